// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferred } from '../../data/testing/deferred.ts';
import { setLanguage } from '../../i18n/i18n.ts';
import { PersonStep } from './person-step.tsx';

const registering = vi.hoisted(() => ({ answer: Promise.resolve(true) }));
vi.mock('./use-registration.ts', () => ({
  useRegistration: () => ({ register: () => registering.answer, confirming: false }),
}));

beforeEach(async () => {
  await setLanguage('ko');
  sessionStorage.clear();
});
afterEach(cleanup);

it('takes nothing while the profile is being stored, and what was typed again once that has failed', async () => {
  const answer = deferred<boolean>();
  registering.answer = answer.promise;
  const onDone = vi.fn();
  const step = { profile: undefined, withPhone: false, focusField: false, back: null };
  render(
    <BrowserRouter>
      <PersonStep {...step} onDone={onDone} onBusy={() => {}} />
    </BrowserRouter>,
  );
  const name = screen.getByLabelText<HTMLInputElement>('이름');
  fireEvent.change(name, { target: { value: '김하늘' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '가입하기' })));
  expect(name.matches(':disabled')).toBe(true);
  await act(async () => answer.resolve(false));
  expect(name.matches(':disabled')).toBe(false);
  expect(name.value).toBe('김하늘');
  expect(onDone).not.toHaveBeenCalled();
  registering.answer = Promise.resolve(true);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: '가입하기' })));
  expect(onDone.mock.calls[0]?.[0]).toMatchObject({ name: '김하늘' });
});
