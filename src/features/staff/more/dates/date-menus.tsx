import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDateOrders } from '../../../../data/staff/orders/use-date-orders.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { dateMenus, menusChange } from '../../../../domain/staff/dates/change-date-menus.ts';
import { findMenus } from '../../../../domain/staff/menus/find-menus.ts';
import { ordersOf, packingList } from '../../../../domain/staff/orders/date-orders.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { LimitButton } from '../../common/dish/limit-button.tsx';
import { PortionsLine } from '../../common/dish/portions-line.tsx';
import { useLimitDialog } from '../../common/dish/use-limit-dialog.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { BackLink } from '../../common/shell/back-link.tsx';
import { PutOnSaleButton } from './put-on-sale-button.tsx';

type DateMenusProps = { dateId: string; date: ActiveDate; menus: Menus; language: Language };

/**
 * Selects the menus of a date and sets the limits of those that it lists. Existing orders keep a menu that is removed. A
 * search also finds what is off sale, which is said and can be put on sale here.
 */
export function DateMenus({ dateId, date, menus, language }: DateMenusProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const { seen, draft, restored, change, fill, forget } = useEdit(
    date.menus,
    idsOf,
    `date-menus-${dateId}`,
  );
  const chosen = useMemo(() => new Set(draft), [draft]);
  const [text, setText] = useState('');
  const { askLimits, limitDialog } = useLimitDialog(dateId, date);
  const { orders } = useDateOrders(dateId);
  const ordered = useMemo(
    () => orders && new Map(packingList(ordersOf(orders)).map(({ menuKey, q }) => [menuKey, q])),
    [orders],
  );
  const listed = findMenus(menus, { filter: 'all', category: '', text }, language).filter(
    ({ menuId, menu }) => menu.active || chosen.has(menuId) || text.trim() !== '',
  );
  const toggle = (menuId: string) => {
    const next = new Set(chosen);
    if (!next.delete(menuId)) next.add(menuId);
    change([...next].sort());
  };
  const save = async () => {
    // Limits are set and shown at once; what was seen of them is what is there.
    const chosenHere = menusChange(dateId, { ...date, menus: seen }, chosen);
    const done = t('날짜의 메뉴를 바꿨어요');
    const result = await run(dateMenus, chosenHere.input, {
      seen: chosenHere.seen,
      done,
      editing: true,
    });
    if (result === 'not-stored') return;
    forget();
    navigate(staffPaths.date(dateId), { replace: true });
  };
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.date(dateId)} label={formatFullDay(date.deliveryDate, language)} />
      <h2 className={styles.heading}>{t('메뉴 넣고 빼기')}</h2>
      {restored && <UnsavedNotice onDiscard={() => fill(date.menus)} />}
      <SearchField label={t('메뉴 찾기')} value={text} found={listed.length} onChange={setText} />
      {listed.length === 0 && <EmptyState title={t('찾는 메뉴가 없어요')} />}
      <ul className={styles.list}>
        {listed.map(({ menuId, menu }) => {
          const title = menuTitle(menu, language);
          const count = ordered && (ordered.get(menuId) ?? 0);
          return (
            <li key={menuId} className={styles.item}>
              <div className={styles.row}>
                <div className={styles.words}>
                  <StoredFields busy={busy}>
                    <Checkbox
                      checked={chosen.has(menuId)}
                      onChange={() => toggle(menuId)}
                      label={title}
                      hint={[
                        formatMoney(toCents(menu.price)),
                        !menu.active && t('판매 멈춤: 손님께 보이지 않아요'),
                      ]
                        .filter(Boolean)
                        .join(' · ')}
                    />
                  </StoredFields>
                  {count !== undefined && (
                    <PortionsLine date={date} menuId={menuId} ordered={count} />
                  )}
                </div>
                {!menu.active && <PutOnSaleButton menuId={menuId} title={title} />}
                {Object.hasOwn(date.menus, menuId) && (
                  <LimitButton
                    date={date}
                    menuId={menuId}
                    title={title}
                    onClick={() => askLimits({ menuId, title, ordered: count })}
                  />
                )}
              </div>
            </li>
          );
        })}
      </ul>
      {limitDialog}
      <div className={styles.save}>
        <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
          {t('메뉴 {{count}}개로 저장', { count: chosen.size })}
        </Button>
      </div>
    </div>
  );
}

const idsOf = (menus: ActiveDate['menus']) => Object.keys(menus).sort();
