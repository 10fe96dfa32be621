/** One thing that a customer waits for, and taps where `tap` says so. */
export interface Step {
  name: string;
  /** Selector of the elements that are looked for. */
  selector: string;
  /** Text that the element has. */
  text?: string;
  /** The step is over with a tap on it. */
  tap?: boolean;
}

export interface Course {
  /** When each step was first seen on the screen, usable where it is to be tapped, ms since navigation started. */
  seen: Record<string, number>;
  done: boolean;
}

declare global {
  interface Window {
    course?: Course;
  }
}

/** Runs in the page before all other scripts: takes the steps one by one, as soon as each can be taken. */
export function takeSteps(steps: readonly Step[]): void {
  const course: Course = { seen: {}, done: false };
  window.course = course;
  const onScreen = (element: Element) => {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && top < innerHeight && bottom > 0;
  };
  const usable = (element: Element) =>
    !element.closest('[inert]') && !element.matches(':disabled, [aria-busy="true"]');
  const remaining = [...steps];
  const look = () => {
    const [step] = remaining;
    if (!step) {
      course.done = true;
      return;
    }
    const { name, selector, text = '', tap } = step;
    const found = [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) =>
        element.textContent.includes(text) && onScreen(element) && (!tap || usable(element)),
    );
    if (!found) return void requestAnimationFrame(look);
    remaining.shift();
    // After the frame in which it was found is painted.
    setTimeout(() => {
      course.seen[name] = performance.now();
      if (tap) found.click();
      look();
    });
  };
  requestAnimationFrame(look);
}
