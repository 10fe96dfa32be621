// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveConsents } from '../data/messages/save-consents.ts';
import { type ConsentChoice, type Consents, planConsents } from '../domain/messages/consent.ts';
import { applyWrites } from '../domain/testing/apply-writes.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { ReminderSettings } from './reminder-settings.tsx';

vi.mock('../data/messages/save-consents.ts', () => ({ saveConsents: vi.fn() }));
vi.mock('../data/customer/use-user.ts', () => ({ useUser: () => ({}) }));
vi.mock('../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ loading: false, value: store.told }),
}));
vi.mock('../data/documents/sources.ts', () => ({ customerConsents: () => ({}) }));
vi.mock('./confirm-reminder-email.tsx', () => ({ ConfirmReminderEmail: () => null }));

const store = vi.hoisted(() => ({ told: undefined as Consents | undefined }));
const saved: Partial<ConsentChoice>[] = [];
let answers: (() => void)[] = [];
const answer = () => act(async () => answers.shift()?.());
const consentsTo = (choice: ConsentChoice) =>
  applyWrites({}, planConsents('u1', undefined, choice, 'ko', 1))['consents/u1'] as Consents;

beforeEach(async () => {
  await setLanguage('ko');
  saved.length = 0;
  store.told = undefined;
  answers = [];
  vi.mocked(saveConsents).mockImplementation((_, choice) => {
    saved.push(choice);
    return new Promise((done) => answers.push(() => done(undefined as never)));
  });
});
afterEach(cleanup);

const box = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });

it('keeps the focus while a tap is stored, and stores the next tap after it', async () => {
  render(<ReminderSettings uid="u1" />);
  box(/열리면/).focus();
  await userEvent.keyboard(' ');
  expect(document.activeElement).toBe(box(/열리면/));
  expect(box(/열리면/).disabled).toBe(false);
  await userEvent.click(box(/마감되기 전/));
  expect(box(/마감되기 전/).checked).toBe(true);
  expect(saved).toEqual([{ opening: true }]);
  await answer();
  expect(saved).toEqual([{ opening: true }, { opening: true, closing: true }]);
  expect(box(/열리면/).checked).toBe(true);
});

it('goes back if it was not stored', async () => {
  vi.mocked(saveConsents).mockRejectedValueOnce(new Error('refused'));
  render(<ReminderSettings uid="u1" />);
  await userEvent.click(box(/마감되기 전/));
  await screen.findByText('카카오톡');
  expect(box(/마감되기 전/).checked).toBe(false);
});

it('shows what was ended elsewhere after a tap here, and the next tap does not give it again', async () => {
  const view = render(<ReminderSettings uid="u1" />);
  await userEvent.click(box(/열리면/));
  store.told = consentsTo({ opening: true, closing: false, channel: 'email' });
  await answer();
  expect(box(/열리면/).checked).toBe(true);
  store.told = consentsTo({ opening: false, closing: false, channel: 'email' });
  view.rerender(<ReminderSettings uid="u1" />);
  expect(box(/열리면/).checked).toBe(false);
  await userEvent.click(box(/마감되기 전/));
  expect(saved.at(-1)).toEqual({ closing: true });
});
