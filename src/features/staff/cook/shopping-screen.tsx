import { Check, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { tickQueue } from '../../../data/staff/shopping/tick-queue.ts';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import { deliveryDay } from '../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../domain/menus/menu.ts';
import { type ShoppingItem, ticksAfterTap } from '../../../domain/staff/shopping/shopping-list.ts';
import { amountsText } from '../../../domain/staff/shopping/units.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { TickProblems } from '../common/changes/tick-problems.tsx';
import { useAddressParams } from '../common/forms/use-address-params.ts';
import { useMay } from '../common/shell/role.ts';
import { OfflineNotice } from '../orders/offline-notice.tsx';
import type { Board } from '../orders/use-board.ts';
import styles from './shopping.module.css';
import { UnlistedDishes } from './unlisted-dishes.tsx';
import { type ShoppingScope, useShopping } from './use-shopping.ts';

type ShoppingScreenProps = {
  dateId: string;
  dates: ActiveDates;
  board: Board;
  menus: Menus;
  language: Language;
  staffName: string;
};

/** What to buy for a date or its week, by where it is bought, ticked off by all of staff together. */
export function ShoppingScreen(props: ShoppingScreenProps) {
  const { dateId, dates, board, menus, language, staffName } = props;
  const { t } = useTranslation();
  const may = useMay();
  const [params, setParam] = useAddressParams();
  const scope: ShoppingScope = params.get('for') === 'week' ? 'week' : 'date';
  const shopping = useShopping(dateId, scope, dates, board.orders, staffName);
  const { list, dateIds, week, failed } = shopping;
  const tap = (item: ShoppingItem) => {
    const { key, name, state, ticks } = item;
    const next = ticksAfterTap(item);
    tickQueue.add(staffName, { week, key, ticks: next, seen: ticks });
    setLastChange({
      message: `${name} · ${state === 'bought' ? t('산 표시를 지웠어요') : t('샀어요')}`,
      undo: () => tickQueue.add(staffName, { week, key, ticks, seen: next }),
    });
  };
  return (
    <div className={styles.screen}>
      <TickProblems staffName={staffName} />
      <OfflineNotice since={board.offlineSince} language={language} />
      <Segmented
        label={t('장보기')}
        value={scope}
        options={[
          { value: 'date', label: t('이 날짜') },
          { value: 'week', label: t('이 주 (월~일)') },
        ]}
        onChange={(next) => setParam('for', next === 'week' ? next : '')}
      />
      {scope === 'week' && (
        <p className={styles.days}>
          {dateIds.map((id) => deliveryDay(id, language, serverNow())).join(' · ')}
        </p>
      )}
      {failed && (
        <Notice tone="error">{t('목록을 다 불러오지 못했어요. 연결되면 다시 불러와요.')}</Notice>
      )}
      {!list && !failed && <Loading label={t('장보기 목록을 만들고 있어요')} />}
      {list && (
        <>
          <UnlistedDishes list={list} menus={menus} language={language}>
            {may.open('ingredients') && <Link to={staffPaths.ingredients()}>{t('재료 적기')}</Link>}
          </UnlistedDishes>
          {list.all === 0 && list.unlisted.length === 0 && (
            <EmptyState title={t('아직 주문이 없어요')} />
          )}
          {list.all > 0 && (
            <p className={styles.progress}>
              {t('{{all}}가지 중 {{bought}}가지 샀어요', { all: list.all, bought: list.bought })}
            </p>
          )}
          {list.groups.map(({ name, items }) => {
            const title = name || t('사는 곳을 적지 않은 재료');
            return (
              <section key={name}>
                <h2 className={styles.group}>{title}</h2>
                <ul className={styles.list} aria-label={title}>
                  {items.map((item) => (
                    <ShoppingRow key={item.key} {...{ item, menus, language }} onTap={tap} />
                  ))}
                </ul>
              </section>
            );
          })}
          {list.all > 0 && may.open('print') && (
            <ButtonLink
              fullWidth
              icon={<Printer aria-hidden="true" />}
              to={staffPaths.print(dateId, 'shopping', scope === 'week')}
            >
              {t('인쇄')}
            </ButtonLink>
          )}
        </>
      )}
    </div>
  );
}

type ShoppingRowProps = {
  item: ShoppingItem;
  menus: Menus;
  language: Language;
  onTap: (item: ShoppingItem) => void;
};

/** One ingredient to buy: a tap anywhere ticks it off. */
function ShoppingRow({ item, menus, language, onTap }: ShoppingRowProps) {
  const { t } = useTranslation();
  const { name, need, left, state, menuKeys } = item;
  const dishes = menuKeys.flatMap((menuKey) => {
    const menu = menus[menuKey];
    return menu ? [menuTitle(menu, language)] : [];
  });
  return (
    <li>
      <button
        type="button"
        className={styles.item}
        aria-pressed={state === 'bought'}
        onClick={() => onTap(item)}
      >
        <span className={styles.tick}>{state === 'bought' && <Check aria-hidden="true" />}</span>
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.dishes}>{dishes.join(', ')}</span>
          {state === 'more' && (
            <span className={styles.more}>
              {t('{{left}} 더 사야 해요', { left: amountsText(left, language) })}
            </span>
          )}
        </span>
        <span className={styles.amount}>{amountsText(need, language)}</span>
      </button>
    </li>
  );
}
