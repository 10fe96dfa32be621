import { useTranslation } from 'react-i18next';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../../domain/staff/orders/mark-table.ts';
import { markActions } from '../../../../domain/staff/orders/order-marks.ts';
import { useMay } from '../shell/role.ts';
import { type MarkButtonView, markViews } from './mark-views.ts';

type MarkButtonProps = {
  one: BoardOrder;
  kind: MarkKind;
  place: 'row' | 'stop';
  className: string | undefined;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
};

/** Sets or removes a mark of an order with one tap; nothing for those who may not, and where the mark has no button. */
export function MarkButton({ one, kind, place, className, onMark }: MarkButtonProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { buttonOn, icon: Icon, name, button } = markViews[kind];
  const plain = (): MarkButtonView | undefined =>
    one.cancelled ? undefined : { on: one.marks?.[kind] !== undefined, label: name(t) };
  const shown = button ? button(t, one) : plain();
  if (!shown || !buttonOn.includes(place) || !may.run(markActions[kind])) return null;
  const { on, label, spoken = `${one.order.customerInfo.name}: ${label}` } = shown;
  return (
    <button
      type="button"
      className={className}
      aria-pressed={on}
      aria-label={spoken}
      onClick={() => onMark(one, kind)}
    >
      <Icon aria-hidden="true" />
      {label}
    </button>
  );
}
