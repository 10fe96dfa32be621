import { expect, it, vi } from 'vitest';
import { saveLanguage } from './save-profile.ts';

const calls = vi.hoisted(() => [] as string[]);
const shown = vi.hoisted(() => ({ answer: () => {} }));
vi.mock('../firebase/run-plan.ts', () => ({
  runPlan: async (plan: (read: () => Promise<object>) => Promise<object>) => {
    const planned = await plan(async () => ({ name: '김순자', lang: 'ko' }));
    calls.push('stored');
    return planned;
  },
}));
vi.mock('../documents/live-document.ts', () => ({
  observeShown: (_: string, changed: (fields: object) => void) => {
    changed({ lang: 'ko' });
    shown.answer = () => changed({ lang: 'en' });
    return () => {};
  },
}));
vi.mock('../order/copies-queue.ts', () => ({
  enqueueProfileCopies: () => calls.push('copies queued'),
}));

it('queues the copies of a stored profile before the screens show it: the page may be closed meanwhile', async () => {
  const saving = saveLanguage({ uid: 'u1' }, 'en').then(() => calls.push('saved'));
  await vi.waitFor(() => expect(calls).toEqual(['stored', 'copies queued']));
  shown.answer();
  await saving;
  expect(calls).toEqual(['stored', 'copies queued', 'saved']);
});
