import { type ComponentType, createElement, lazy, memo, Suspense, useState } from 'react';

type LazyPart<Props> = ComponentType<Props> & {
  /** Loads it ahead of its first rendering. Throws what loading throws. */
  preload: () => Promise<unknown>;
};

/** A component that is loaded when it is first rendered, unless before; until then it shows `Waiting`, or what is prerendered. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): LazyPart<Props> {
  let Ready: ComponentType<Props> | undefined;
  const preload = async () => {
    Ready = await load();
    return Ready;
  };
  const Later = lazy(async () => ({ default: await preload() })) as ComponentType<Props>;
  function Part(props: Props) {
    // `lazy` suspends even when all is loaded, and React shows what was suspended 300 ms later.
    const [Loaded] = useState(() => Ready ?? Later);
    return (
      <Suspense fallback={Waiting && <Waiting {...props} />}>
        {createElement(Loaded, props)}
      </Suspense>
    );
  }
  // One that a prerendered page shows already would be taken away by new properties that come before its code.
  return Object.assign(memo(Part), { preload }) as unknown as LazyPart<Props>;
}

/** A part that could not be loaded is tried again after this time, ms, or as soon as the phone is online. */
const retryMs = 15_000;

/**
 * A component that its screen can do without: nothing is shown, or `Waiting`, until it is loaded, also after failures.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Waiting?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyPart(async () => {
    for (;;) {
      try {
        return await load();
      } catch (error) {
        console.error('part of a screen not loaded', error);
        await new Promise((retry) => {
          addEventListener('online', retry, { once: true });
          setTimeout(retry, retryMs);
        });
      }
    }
  }, Waiting);
}
