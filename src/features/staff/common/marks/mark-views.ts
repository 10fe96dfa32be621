import type { TFunction } from 'i18next';
import { Check, type LucideIcon } from 'lucide-react';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../../domain/staff/orders/mark-table.ts';
import type { MarkContent } from '../../../../domain/staff/orders/order-marks.ts';
import type { ActionText } from '../action-words/action-words-type.ts';

/** Where an order is shown: on the board, on the way, on its label, and on the lists that are printed. */
export type MarkPlace = 'row' | 'stop' | 'label' | 'paper';

/** How a mark's button is shown. */
export interface MarkButtonView {
  on: boolean;
  label: string;
  /** What is read aloud, if not the customer's name and the label. */
  spoken?: string;
}

interface MarkView extends ActionText<MarkContent | null> {
  icon: LucideIcon;
  /** What a tap did: `set` the mark, or removed it. */
  done: (t: TFunction, set: boolean, one: BoardOrder) => string;
  /** Where those who may set it have its button. */
  buttonOn: readonly ('row' | 'stop')[];
  /** Its button on an order, undefined where it has none; without this one with its name until the order is cancelled. */
  button?: (t: TFunction, one: BoardOrder) => MarkButtonView | undefined;
  /** Where its name stands beside an order that has it, for all who are told of it. */
  noteOn: readonly MarkPlace[];
}

/** The words of the marks of orders, and where they are shown, in the order of their buttons. */
export const markViews: Record<MarkKind, MarkView> = {
  packed: {
    icon: Check,
    name: (t) => t('포장'),
    done: (t, set) => (set ? t('포장했어요') : t('포장 표시를 지웠어요')),
    state: (mark, { t }) => {
      if (!mark?.lines) return wasMade(mark, { t });
      const portions = Object.values(mark.lines).reduce((sum, q) => sum + q, 0);
      return `${t('했음')} · ${t('{{portions}}인분', { portions })}`;
    },
    buttonOn: ['row'],
    button: (t, { cancelled, packed, repack }) => {
      if (cancelled) return undefined;
      if (!repack) return { on: packed, label: t('포장') };
      return { on: false, label: repack.onlyAddress ? t('새 라벨 붙임') : t('다시 포장') };
    },
    noteOn: [],
  },
  delivered: {
    icon: Check,
    name: (t) => t('배송 완료'),
    done: (t, set) => (set ? t('배송했어요') : t('배송 표시를 지웠어요')),
    state: wasMade,
    buttonOn: ['row', 'stop'],
    noteOn: [],
  },
  'cash-taken': {
    icon: Check,
    name: (t) => t('돈 받음'),
    done: (t, set, { collect }) => {
      if (collect < 0) return t('돈을 돌려주었어요');
      return set ? t('돈을 받았어요') : t('받은 돈 표시를 지웠어요');
    },
    state: (mark, { t }) => (mark ? formatMoney(mark.amount ?? 0) : t('안 했음')),
    buttonOn: ['row', 'stop'],
    // One tap takes the cash that is left to collect, or gives back what is too much.
    button: (t, { order, due, taken, collect }) => {
      if (due === 0 && taken === 0) return undefined;
      const { name } = order.customerInfo;
      const amount = formatMoney(Math.abs(collect) || taken);
      return {
        on: collect === 0,
        label: collect < 0 ? t('{{amount}} 돌려주기', { amount }) : amount,
        spoken:
          collect < 0
            ? t('{{name}}: {{amount}} 돌려줌', { name, amount })
            : t('{{name}}: {{amount}} 받음', { name, amount }),
      };
    },
    noteOn: [],
  },
};

/** What the log says of a mark that says nothing more. */
function wasMade(mark: MarkContent | null, { t }: { t: TFunction }): string {
  return mark ? t('했음') : t('안 했음');
}
