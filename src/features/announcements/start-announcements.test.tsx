// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSeen } from '../../data/messages/seen-announcements.ts';
import type { Announcements } from '../../domain/messages/announcement.ts';
import { closeAllDialogs, useDialogs } from '../../screen-state/dialogs.ts';
import { StartAnnouncements } from './start-announcements.tsx';

const stored = vi.hoisted(() => ({ posted: {} as Announcements }));
vi.mock('../../data/documents/live-document.ts', () => ({
  useLiveDocument: () => ({ value: stored.posted }),
  useConfirmed: () => true,
}));

const closure: Announcements[string] = {
  kind: 'closure',
  places: ['dialog'],
  title: { ko: '휴무 안내', en: 'Closed' },
  text: { ko: '수요일에 쉬어요.', en: 'We are closed on Wednesday.' },
};
const opened = () => useDialogs.getState().stack;
const show = (posted: Announcements) => {
  stored.posted = posted;
  render(
    <>
      <a href="#dates">한국어</a>
      <p>국, 반찬</p>
      <StartAnnouncements />
    </>,
  );
};
const tap = (text: string) => userEvent.click(screen.getByText(text));

beforeEach(() => {
  act(() => {
    closeAllDialogs();
    useSeen.setState({ seen: [] });
  });
});
afterEach(cleanup);

it('opens an announcement after the first tap that is no link', async () => {
  show({ closure });
  expect(opened()).toEqual([]);
  await tap('한국어');
  expect(opened()).toEqual([]);
  await tap('국, 반찬');
  expect(opened()).toMatchObject([{ kind: 'announcement', id: 'closure', bilingual: true }]);
});

it('opens none whose words the screen says, unless staff have written others', async () => {
  show({});
  await tap('국, 반찬');
  expect(opened()).toEqual([]);
  cleanup();
  show({ 'delivery-time': { ...closure, kind: 'delivery-time' } });
  await tap('국, 반찬');
  expect(opened()).toMatchObject([{ kind: 'announcement', id: 'delivery-time' }]);
});
