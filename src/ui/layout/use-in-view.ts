import { type RefObject, useEffect, useState } from 'react';

/** Whether an element is on the part of the page that is seen; true until that is known. */
export function useInView(place: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(true);
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver((entries) =>
      // The last one is how it stands now.
      setSeen(entries.at(-1)?.isIntersecting !== false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return isSeen;
}
