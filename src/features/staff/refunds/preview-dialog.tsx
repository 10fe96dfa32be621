import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../data/device/server-clock.ts';
import { formatDay } from '../../../domain/dates/format-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { formatMoney, formatPoints } from '../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { lineTitle, type OrderLine, quantitiesOf } from '../../../domain/order/order.ts';
import type { RefundPreview } from '../../../domain/refunds/plans/refund-preview.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from './refunds.module.css';

type PreviewDialogProps = {
  preview: RefundPreview;
  menus: Menus;
  language: Language;
  /** Something has changed since the preview that staff confirmed. */
  changed: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/**
 * Previews everything that a decision changes: menus, refund per payment, points, invoices and credit notes.
 */
export function PreviewDialog({
  preview,
  menus,
  language,
  changed,
  busy,
  onConfirm,
  onClose,
}: PreviewDialogProps) {
  const { t } = useTranslation();
  const { before, after, amount, missing, to } = preview;
  const given = formatMoney(amount - missing);
  const total = (cents: number) => formatMoney(cents);
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('이대로 돌려줄까요?')}
      reading
      closeLabel={t('닫기')}
      locked={busy}
      footer={
        <Button
          data-confirms=""
          variant="primary"
          size="large"
          fullWidth
          busy={busy}
          onClick={onConfirm}
        >
          {amount - missing === 0
            ? after
              ? t('주문 줄이기')
              : t('주문 취소')
            : to === 'points'
              ? t('{{amount}} 포인트로 돌려주기', { amount: given })
              : t('{{amount}} 카드로 돌려주기', { amount: given })}
        </Button>
      }
    >
      <div className={styles.screen}>
        {changed && (
          <Notice tone="honey" announce>
            {t('그사이 바뀐 것이 있어요. 다시 확인해 주세요.')}
          </Notice>
        )}
        <OldAndNew
          before={before.lines}
          after={after ? quantitiesOf({ menus: after.lines }) : {}}
          menus={menus}
          language={language}
        />
        <Rows
          rows={[
            {
              id: 'given',
              label: t('이 주문에 이미 돌려준 금액'),
              value: total(preview.given.amount),
              strong: preview.given.amount > 0,
            },
            {
              id: 'total',
              label: t('주문 합계'),
              value: `${total(before.total)} → ${total(after?.total ?? 0)}`,
            },
            {
              id: 'used',
              label: t('쓴 포인트'),
              value: `${formatPoints(before.pointsUsed)} → ${formatPoints(after?.pointsUsed ?? 0)}`,
            },
            {
              id: 'earned',
              label: t('받는 포인트'),
              value: `${formatPoints(before.pointsEarned)} → ${formatPoints(after?.pointsEarned ?? 0)}`,
            },
            {
              id: 'balance',
              label: t('손님의 포인트 잔액'),
              value: `${formatPoints(preview.balanceBefore)} → ${formatPoints(preview.balanceAfter)}`,
            },
          ]}
        />
        <Destinations preview={preview} language={language} />
        <Warnings preview={preview} />
      </div>
    </Sheet>
  );
}

function Destinations({ preview, language }: { preview: RefundPreview; language: Language }) {
  const { t } = useTranslation();
  const now = serverNow();
  if (preview.parts.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{t('어느 결제로 돌아가나요')}</h3>
      <Rows
        rows={preview.parts.map(({ payment_intent, amount, created }) => ({
          id: payment_intent,
          label: t('{{day}} 결제 …{{end}}', {
            day: formatDay(created, language, now),
            end: payment_intent.slice(-6),
          }),
          value: formatMoney(amount),
          strong: true,
        }))}
      />
    </section>
  );
}

function Warnings({ preview }: { preview: RefundPreview }) {
  const { t } = useTranslation();
  const { missing, balanceBefore, balanceAfter, confirmed, creditNote } = preview;
  const owed = Math.max(0, -balanceAfter) - Math.max(0, -balanceBefore);
  const words = [
    missing > 0 &&
      t('{{amount}}는 결제에 남아 있지 않아요. 전에 돌려준 금액을 확인해 주세요.', {
        amount: formatMoney(missing),
      }),
    owed > 0 &&
      t('손님이 받은 포인트 {{points}}점을 이미 썼어요. 다음에 받는 포인트에서 채워져요.', {
        points: formatPoints(owed),
      }),
    confirmed && t('이미 확정한 포인트가 줄어요.'),
    creditNote && t('인보이스가 나간 주문이에요. 수정 인보이스가 새 번호로 나가요.'),
  ].filter((one) => typeof one === 'string');
  if (words.length === 0) return null;
  return (
    <Notice tone="honey">
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </Notice>
  );
}

type OldAndNewProps = {
  before: Readonly<Record<string, OrderLine>>;
  /** menuKey → quantity. */
  after: Readonly<Record<string, number>>;
  menus: Menus;
  language: Language;
};

/** Compares an order's present menus with the requested ones, side by side. */
function OldAndNew({ before, after, menus, language }: OldAndNewProps) {
  const { t } = useTranslation();
  const added = Object.keys(after).filter((key) => !(key in before) && (after[key] ?? 0) > 0);
  const keys = [...Object.keys(before), ...added];
  const titleOf = (key: string) => {
    const line = before[key];
    const menu = menus[key];
    if (line) return lineTitle(line, language);
    return menu ? menuTitle(menu, language) : key;
  };
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('메뉴')}</th>
          <th scope="col">{t('지금')}</th>
          <th scope="col">{t('바뀐 뒤')}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map((key) => {
          const old = before[key]?.q ?? 0;
          const next = after[key] ?? 0;
          return (
            <tr key={key} className={clsx(old !== next && styles.changed)}>
              <th scope="row">{titleOf(key)}</th>
              <td>{old}</td>
              <td>{next}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
