import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import {
  type Categories,
  type Menu,
  type Menus,
  menuTitle,
} from '../../../../domain/menus/menu.ts';
import { changeMenu, menuChange } from '../../../../domain/staff/menus/change-menu.ts';
import {
  datesWithMenu,
  menuProblems,
  newMenuId,
} from '../../../../domain/staff/menus/menu-checks.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { StoredFields } from '../../../../ui/forms/stored-fields.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { BackLink } from '../../common/shell/back-link.tsx';
import { DeleteMenu } from './delete-menu.tsx';
import { MenuFields } from './menu-fields.tsx';
import { MenuPhotosEditor } from './menu-photos-editor.tsx';
import { PriceDialog } from './price-dialog.tsx';

/** What was typed and not saved, and the stored menu that it changes. */
interface MenuDraft {
  menu: Menu;
  seen: Menu | null;
}

type MenuEditorProps = {
  /** Undefined for a new menu. */
  menuId: string | undefined;
  stored: Menu | undefined;
  /** The initial values of the form. */
  start: Menu;
  /** Name of the draft that keeps what is typed. */
  draft: string;
  dates: ActiveDates;
  menus: Menus;
  categories: Categories;
  language: Language;
};

/**
 * Edits a menu's texts, price, category and flags. Saves only changed fields, and asks for confirmation of a
 * new price.
 */
export function MenuEditor(props: MenuEditorProps) {
  const { menuId, stored, start, dates, menus, categories, language } = props;
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const unsaved = useDraft<MenuDraft>(props.draft);
  const [seen, setSeen] = useState(unsaved.values.seen ?? stored ?? null);
  const [known, setKnown] = useState(stored);
  const [filled, setFilled] = useState({ menu: start, times: 0 });
  const { menu = filled.menu } = unsaved.values;
  // JSON has no NaN: a price that is not a number yet is null in the stored draft.
  const draft = { ...menu, price: menu.price ?? Number.NaN };
  const edit = (next: Menu) => unsaved.change({ menu: next, seen });
  const fill = (from: Menu | null, values: Menu) => {
    setSeen(from);
    setFilled(({ times }) => ({ menu: values, times: times + 1 }));
    unsaved.forget();
  };
  if (!sameValue(known, stored)) {
    setKnown(stored);
    if (unsaved.values.menu === undefined && stored) fill(stored, stored);
  }
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const problems = menuProblems(draft, categories);
  const onDates = menuId ? datesWithMenu(menuId, dates, serverNow()) : [];
  const save = async () => {
    setAsking(false);
    const id = menuId ?? newMenuId(draft, menus);
    const change = menuChange(id, seen, draft);
    const options = { seen: change.seen, done: t('저장했어요'), editing: true };
    const result = await run(changeMenu, change.input, options);
    if (result === 'theirs') {
      unsaved.forget();
      // What is stored by now fills the form: this function may have begun before it arrived.
      setKnown(undefined);
    }
    if (result !== 'stored') return;
    const saved = { ...stored, ...draft };
    fill(saved, saved);
    if (!menuId) navigate(staffPaths.menu(id), { replace: true });
  };
  const ask = () => {
    setTried(true);
    if (problems.length > 0) return;
    if (seen && seen.price !== draft.price) setAsking(true);
    else void save();
  };
  return (
    <div className={styles.screen}>
      <BackLink to={staffPaths.menus()} label={t('모든 메뉴')} />
      <h2 className={styles.heading}>
        {menuId ? stored && menuTitle(stored, language) : t('새 메뉴')}
      </h2>
      {unsaved.restored && <UnsavedNotice onDiscard={() => fill(stored ?? null, start)} />}
      <StoredFields busy={busy}>
        <MenuFields
          key={filled.times}
          draft={draft}
          categories={categories}
          language={language}
          problems={tried ? problems : []}
          onChange={edit}
        />
      </StoredFields>
      <div className={styles.save}>
        <Button variant="primary" fullWidth busy={busy} onClick={ask}>
          {t('저장')}
        </Button>
      </div>
      {menuId && stored && <MenuPhotosEditor menuId={menuId} photos={stored.photos ?? []} />}
      {menuId && stored && (
        <div className={styles.group}>
          <ButtonLink fullWidth to={staffPaths.allergens()}>
            {t('알레르기·식단')}
          </ButtonLink>
          <ButtonLink fullWidth to={staffPaths.newMenu(menuId)}>
            {t('이 메뉴 복사하기')}
          </ButtonLink>
          <DeleteMenu menuId={menuId} menu={stored} onDates={onDates} language={language} />
        </div>
      )}
      {asking && menuId && seen && (
        <PriceDialog
          menuId={menuId}
          before={seen.price}
          after={draft.price}
          dateIds={onDates}
          language={language}
          onConfirm={() => void save()}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}
