import { afterAll, vi } from 'vitest';
import { LIMITS } from '../../../tests/limits.ts';
import { runTasks } from './run-tasks.ts';

if (typeof window !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: LIMITS.wait });
  // Test files share modules (vitest.config.ts), and with them the language.
  const { setLanguage } = await import('../../i18n/i18n.ts');
  await setLanguage('ko');

  // Putting a closed dialog out of the history takes a few tasks (layer-history.ts); the page outlives them.
  afterAll(async () => {
    vi.useRealTimers();
    await runTasks();
  });
}
