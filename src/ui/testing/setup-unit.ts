import { afterAll, vi } from 'vitest';
import { LIMITS } from '../../../tests/support/limits.ts';
import { runTasks } from './run-tasks.ts';

if (typeof window !== 'undefined') {
  const { cleanup, configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LIMITS.wait });
  // jsdom has no layout and no animations: these are over at once.
  document.elementsFromPoint ??= () => [];
  Element.prototype.animate ??= () => {
    const animation = {} as Animation;
    queueMicrotask(() => animation.onfinish?.call(animation, {} as AnimationPlaybackEvent));
    return animation;
  };
  Element.prototype.getAnimations ??= () => [];
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  // Test files share modules (vitest.config.ts), and with them the language.
  const { setLanguage } = await import('../../i18n/i18n.ts');
  await setLanguage('ko');

  // Test files share the page too, so it is left empty. Removing a closed dialog from the history takes a few
  // tasks (dialog-history.ts).
  afterAll(async () => {
    vi.useRealTimers();
    cleanup();
    await runTasks();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
  });
}
