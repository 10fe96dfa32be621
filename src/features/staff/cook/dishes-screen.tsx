import { Printer, ShoppingBasket } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { isSearchableOnDate } from '../../../domain/menus/menu-search.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { type CookDish, cookList } from '../../../domain/staff/orders/cook-list.ts';
import { staffPaths } from '../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useLimitDialog } from '../common/dish/use-limit-dialog.tsx';
import { Folded } from '../common/folded.tsx';
import { SearchField } from '../common/forms/search-field.tsx';
import form from '../common/forms/staff-form.module.css';
import { useAddressText } from '../common/forms/use-address-text.ts';
import { useMay } from '../common/shell/role.ts';
import { DishRow } from './dish-row.tsx';
import styles from './dishes.module.css';

type DishesScreenProps = {
  dateId: string;
  date: ActiveDate;
  /** Whether the date is listed: of others nothing is sold any more. */
  listed: boolean;
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
};

/**
 * The dishes of a date: what is ordered with its portions and customers, and, folded, what nobody has ordered;
 * of both the sold-out state and the limits.
 */
export function DishesScreen(props: DishesScreenProps) {
  const { dateId, date, listed, orders, menus, language } = props;
  const { t } = useTranslation();
  const may = useMay();
  const [search, setSearch] = useAddressText('q');
  const wanted = useDeferredValue(search);
  const searching = isSearchableOnDate(wanted);
  const { ordered, others } = useMemo(
    () => cookList(date, orders, menus, wanted, language),
    [date, orders, menus, wanted, language],
  );
  const count = ordered.length + others.length;
  if (count === 0 && !searching) return <EmptyState title={t('이 날짜에는 메뉴가 없어요')} />;
  const facts = { dateId, date, listed, orders, menus, language };
  return (
    <>
      <div className={styles.head}>
        <div className={form.actions}>
          <ButtonLink icon={<ShoppingBasket aria-hidden="true" />} to={staffPaths.shopping(dateId)}>
            {t('장보기')}
          </ButtonLink>
          {may.open('print') && (
            <ButtonLink
              icon={<Printer aria-hidden="true" />}
              to={staffPaths.print(dateId, 'production')}
            >
              {t('만들 것')}
            </ButtonLink>
          )}
        </div>
        <SearchField
          label={t('메뉴 찾기')}
          placeholder={t('메뉴 이름, 초성')}
          hint={
            search.trim() !== '' && !isSearchableOnDate(search)
              ? t('“국”처럼 한 글자나, 초성 두 자부터 찾아요')
              : undefined
          }
          value={search}
          found={searching ? count : undefined}
          onChange={setSearch}
        />
      </div>
      {searching && count === 0 && <EmptyState title={t('찾는 메뉴가 없어요')} />}
      {!searching && ordered.length === 0 && <EmptyState title={t('아직 주문이 없어요')} />}
      <DishList label={t('주문된 메뉴')} dishes={ordered} {...facts} />
      {searching ? (
        <DishList label={t('주문 없는 메뉴')} dishes={others} {...facts} />
      ) : (
        others.length > 0 && (
          <Folded title={t('주문 없는 메뉴 {{count}}개', { count: others.length })}>
            {() => <DishList label={t('주문 없는 메뉴')} dishes={others} {...facts} />}
          </Folded>
        )
      )}
    </>
  );
}

type DishListProps = {
  label: string;
  dateId: string;
  date: ActiveDate;
  listed: boolean;
  dishes: readonly CookDish[];
  orders: readonly BoardOrder[];
  menus: Menus;
  language: Language;
};

/** Some dishes of a date; what can be changed of each. */
function DishList(props: DishListProps) {
  const { label, dateId, date, listed, dishes, orders, menus, language } = props;
  const { askLimits, limitDialog } = useLimitDialog(dateId, date);
  return (
    <>
      <ul className={styles.dishes} aria-label={label}>
        {dishes.map((dish) => (
          <DishRow
            key={dish.menuKey}
            dateId={dateId}
            date={date}
            listed={listed}
            dish={dish}
            menu={menus[dish.menuKey]}
            orders={orders}
            language={language}
            onLimit={() =>
              askLimits({ menuId: dish.menuKey, title: dish.title, ordered: dish.all })
            }
          />
        ))}
      </ul>
      {limitDialog}
    </>
  );
}
