import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import { amountsText } from '../../../../domain/staff/shopping/units.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { UnlistedDishes } from '../../cook/unlisted-dishes.tsx';
import { useShopping } from '../../cook/use-shopping.ts';
import styles from './print.module.css';

type ShoppingPaperProps = {
  dateId: string;
  dates: ActiveDates;
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
  staffName: string;
  /** Called once everything that it consists of is there. */
  onReady: () => void;
};

/** What is still to be bought for a date or its week, by where it is bought, with a box for each. */
export function ShoppingPaper(props: ShoppingPaperProps) {
  const { dateId, dates, orders, menus, language, staffName, onReady } = props;
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const scope = params.get('for') === 'week' ? 'week' : 'date';
  const { list, dateIds, failed } = useShopping(dateId, scope, dates, orders, staffName);
  const isReady = list !== undefined && !failed;
  useEffect(() => {
    if (isReady) onReady();
  }, [isReady, onReady]);
  const trouble = failed && (
    <Notice tone="error">{t('목록을 다 불러오지 못했어요. 연결되면 다시 불러와요.')}</Notice>
  );
  if (!list) return trouble || <Loading label={t('장보기 목록을 만들고 있어요')} />;
  return (
    <>
      {trouble}
      {scope === 'week' && (
        <p>{dateIds.map((id) => deliveryDay(id, language, serverNow())).join(' · ')}</p>
      )}
      <UnlistedDishes list={list} menus={menus} language={language} />
      <div className={styles.blocks}>
        {list.groups.map(({ name, items }) => {
          const open = items.filter(({ state }) => state !== 'bought');
          return (
            open.length > 0 && (
              <section key={name} className={styles.block}>
                <h3>{name || t('사는 곳을 적지 않은 재료')}</h3>
                <ul>
                  {open.map((item) => (
                    <li key={item.key} className={styles.purchase}>
                      <span className={styles.box} /> {item.name}
                      <strong>{amountsText(item.left, language)}</strong>
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
      </div>
      {list.bought > 0 && <p>{t('이미 산 {{bought}}가지는 뺐어요.', { bought: list.bought })}</p>}
    </>
  );
}
