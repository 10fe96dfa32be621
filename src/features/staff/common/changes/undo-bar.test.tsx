// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import '../../../../i18n/i18n.ts';
import { setLastChange } from './last-change.ts';
import { UndoBar } from './undo-bar.tsx';

beforeEach(() => setLastChange(undefined));
afterEach(cleanup);

/** A screen that is left by a link, by a change of its own, or stays with another query. */
function Screen() {
  const navigate = useNavigate();
  const saveAndLeave = () => {
    setLastChange({ message: 'saved' });
    navigate('/other', { replace: true });
  };
  return (
    <>
      <Link to="/other">another screen</Link>
      <Link to="/?show=all">filter</Link>
      <button type="button" onClick={saveAndLeave}>
        save and leave
      </button>
      <UndoBar />
    </>
  );
}

const show = () =>
  render(
    <MemoryRouter>
      <Routes>
        <Route index element={<Screen />} />
        <Route
          path="other"
          element={
            <div>
              <Link to="/">back</Link>
              <UndoBar />
            </div>
          }
        />
      </Routes>
    </MemoryRouter>,
  );
const tap = (name: string) => fireEvent.click(screen.getByText(name));
const changed = () => act(() => setLastChange({ message: 'saved', undo: () => {} }));

it('stays on its screen, whatever is filtered there', () => {
  show();
  changed();
  tap('filter');
  expect(screen.getByText('saved')).toBeTruthy();
});

it('leaves with its screen: on another one it would cover a button and name nothing that is shown', () => {
  show();
  changed();
  tap('another screen');
  expect(screen.queryByText('saved')).toBeNull();
  tap('back');
  expect(screen.queryByText('saved')).toBeNull();
});

it('follows a change that leads to another screen by itself, and goes with that one', () => {
  show();
  tap('save and leave');
  expect(screen.getByText('saved')).toBeTruthy();
  tap('back');
  expect(screen.queryByText('saved')).toBeNull();
});
