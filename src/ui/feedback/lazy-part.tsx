import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A component that is loaded when it is first rendered; until then nothing is shown. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part at module level, as `lazy` is
  return function LazyPart(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>;
  };
}

/** A part that could not be loaded is tried again after this time, ms, or as soon as the phone is online. */
const retryMs = 15_000;

/** A component that its screen can do without: nothing is shown until it is loaded, also after failures. */
export function optionalPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
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
  });
}
