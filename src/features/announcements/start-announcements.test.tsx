// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
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
      <StartAnnouncements />
    </>,
  );
};

beforeEach(() => {
  act(() => {
    closeAllDialogs();
    useSeen.setState({ seen: [] });
  });
});
afterEach(cleanup);

it('opens an announcement by itself', () => {
  show({ closure });
  expect(opened()).toMatchObject([{ kind: 'announcement', id: 'closure', bilingual: true }]);
});

it('opens none under a finger', async () => {
  show({});
  fireEvent.pointerDown(screen.getByText('한국어'));
  stored.posted = { closure };
  act(() => useSeen.setState({ seen: ['another'] }));
  expect(opened()).toEqual([]);
  fireEvent.pointerUp(screen.getByText('한국어'));
  await waitFor(() => expect(opened()).toMatchObject([{ id: 'closure' }]));
});

it('opens none whose words the screen says, unless staff have written others', () => {
  show({});
  expect(opened()).toEqual([]);
  cleanup();
  show({ 'delivery-time': { ...closure, kind: 'delivery-time' } });
  expect(opened()).toMatchObject([{ kind: 'announcement', id: 'delivery-time' }]);
});
