import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readPriceEffects } from '../../../../data/staff/menus/read-price-effects.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import type { PriceEffects } from '../../../../domain/staff/menus/price-effects.ts';
import { isTenfold } from '../../../../domain/staff/slips.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import styles from '../../common/forms/staff-form.module.css';

type PriceDialogProps = {
  menuId: string;
  before: number;
  after: number;
  /** The future dates that list the menu. */
  dateIds: readonly string[];
  language: Language;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation of a new price, and says which orders it affects. */
export function PriceDialog(props: PriceDialogProps) {
  const { menuId, before, after, dateIds, language, onConfirm, onClose } = props;
  const { t } = useTranslation();
  const ids = dateIds.join();
  const { value: effects, failed } = useRead(`price ${menuId} ${ids}`, () =>
    readPriceEffects(menuId, ids ? ids.split(',') : []),
  );
  const searching = failed
    ? t('이 메뉴가 든 주문을 불러오지 못했어요.')
    : t('이 메뉴가 든 주문을 찾고 있어요.');
  const facts = effects ? undefined : searching;
  const list = (words: string, orders: PriceEffects['unpaid']) =>
    orders.length > 0 && (
      <div>
        <p>{words}</p>
        <ul className={styles.bullets}>
          {[...new Set(orders.map(({ dateId }) => dateId))].map((dateId) => (
            <li key={dateId}>
              {deliveryDay(dateId, language, serverNow())}:{' '}
              {orders
                .filter((order) => order.dateId === dateId)
                .map(({ name }) => name)
                .join(', ')}
            </li>
          ))}
        </ul>
      </div>
    );
  return (
    <ConfirmDialog
      open
      title={t('{{before}}에서 {{after}}로 바꿀까요?', {
        before: formatMoney(toCents(before)),
        after: formatMoney(toCents(after)),
      })}
      text={[
        facts,
        t('장바구니는 손님의 전화기에만 있어서 셀 수 없어요. 주문할 때는 새 값이 보여요.'),
      ]
        .filter(Boolean)
        .join('\n')}
      confirmLabel={t('값 바꾸기')}
      cancelLabel={t('그대로 두기')}
      reading={effects === undefined && !failed}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {isTenfold(before, after) && (
        <Notice tone="honey">{t('예전 값과 열 배 넘게 달라요. 소수점을 다시 봐 주세요.')}</Notice>
      )}
      {effects && (
        <div className={styles.group}>
          {effects.unpaid.length + effects.paying.length === 0 && (
            <p>{t('돈을 받지 않은 주문에는 이 메뉴가 없어요.')}</p>
          )}
          {list(
            t('아직 돈을 받지 않은 주문 {{count}}건은 손님이 고칠 때까지 예전 값이에요.', {
              count: effects.unpaid.length,
            }),
            effects.unpaid,
          )}
          {list(
            t('결제를 기다리는 카드 주문 {{count}}건은 이미 결제 중이면 예전 값으로 결제돼요.', {
              count: effects.paying.length,
            }),
            effects.paying,
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}
