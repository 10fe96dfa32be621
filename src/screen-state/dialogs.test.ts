import { beforeEach, describe, expect, it } from 'vitest';
import {
  closeAllDialogs,
  closeDialog,
  closeEdits,
  type DialogRequest,
  openDialog,
  useDialogs,
} from './dialogs.ts';

const edit = (dateId: string): DialogRequest => ({ kind: 'edit-order', dateId, orderId: 'home' });
const open = () => useDialogs.getState().stack;
const kinds = () => open().map(({ kind }) => kind);

beforeEach(closeAllDialogs);

describe('a dialog that closes', () => {
  it('leaves the dialogs above it as they were', () => {
    openDialog({ kind: 'order-history' });
    openDialog(edit('20261124_1'));
    openDialog({ kind: 'point-history' });
    const [, editing, above] = open();
    if (editing) closeDialog(editing);
    expect(kinds()).toEqual(['order-history', 'point-history']);
    expect(open()[1]).toBe(above);
  });

  it('closes nothing when it is closed a second time, not even a dialog of the same kind', () => {
    openDialog({ kind: 'login' });
    const [first] = open();
    if (first) closeDialog(first);
    openDialog({ kind: 'login' });
    if (first) closeDialog(first);
    expect(kinds()).toEqual(['login']);
  });
});

it('a stored order closes only the edits of its date', () => {
  openDialog(edit('20261124_1'));
  openDialog(edit('20261127_1'));
  openDialog({ kind: 'drawer' });
  closeEdits('20261124_1');
  expect(open()).toMatchObject([edit('20261127_1'), { kind: 'drawer' }]);
});
