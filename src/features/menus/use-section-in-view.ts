import { useCallback, useEffect, useRef, useState } from 'react';

/** The tab of everything; its place is above the first section. */
export const allSections = 'all';

/** How far under the tabs a section counts as the one being read, px. */
const readingOffset = 20;

/** A jump settles within this; until then what passes by is not what is being read, ms. */
const settleMs = 400;

/**
 * Which section of a long list is being read, so that tabs and scrolling stay in step, and a way to
 * jump to one. An observer of one line costs nothing while nothing passes it.
 */
export function useSectionInView(ids: readonly string[], tabs: () => HTMLElement | null) {
  const [active, setActive] = useState(allSections);
  const jumpedAt = useRef(Number.NEGATIVE_INFINITY);
  const key = ids.join();

  useEffect(() => {
    const sections = key.split(',').flatMap((id) => document.getElementById(id) ?? []);
    const inside = new Set<string>();
    let observer: IntersectionObserver | undefined;
    const observe = () => {
      observer?.disconnect();
      inside.clear();
      const line =
        Math.round((tabs()?.getBoundingClientRect().height ?? 0) + barHeight()) + readingOffset;
      const below = Math.max(0, innerHeight - line - 1);
      observer = new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) {
            if (isIntersecting) inside.add(target.id);
            else inside.delete(target.id);
          }
          if (performance.now() - jumpedAt.current < settleMs) return;
          setActive([...inside].at(-1) ?? allSections);
        },
        { rootMargin: `-${line}px 0px -${below}px 0px` },
      );
      for (const section of sections) observer.observe(section);
    };
    observe();
    addEventListener('resize', observe);
    return () => {
      observer?.disconnect();
      removeEventListener('resize', observe);
    };
  }, [key, tabs]);

  useEffect(() => {
    // Whoever scrolls on at once is reading where that leads, not where the jump led.
    const release = () => {
      jumpedAt.current = Number.NEGATIVE_INFINITY;
    };
    const inputs = ['wheel', 'touchmove', 'keydown'] as const;
    for (const input of inputs) addEventListener(input, release, { passive: true });
    return () => {
      for (const input of inputs) removeEventListener(input, release);
    };
  }, []);

  const jump = useCallback((id: string, target: HTMLElement | null) => {
    jumpedAt.current = performance.now();
    setActive(id);
    // At once: a smooth journey past 300 cards would draw them all. Twice: what comes into view has
    // only then its real height.
    target?.scrollIntoView({ block: 'start' });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => target?.scrollIntoView({ block: 'start' })),
    );
  }, []);

  return { active, jump };
}

function barHeight(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--app-bar-height');
  return Number.parseFloat(height) || 61;
}
