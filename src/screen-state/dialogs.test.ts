import { beforeEach, describe, expect, it } from 'vitest';
import {
  closeAllDialogs,
  closeDialog,
  closeEdits,
  type DialogRequest,
  openDialog,
  useDialogs,
} from './dialogs.ts';

const edit = (dateId: string): DialogRequest => ({ kind: 'edit-order', dateId, orderKey: 'home' });
const open = () => useDialogs.getState().stack;
const kinds = () => open().map(({ kind }) => kind);

beforeEach(closeAllDialogs);

describe('a dialog that closes', () => {
  it('leaves what was opened above it, as it was', () => {
    openDialog({ kind: 'order-history' });
    openDialog(edit('20261124_1'));
    openDialog({ kind: 'point-history' });
    const [, editing, above] = open();
    if (editing) closeDialog(editing);
    expect(kinds()).toEqual(['order-history', 'point-history']);
    expect(open()[1]).toBe(above);
  });

  it('a second time closes nothing, not even its like', () => {
    openDialog({ kind: 'login' });
    const [first] = open();
    if (first) closeDialog(first);
    openDialog({ kind: 'login' });
    if (first) closeDialog(first);
    expect(kinds()).toEqual(['login']);
  });
});

it('an order that has come closes the edits of its date alone', () => {
  openDialog(edit('20261124_1'));
  openDialog(edit('20261127_1'));
  openDialog({ kind: 'drawer' });
  closeEdits('20261124_1');
  expect(open()).toMatchObject([edit('20261127_1'), { kind: 'drawer' }]);
});
