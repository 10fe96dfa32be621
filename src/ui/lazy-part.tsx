import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A component that is loaded when it is first shown; until it is there, nothing stands in its place. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once a part at module level, as `lazy` is
  return function LazyPart(props: Props) {
    return <Suspense>{createElement(Part, props)}</Suspense>;
  };
}
