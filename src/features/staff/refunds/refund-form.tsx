import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import { type Cents, formatMoney, formatPoints } from '../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle, type Order, quantitiesOf } from '../../../domain/order/order.ts';
import { maxReasonLength } from '../../../domain/refunds/reason-limits.ts';
import type { CustomerRefund, RefundTarget } from '../../../domain/refunds/refund.ts';
import type { CustomerRequest } from '../../../domain/refunds/requests/refund-request.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { Stepper } from '../../../ui/controls/stepper.tsx';
import { FieldError } from '../../../ui/forms/field-error.tsx';
import { TextArea } from '../../../ui/forms/text-area.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { UnsavedNotice } from '../common/forms/unsaved-notice.tsx';
import { refusals } from './decision-problem.ts';
import { PreviewDialog } from './preview-dialog.tsx';
import { RefundHistory } from './refund-history.tsx';
import styles from './refunds.module.css';
import { Refusals } from './refusals.tsx';
import { RequestCard } from './request-card.tsx';
import { useRefundForm } from './use-refund-form.ts';

type RefundFormProps = {
  order: Order;
  /** The customer's open request; the form starts with what it asks for. */
  request: CustomerRequest | undefined;
  menus: Menus;
  language: Language;
  /** Earlier refunds of the order. */
  refunds: readonly CustomerRefund[];
};

/** The customer's request, and what to refund: menus, an amount or the whole order; how; and the message to the customer. */
export function RefundForm({ order, request, menus, language, refunds }: RefundFormProps) {
  const { t } = useTranslation();
  const form = useRefundForm(order, request, refunds, menus);
  const { kind, to, quantities, amount, reason } = form.values;
  const titleOf = (key: string) => {
    const line = order.menus[key];
    const menu = menus[key];
    if (line) return lineTitle(line, language);
    return menu ? menuTitle(menu, language) : key;
  };
  const refused = refusals(t, form.problems, titleOf);
  return (
    <section className={styles.form} aria-label={t('환불')}>
      {request && (
        <RequestCard
          request={request}
          order={order}
          language={language}
          agreeing={form.busy}
          onAgree={() => void form.agree()}
        />
      )}
      <RefundHistory refunds={refunds} language={language} />
      {form.restored && <UnsavedNotice onDiscard={form.discard} />}
      <Segmented
        label={t('무엇을 돌려줄까요?')}
        options={[
          { value: 'reduction', label: t('메뉴') },
          { value: 'goodwill', label: t('금액') },
          { value: 'cancellation', label: t('주문 취소') },
        ]}
        value={kind}
        onChange={(next) => form.change({ kind: next })}
      />
      {kind === 'reduction' && (
        <ul className={styles.dishes}>
          {Object.keys({ ...quantitiesOf(order), ...quantities }).map((key) => {
            const title = titleOf(key);
            const most = form.mostOf(key);
            const stay = quantities[key] ?? 0;
            const giveBack = (count: number) =>
              form.change({ quantities: { ...quantities, [key]: most - count } });
            return (
              <li key={key} className={styles.dish}>
                <span>
                  {title}
                  <small className={styles.stay}>
                    {t('{{most}}개 가운데 {{stay}}개 남음', { most, stay })}
                  </small>
                </span>
                <Stepper
                  quantity={most - stay}
                  labels={{
                    group: t('{{title}} 돌려줄 수량', { title }),
                    minus: t('{{title}} 하나 덜 돌려주기', { title }),
                    plus: t('{{title}} 하나 더 돌려주기', { title }),
                    manual: String,
                  }}
                  onMinus={() => giveBack(Math.max(0, most - stay - 1))}
                  onPlus={() => giveBack(most - stay + 1)}
                  plusDisabled={stay === 0}
                />
              </li>
            );
          })}
        </ul>
      )}
      {kind === 'reduction' && <GivenBack given={form.given} to={to} />}
      {kind === 'reduction' && refused.menus && <FieldError>{refused.menus}</FieldError>}
      {kind === 'goodwill' && (
        <TextField
          label={t('돌려줄 금액 ($)')}
          inputMode="decimal"
          value={amount}
          error={refused.amount}
          onChange={({ target }) => form.change({ amount: target.value.trim() })}
        />
      )}
      <Segmented
        label={t('어디로 돌려줄까요?')}
        options={[
          { value: 'card', label: t('카드') },
          { value: 'points', label: t('포인트'), disabled: !form.mayUsePoints },
        ]}
        value={to}
        hint={t('1포인트 = $1. 포인트는 손님이 원할 때만 골라 주세요.')}
        onChange={(next) => form.change({ to: next })}
      />
      <TextArea
        label={t('이유 (손님이 읽어요)')}
        maxLength={maxReasonLength}
        value={reason}
        error={refused.reason}
        onChange={(event) => form.change({ reason: event.target.value })}
      />
      <Refusals messages={{ form: refused.form }} />
      <Button
        variant={request ? 'secondary' : 'primary'}
        size="large"
        fullWidth
        busy={form.busy}
        onClick={() => void form.preview()}
      >
        {t('미리 보기')}
      </Button>
      {form.previewed && (
        <PreviewDialog
          preview={form.previewed.preview}
          menus={menus}
          language={language}
          changed={form.previewed.changed}
          busy={form.busy}
          onConfirm={() => void form.confirm()}
          onClose={form.dismiss}
        />
      )}
    </section>
  );
}

type GivenBackProps = {
  /** What the dishes that are taken out give back; undefined if none would stay. */
  given: { money: Cents; points: Cents } | undefined;
  to: RefundTarget;
};

/** What goes back for the dishes that are chosen so far. */
function GivenBack({ given, to }: GivenBackProps) {
  const { t } = useTranslation();
  const asPoints = (given?.points ?? 0) + (to === 'points' ? (given?.money ?? 0) : 0);
  return (
    <output className={styles.given}>
      {given ? (
        <>
          {to === 'card' && (
            <strong>
              {t('카드로 돌려줄 돈 {{amount}}', { amount: formatMoney(given.money) })}
            </strong>
          )}
          {asPoints > 0 && (
            <span>{t('돌려줄 포인트 {{points}}점', { points: formatPoints(asPoints) })}</span>
          )}
        </>
      ) : (
        t('모두 빼시려면 위에서 ‘주문 취소’를 골라 주세요.')
      )}
    </output>
  );
}
