import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { dateMenus, menusChange } from '../../../../domain/staff/dates/date-menus.ts';
import { findMenus } from '../../../../domain/staff/menus/find-menus.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { BackLink } from '../../common/back-link.tsx';
import styles from '../../common/staff-form.module.css';
import { useAction } from '../../common/use-action.ts';

type DateMenusProps = { dateId: string; date: ActiveDate; menus: Menus; language: Language };

/** Selects the menus of a date. Existing orders keep a menu that is removed. */
export function DateMenus({ dateId, date, menus, language }: DateMenusProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  // The date as the form was filled with it; if somebody else changes the same menus later, staff are asked.
  const [seen] = useState(date);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(Object.keys(seen.menus)));
  const [text, setText] = useState('');
  const listed = findMenus(menus, { filter: 'all', category: '', text }, language).filter(
    ({ menuId, menu }) => menu.active || chosen.has(menuId),
  );
  const toggle = (menuId: string) => {
    const next = new Set(chosen);
    if (!next.delete(menuId)) next.add(menuId);
    setChosen(next);
  };
  const save = async () => {
    const change = menusChange(dateId, seen, chosen);
    const done = t('날짜의 메뉴를 바꿨어요');
    const result = await run(dateMenus, change.input, { seen: change.seen, done, editing: true });
    if (result !== 'not-stored') navigate(staffPaths.date(dateId));
  };
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.date(dateId)} label={formatFullDay(date.deliveryDate, language)} />
      <h2 className={styles.heading}>{t('메뉴 넣고 빼기')}</h2>
      <TextField
        type="search"
        label={t('메뉴 찾기')}
        value={text}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <ul className={styles.list}>
        {listed.map(({ menuId, menu }) => (
          <li key={menuId} className={styles.item}>
            <div className={styles.row}>
              <Checkbox
                checked={chosen.has(menuId)}
                onChange={() => toggle(menuId)}
                label={menuTitle(menu, language)}
                hint={formatMoney(toCents(menu.price))}
              />
            </div>
          </li>
        ))}
      </ul>
      <div className={styles.save}>
        <Button variant="primary" fullWidth busy={busy} onClick={() => void save()}>
          {t('메뉴 {{count}}개로 저장', { count: chosen.size })}
        </Button>
      </div>
    </div>
  );
}
