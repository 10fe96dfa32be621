import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../domain/lib/money.ts';
import { maxTypedQuantity, parseQuantity } from '../../../domain/order/basket/basket.ts';
import { limitOf, quantityAllowed } from '../../../domain/order/plan/order-limits.ts';
import { type LineProblem, lineProblems } from '../../../domain/order/plan/order-problems.ts';
import { overLimitMessage, problemMessage } from '../../../i18n/order-problem-message.ts';
import { quantityLabels, quantityMessage } from '../../../i18n/quantity-message.ts';
import { stepperLabels } from '../../../i18n/stepper-labels.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { Price } from '../../../ui/layout/price.tsx';
import { QuantityDialog } from '../../../ui/overlays/quantity-dialog.tsx';
import styles from './order-line-list.module.css';
import type { FormLine } from './order-lines.ts';
import type { OrderForm } from './use-order-form.ts';

/** The parts of an order form that its lines need; a basket alone has no existing order. */
export type LinesForm = Pick<
  OrderForm,
  'dateId' | 'lines' | 'existing' | 'quantities' | 'screenState' | 'setQuantity'
>;

type OrderLineListProps = {
  form: LinesForm;
  /** Problems with lines that the stores reported at the last attempt. */
  refused?: readonly LineProblem[];
};

/** The lines of an order with their quantities, each with its problem if it has one. */
export function OrderLineList({ form, refused = [] }: OrderLineListProps) {
  const { t } = useTranslation();
  const { dateId, lines, existing, quantities } = form;
  const { date, menus, orders } = form.screenState;
  const now = date ? lineProblems(quantities, { dateId, date, menus, orders, existing }) : [];
  const problems = [...now, ...refused];
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers
    <ul className={styles.list} role="list" aria-label={t('주문 내용')}>
      {lines.map((line) => (
        <li key={line.menuKey}>
          <OrderLineRow
            line={line}
            form={form}
            problem={problems.find(({ menuKey }) => menuKey === line.menuKey)}
          />
        </li>
      ))}
    </ul>
  );
}

type OrderLineRowProps = { line: FormLine; form: LinesForm; problem: LineProblem | undefined };

function OrderLineRow({ line, form, problem }: OrderLineRowProps) {
  const { t } = useTranslation();
  const [typing, setTyping] = useState(false);
  const { dateId, existing } = form;
  const { date, orders } = form.screenState;
  const { menuKey, title, q, was, onSale } = line;
  const limit = date && limitOf(date, menuKey);
  // What other orders of the date leave of the limit; a line of this order may always keep its quantity.
  const allowed = date ? quantityAllowed(date, orders, dateId, menuKey, existing?.orderKey) : 0;
  const most = Math.max(was, onSale ? Math.min(allowed, maxTypedQuantity) : 0);
  const kept = problem?.code === 'sold-out' ? was : most;
  const tooMany = () =>
    onSale
      ? overLimitMessage(t, title, limit ?? maxTypedQuantity, allowed)
      : t('{{title}}: 이미 품절되었어요. 빼고 다시 주문해 주세요.', { title });
  const plus = () => {
    if (q + 1 > most) notify.negative(tooMany());
    else form.setQuantity(menuKey, q + 1);
  };
  const type = (typed: string): string | undefined => {
    const parsed = parseQuantity(typed, most);
    if (!parsed.ok) return quantityMessage(t, parsed, tooMany);
    form.setQuantity(menuKey, parsed.quantity);
    return undefined;
  };
  return (
    <div className={styles.row}>
      <p className={q === 0 ? styles.gone : styles.title}>{title}</p>
      <p className={styles.detail}>
        {formatMoney(line.price)}
        {was > 0 && <span>{was === q ? t('주문하신 메뉴') : t('기존 {{was}}개', { was })}</span>}
      </p>
      <div className={styles.figures}>
        <Stepper
          quantity={q}
          onMinus={() => form.setQuantity(menuKey, q - 1)}
          onPlus={plus}
          onManual={() => setTyping(true)}
          labels={stepperLabels(t, title)}
          plusDisabled={!onSale && q >= was}
        />
        <Price cents={line.price * q} look="strong" />
      </div>
      {problem && (
        <div className={styles.problem} role="alert">
          <p>{problemMessage(t, problem, () => title)}</p>
          <Button onClick={() => form.setQuantity(menuKey, Math.min(q, kept))}>
            {kept === 0 ? t('빼기') : t('{{count}}개로 줄이기', { count: kept })}
          </Button>
        </div>
      )}
      {typing && (
        <QuantityDialog
          title={title}
          quantity={q}
          labels={quantityLabels(t)}
          onSave={type}
          onClose={() => setTyping(false)}
        />
      )}
    </div>
  );
}
