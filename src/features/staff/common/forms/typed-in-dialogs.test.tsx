// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseIngredients } from '../../../../domain/staff/shopping/ingredients.ts';
import '../../../../i18n/i18n.ts';
import { deferred } from '../../../../data/testing/deferred.ts';
import { HandleDialog } from '../../inbox/handle-dialog.tsx';
import { BlockDialog } from '../../more/customers/block-dialog.tsx';
import { KindSheet } from '../../more/ingredients/kind-sheet.tsx';
import { store } from '../../testing/fake-store.ts';
import { setLastChange } from '../changes/last-change.ts';

vi.mock(
  '../../../../data/staff/common/run-staff-plan.ts',
  () => import('../../testing/fake-store.ts'),
);

beforeEach(() => {
  store.documents = {
    'manages/ingredients': stored,
    'errors/orderIssues': { [issue.dateId]: { 2: { issue: issue.kind } } },
  };
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  toast.remove();
  setLastChange(undefined);
});

const stored = { dishes: {}, kinds: { 대파: { name: '대파', group: '' } } };
const dateId = '20261124_1';
const kind = 'cardPaymentException';
const issue = { id: `order-${dateId}-2`, kind, dateId, orderKey: 'house' };
const entry = { issue: { ...issue, uid: 'u1' }, handled: undefined } as never;

interface Case {
  name: string;
  dialog: (onClose: () => void) => ReactElement;
  label: string | RegExp;
  button: string;
}

it.each<Case>([
  {
    name: 'the note to an issue',
    dialog: (onClose) => <HandleDialog entry={entry} onClose={onClose} />,
    label: /^메모/,
    button: '처리했어요',
  },
  {
    name: 'why a phone is blocked',
    dialog: (onClose) => (
      <BlockDialog uid="u1" phone="0491570156" block={undefined} onClose={onClose} />
    ),
    label: '이유',
    button: '막기',
  },
  {
    name: 'the name of an ingredient',
    dialog: (onClose) => (
      <KindSheet of="대파" ingredients={parseIngredients(stored)} onClose={onClose} />
    ),
    label: '이름',
    button: '저장',
  },
])(
  'keeps what is typed through a reload until it is saved, and takes nothing while it is: $name',
  async (one) => {
    const { dialog, label, button } = one;
    const closed = vi.fn();
    const open = () => render(<MemoryRouter>{dialog(closed)}</MemoryRouter>);
    open();
    fireEvent.change(screen.getByLabelText(label), { target: { value: '전화로 이야기함' } });
    cleanup();
    open();
    expect(screen.getByLabelText(label)).toHaveProperty('value', '전화로 이야기함');
    const response = deferred<void>();
    store.answer = response.promise;
    expect(screen.getByLabelText(label).matches(':disabled')).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: button }));
    // What would be typed now would be lost when the dialog closes.
    expect(screen.getByLabelText(label).matches(':disabled')).toBe(true);
    response.resolve();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
    cleanup();
    expect(sessionStorage).toHaveLength(0);
  },
);
