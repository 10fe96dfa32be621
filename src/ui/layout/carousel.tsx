import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import styles from './carousel.module.css';
import strip from './strip.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

type CarouselProps = {
  labels: {
    carousel: string;
    previous: string;
    next: string;
    /** Such as "사진 2 / 3". `number` counts from 1. */
    slide: (number: number, total: number) => string;
  };
  slides: readonly { id: string; content: ReactNode }[];
};

/**
 * Several pictures, to swipe or to step through with arrow buttons. A single picture is shown without a
 * carousel.
 */
export function Carousel({ labels, slides }: CarouselProps) {
  const viewport = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = viewport.current ?? {};
    if (clientWidth > 0) setCurrent(Math.round(scrollLeft / clientWidth));
  };
  const step = (by: number) => {
    const left = (current + by) * (viewport.current?.clientWidth ?? 0);
    // The style sheet decides how it scrolls: without animation for reduced motion.
    viewport.current?.scrollTo({ left });
  };
  const total = slides.length;
  return (
    <section className={styles.root} aria-label={labels.carousel}>
      <div
        className={clsx(strip.strip, styles.rounded)}
        ref={viewport}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys where it has the focus
        tabIndex={0}
        onScroll={follow}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is no set of form controls
          <div
            key={slide.id}
            className={strip.slide}
            role="group"
            aria-label={labels.slide(index + 1, total)}
            aria-hidden={index !== current}
          >
            {slide.content}
          </div>
        ))}
      </div>
      <div className={clsx(styles.arrow, styles.previous)}>
        <IconButton
          look="outlined"
          label={labels.previous}
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={current === 0}
          onClick={() => step(-1)}
        />
      </div>
      <div className={clsx(styles.arrow, styles.next)}>
        <IconButton
          look="outlined"
          label={labels.next}
          icon={<ChevronRight aria-hidden="true" />}
          disabled={current === total - 1}
          onClick={() => step(1)}
        />
      </div>
      <div className={styles.dots} aria-hidden="true">
        {slides.map((slide, index) => (
          <span key={slide.id} className={clsx(styles.dot, index === current && styles.current)} />
        ))}
      </div>
      <p role="status">
        <VisuallyHidden>{labels.slide(current + 1, total)}</VisuallyHidden>
      </p>
    </section>
  );
}
