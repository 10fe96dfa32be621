import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../data/device/server-clock.ts';
import { afterFirstPaint } from '../../data/documents/after-first-paint.ts';
import { useDishFilter } from '../../data/menus/use-dish-filter.ts';
import { useBasketFact } from '../../data/order/use-basket.ts';
import type { ActiveDate } from '../../domain/dates/active-date.ts';
import { formatCutOff } from '../../domain/dates/cut-off-nearness.ts';
import { formatDay } from '../../domain/dates/format-date.ts';
import { takesOrders } from '../../domain/dates/open-dates.ts';
import type { Language } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { type Categories, categoryName, type Menus } from '../../domain/menus/menu.ts';
import { menusByCategory } from '../../domain/menus/menu-list.ts';
import { delistedMenus } from '../../domain/order/basket/delisted-menus.ts';
import { orderedBefore } from '../../domain/order/history/ordered-before.ts';
import type { CustomerOrders } from '../../domain/order/order.ts';
import { CategoryTabs } from '../../ui/controls/category-tabs.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useFirstContentMark } from '../../ui/layout/use-first-content-mark.ts';
import { CategoryIcon } from './category-icon.tsx';
import { FilterBar } from './filter-bar.tsx';
import { fetchMenuDialogs, MenuDetailDialog, MenuSearchDialog } from './lazy-dialogs.ts';
import styles from './menu-board.module.css';
import type { BoardFacts } from './menu-grid.tsx';
import { MenuSection } from './menu-section.tsx';
import { ShareButton } from './share-button.tsx';
import { allSections, useSectionInView } from './use-section-in-view.ts';
import { useShownGroups } from './use-shown-groups.ts';
import { useUnchangedEntries } from './use-unchanged-entries.ts';

type MenuBoardProps = {
  dateId: string;
  date: ActiveDate;
  menus: Menus;
  categories: Categories;
  /** The customer's orders; empty for a visitor. */
  orders: CustomerOrders;
  language: Language;
};

/** How many cards are visible without scrolling. */
const firstCards = 4;
/**
 * The first board of a page renders the visible cards at once and the rest in a transition, so that taps are
 * not delayed. Later boards render all cards at once, so that going back restores the scroll position.
 */
let isFirstBoard = true;

/** The menus of a date: category tabs that follow the scrolling, a search, and a menu's details. */
export function MenuBoard({ dateId, date, categories, orders, language, ...live }: MenuBoardProps) {
  const { t } = useTranslation();
  useFirstContentMark();
  const menus = useUnchangedEntries(live.menus);
  const board = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<string>();
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    void afterFirstPaint().then(fetchMenuDialogs);
    // A shared link names a menu in its query.
    setOpened(new URLSearchParams(location.search).get('dish') ?? undefined);
  }, []);
  // Menus that the date has listed since the page was opened stay on the screen when staff remove them.
  const [offered, setOffered] = useState<Record<string, unknown>>(date.menus);
  if (Object.keys(date.menus).some((menuId) => !Object.hasOwn(offered, menuId))) {
    setOffered({ ...offered, ...date.menus });
  }
  const open = takesOrders(dateId, date, serverNow());
  // A string, so that it compares equal while it names the same menus.
  const takenOff = useBasketFact(dateId, (basket) =>
    delistedMenus(date.menus, basket, open ? offered : {}, orders[dateId]).join('\n'),
  );
  const groups = useMemo(() => {
    const soldOut = Object.fromEntries(takenOff.split('\n').map((menuId) => [menuId, false]));
    const listed = menusByCategory({ ...soldOut, ...date.menus }, menus, categories, language);
    return listed.map(({ category, menus }) => ({
      id: `category-${category?.id ?? 'others'}`,
      category,
      listed: menus,
    }));
  }, [takenOff, date.menus, menus, categories, language]);
  const filter = useDishFilter();
  const [showAll, setShowAll] = useState(false);
  const { shown, hidden } = useShownGroups(groups, filter, showAll);
  const before = useMemo(() => orderedBefore(orders), [orders]);
  const onOpen = useCallback((menuId: string) => setOpened(menuId), []);
  const facts = useMemo<BoardFacts>(
    () => ({ dateId, date, orders, language, filter, before, open, onOpen }),
    [dateId, date, orders, language, filter, before, open, onOpen],
  );
  const [whole, setWhole] = useState(!isFirstBoard);
  useEffect(() => {
    isFirstBoard = false;
    startTransition(() => setWhole(true));
  }, []);
  const inView = whole
    ? shown
    : shown.slice(0, 1).map(({ listed, ...group }) => ({
        ...group,
        listed: listed.slice(0, firstCards),
      }));
  const tabsOf = useCallback(() => board.current?.querySelector('nav') ?? null, []);
  const { active, jump } = useSectionInView(
    inView.map(({ id }) => id),
    tabsOf,
  );
  const others = t('그 밖의 메뉴');
  const openMenu = opened === undefined ? undefined : menus[opened];

  if (groups.length === 0) {
    return (
      <EmptyState
        title={t('아직 메뉴가 없어요')}
        text={t('메뉴가 올라오면 여기에 바로 나타나요.')}
      />
    );
  }
  return (
    <div ref={board} className={styles.board}>
      <CategoryTabs
        label={t('메뉴 종류')}
        tabs={[
          { id: allSections, label: t('전체') },
          ...shown.map(({ id, category }) => ({
            id,
            label: category ? categoryName(category, language) : others,
            icon: <CategoryIcon category={category} />,
          })),
        ]}
        activeId={active}
        onSelect={(id) =>
          jump(id, id === allSections ? board.current : document.getElementById(id))
        }
      />
      <FilterBar
        filter={filter}
        language={language}
        hidden={hidden}
        all={showAll}
        onAll={setShowAll}
        onSearch={() => setSearching(true)}
      />
      {inView.map(({ id, category, listed }, index) => (
        <MenuSection
          key={id}
          id={id}
          heading={category ? categoryName(category, language) : others}
          listed={listed}
          facts={facts}
          firstCards={index === 0 ? firstCards : 0}
        />
      ))}
      <ShareButton
        label={t('이 날짜 공유하기')}
        text={[
          `${t('한상')} · ${t('{{day}} 배송', { day: formatDay(date.deliveryDate, language, serverNow()) })}`,
          t('{{cutOff}}까지 주문', {
            cutOff: formatCutOff(date.finishDate, language, serverNow()),
          }),
        ].join('\n')}
        path={paths.share(language, dateId)}
      />
      {searching && (
        <MenuSearchDialog groups={shown} facts={facts} onClose={() => setSearching(false)} />
      )}
      {opened !== undefined && openMenu && (
        <MenuDetailDialog
          menuId={opened}
          menu={openMenu}
          onSale={date.menus[opened] === true}
          facts={facts}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}
