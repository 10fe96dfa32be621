import { Archive } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { isPending, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { datesOfYear } from '../../../../data/documents/sources.ts';
import { pastMenus } from '../../../../data/staff/menus/watch-past-menus.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { yearsKept } from '../../../../domain/menus/cooking.ts';
import { type Menu, type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import { archivableMenus, archiveMenus } from '../../../../domain/staff/menus/past-menus.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import { useRowsGuard } from '../../../../ui/overlays/use-tap-guard.ts';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { BackLink } from '../../common/shell/back-link.tsx';

type PastMenusProps = { dates: ActiveDates; menus: Menus; language: Language };

/** The archive: which menus can go there, and those that are there. */
export function PastMenusScreen({ dates, menus, language }: PastMenusProps) {
  const { t } = useTranslation();
  const [now] = useState(serverNow);
  const [thisYear, lastYear] = useMemo(() => yearsKept(now).map(datesOfYear), [now]);
  const years = [useLiveDocument(thisYear), useLiveDocument(lastYear)];
  const archive = useLiveDocument(pastMenus);
  if ([archive, ...years.slice(0, lastYear ? 2 : 1)].some(isPending)) {
    return <Loading label={t('메뉴를 불러오고 있어요')} />;
  }
  const sources = [dates, ...years.map(({ value = {} }) => value)];
  const byTitle = (ids: string[], all: Menus) =>
    ids
      .flatMap((menuId) => {
        const menu = all[menuId];
        return menu ? [{ menuId, title: menuTitle(menu, language) }] : [];
      })
      .sort((a, b) => a.title.localeCompare(b.title, language));
  const past: Record<string, Menu> = archive.value ?? {};
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.menus()} label={t('모든 메뉴')} />
      <h2 className={styles.heading}>{t('지난 메뉴 보관함')}</h2>
      <ToArchive dishes={byTitle(archivableMenus(menus, sources, now), menus)} />
      <Archived dishes={byTitle(Object.keys(past), past)} />
    </div>
  );
}

type DishesProps = { dishes: readonly { menuId: string; title: string }[] };

function ToArchive({ dishes }: DishesProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const chosen = dishes.filter(({ menuId }) => !kept.has(menuId));
  const toggle = (menuId: string, goes: boolean) => {
    const next = new Set(kept);
    if (goes) next.delete(menuId);
    else next.add(menuId);
    setKept(next);
  };
  const count = chosen.length;
  const store = () => {
    const archived = Object.fromEntries(chosen.map(({ menuId }) => [menuId, true]));
    return run(archiveMenus, { archived }, { done: t('{{count}}개를 보관했어요', { count }) });
  };
  if (dishes.length === 0) {
    return <p className={styles.quiet}>{t('모든 메뉴가 최근 90일이나 앞으로의 날짜에 있어요.')}</p>;
  }
  return (
    <section className={styles.group}>
      <p>
        {t(
          '최근 90일에도 앞으로도 어느 날짜에도 없는 메뉴예요. 보관하면 손님의 화면이 더 빨리 열려요.',
        )}
      </p>
      {dishes.map(({ menuId, title }) => (
        <Checkbox
          key={menuId}
          label={title}
          checked={!kept.has(menuId)}
          disabled={busy}
          onChange={({ target }) => toggle(menuId, target.checked)}
        />
      ))}
      <Button
        variant="primary"
        icon={<Archive aria-hidden="true" />}
        disabled={busy || count === 0}
        onClick={() => void store()}
      >
        {t('{{count}}개 보관하기', { count })}
      </Button>
    </section>
  );
}

function Archived({ dishes }: DishesProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  useRowsGuard(dishes.map(({ menuId }) => menuId));
  if (dishes.length === 0) return null;
  const putBack = (menuId: string, title: string) =>
    run(
      archiveMenus,
      { archived: { [menuId]: false } },
      { done: t('{{title}} 다시 꺼냈어요', { title }) },
    );
  return (
    <section className={styles.group}>
      <h3>{t('보관한 메뉴')}</h3>
      <ul className={styles.list}>
        {dishes.map(({ menuId, title }) => (
          <li key={menuId} className={styles.item}>
            <div className={styles.row}>
              <span className={styles.words}>{title}</span>
              <Button
                aria-label={t('{{title}} 다시 꺼내기', { title })}
                disabled={busy}
                onClick={() => void putBack(menuId, title)}
              >
                {t('다시 꺼내기')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
