import { useCallback, useEffect, useRef, useState } from 'react';

/** Id of the tab for all menus; it is active above the first section. */
export const allSections = 'all';

/** How far below the tabs a section must reach to count as the one being read, px. */
const readingOffset = 20;

/** After a jump, sections that scroll past are ignored for this long, ms. */
const settleMs = 400;

/**
 * The section of a long list that is being read, so that the tabs follow the scrolling, and a function to
 * jump to a section. It observes a single line of the viewport, so scrolling within a section costs nothing.
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
    // If the customer scrolls after a jump, the tabs follow the scrolling again at once.
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
    // Without smooth scrolling, which would render all 300 cards on the way. Twice, because sections get
    // their real height only when they come into view.
    target?.scrollIntoView({ block: 'start' });
    requestAnimationFrame(() =>
      requestAnimationFrame(() => target?.scrollIntoView({ block: 'start' })),
    );
  }, []);

  return { active, jump };
}

function barHeight(): number {
  const height = getComputedStyle(document.documentElement).getPropertyValue('--app-bar-height');
  return Number.parseFloat(height);
}
