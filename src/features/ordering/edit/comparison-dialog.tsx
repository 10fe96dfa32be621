import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderRefunds } from '../../../data/refunds/use-order-refunds.ts';
import { formatMoney, toCents } from '../../../domain/lib/money.ts';
import type { Order } from '../../../domain/order/order.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Badge, type Tone } from '../../../ui/feedback/badge.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Price } from '../../../ui/layout/price.tsx';
import { Rows } from '../../../ui/layout/rows.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import type { FormLine } from '../form/order-lines.ts';
import type { OrderForm } from '../form/use-order-form.ts';
import styles from './comparison-dialog.module.css';
import {
  compareDetails,
  compareLines,
  type DetailChange,
  type LineChange,
} from './order-comparison.ts';

type ComparisonDialogProps = {
  form: OrderForm;
  existing: Order;
  /** Whose phones get the texts about it, in words. */
  texted: readonly string[];
  /** The state of the attempt. */
  notice: ReactNode;
  confirmLabel: string;
  busy: boolean;
  busyLabel: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Compares the existing order with the edited one, line by line, before the edit is sent (spec §4). */
export function ComparisonDialog({
  form,
  existing,
  texted,
  notice,
  confirmLabel,
  busy,
  busyLabel,
  onConfirm,
  onClose,
}: ComparisonDialogProps) {
  const { t } = useTranslation();
  const { totals } = form;
  const before = toCents(existing.totalPrice);
  const paid = isCardPaid(existing);
  const was = existing.customerInfo.address;
  const address = form.info?.address;
  const lines = compareLines(form.lines);
  const { request } = useOrderRefunds(existing);
  const endsRequest = request?.state === 'waiting' && lines.some(({ change }) => change !== 'same');
  return (
    <Sheet
      open
      reading
      onClose={onClose}
      locked={busy}
      title={t('기존 주문을 이렇게 바꿔요')}
      description={address === was && address}
      closeLabel={t('닫기')}
      footer={
        <>
          {notice}
          <Rows
            rows={[
              {
                id: 'pay',
                label: paid ? t('더 내실 금액') : t('내실 금액'),
                value: <Price cents={totals.toPay} />,
                strong: true,
              },
              ...(totals.owed > 0
                ? [
                    {
                      id: 'owed',
                      label: t('배송받을 때 내실 금액'),
                      value: <Price cents={totals.owed} />,
                    },
                  ]
                : []),
            ]}
          />
          <Button
            data-confirms=""
            variant="primary"
            size="large"
            fullWidth
            busy={busy}
            busyLabel={busyLabel}
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
          <Button fullWidth disabled={busy} onClick={onClose}>
            {t('돌아가서 고치기')}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        {endsRequest && (
          <Notice tone="honey">
            {t('이 주문에 대해 가게의 답을 기다리고 있어요. 메뉴를 바꾸시면 그 요청은 취소돼요.')}
          </Notice>
        )}
        {address !== was && (
          <Rows
            kind="texts"
            rows={[
              { id: 'was', label: t('기존 주소'), value: was },
              { id: 'address', label: t('새 주소'), value: address, strong: true },
            ]}
          />
        )}
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list's meaning with its markers */}
        <ul className={styles.lines} role="list" aria-label={t('바뀌는 내용')}>
          {lines.map(({ line, change }) => (
            <ComparedLine key={line.menuKey} line={line} change={change} />
          ))}
          {compareDetails(existing, form).map((change) => (
            <ComparedDetail key={change.what} change={change} />
          ))}
        </ul>
        <Rows
          rows={[
            { id: 'before', label: t('기존 주문'), value: <Price cents={before} /> },
            ...(existing.usedPoint > 0
              ? [
                  {
                    id: 'points-before',
                    label: t('기존에 쓰신 포인트'),
                    value: <Price cents={-toCents(existing.usedPoint)} />,
                  },
                ]
              : []),
            { id: 'after', label: t('바뀐 주문'), value: <Price cents={totals.total} /> },
            ...(totals.pointsUsed > 0
              ? [
                  {
                    id: 'points',
                    label: t('포인트 사용'),
                    value: <Price cents={-totals.pointsUsed} />,
                  },
                ]
              : []),
            ...(paid
              ? [
                  {
                    id: 'paid',
                    label: t('이미 결제하신 금액'),
                    value: <Price cents={totals.toPay + totals.owed - totals.due} />,
                  },
                ]
              : []),
          ]}
        />
        <div className={styles.quiet}>
          {texted.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </Sheet>
  );
}

const tones: Record<LineChange, Tone> = {
  added: 'fresh',
  changed: 'honey',
  removed: 'error',
  same: 'plain',
};

function ComparedLine({ line, change }: { line: FormLine; change: LineChange }) {
  const { t } = useTranslation();
  const words: Record<LineChange, string> = {
    added: t('추가'),
    changed: t('변경'),
    removed: t('빼기'),
    same: t('그대로'),
  };
  return (
    <li className={styles.line}>
      <span className={styles.mark}>
        <Badge tone={tones[change]}>{words[change]}</Badge>
      </span>
      <div className={styles.what}>
        <p className={styles.title}>{line.title}</p>
        <span className={styles.quiet}>
          {change === 'same' || change === 'added'
            ? t('{{q}}개', { q: line.q })
            : t('{{was}}개 → {{q}}개', { was: line.was, q: line.q })}
        </span>
        <Price cents={line.price * line.q} />
      </div>
    </li>
  );
}

function ComparedDetail({ change }: { change: DetailChange }) {
  const { t } = useTranslation();
  const titles: Record<DetailChange['what'], string> = {
    points: t('포인트 사용'),
    request: t('주문 요청 사항'),
    name: t('이름'),
    phone: t('전화번호'),
    note: t('배송 메모'),
  };
  const [was, now] =
    change.what === 'points'
      ? [formatMoney(change.was), formatMoney(change.now)]
      : [change.was || t('없음'), change.now || t('없음')];
  return (
    <li className={styles.line}>
      <span className={styles.mark}>
        <Badge tone="honey">{t('변경')}</Badge>
      </span>
      <div className={styles.what}>
        <p className={styles.title}>{titles[change.what]}</p>
        <span>
          {was} → {now}
        </span>
      </div>
    </li>
  );
}
