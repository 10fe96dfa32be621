import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { sameValue } from '../../../../domain/lib/same-value.ts';
import { type Menu, menuTitle } from '../../../../domain/menus/menu.ts';
import {
  changeStatement,
  type Statement,
  statementOf,
} from '../../../../domain/staff/menus/statement.ts';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import form from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { AllergenFields } from './allergen-fields.tsx';

type StatementDialogProps = {
  menuId: string;
  menu: Menu;
  language: Language;
  onClose: () => void;
};

/** Edits the allergens and diet of one menu. */
export function StatementDialog({ menuId, menu, language, onClose }: StatementDialogProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const stored = statementOf(menu);
  const {
    seen,
    draft: next,
    restored,
    change,
    fill,
    forget,
  } = useEdit<Statement, Statement>(stored, (statement) => statement, `allergens-${menuId}`);
  const save = async () => {
    // Once staff have edited a sample statement, it is no longer marked as a sample.
    const allergens = next.allergens && { ...next.allergens };
    if (!sameValue(next, seen)) delete allergens?.sample;
    const input = { menuId, allergens, diet: next.diet };
    const done = t('{{title}} 알레르기·식단을 저장했어요', { title: menuTitle(menu, language) });
    const result = await run(changeStatement, input, { seen, done, editing: true });
    if (result === 'not-stored') return;
    forget();
    onClose();
  };
  return (
    <EditSheet
      title={menuTitle(menu, language)}
      description={seen.allergens?.sample ? t('예시로 적은 정보예요') : undefined}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={form.group}>
        {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
        <AllergenFields value={next} language={language} onChange={change} />
      </div>
    </EditSheet>
  );
}
