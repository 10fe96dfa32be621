import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menu, menuTitle } from '../../../../domain/menus/menu.ts';
import { changeStatement, statementOf } from '../../../../domain/staff/menus/statement.ts';
import { EditSheet } from '../../common/edit-sheet.tsx';
import { useAction } from '../../common/use-action.ts';
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
  const [seen] = useState(() => statementOf(menu));
  const [next, setNext] = useState(seen);
  const save = async () => {
    // Once staff have edited a sample statement, it is no longer marked as a sample.
    const allergens = next.allergens && { ...next.allergens };
    if (next !== seen) delete allergens?.sample;
    const input = { menuId, allergens, diet: next.diet };
    const done = t('{{title}} 알레르기·식단을 저장했어요', { title: menuTitle(menu, language) });
    const result = await run(changeStatement, input, { seen, done, editing: true });
    if (result !== 'not-stored') onClose();
  };
  return (
    <EditSheet
      title={menuTitle(menu, language)}
      description={seen.allergens?.sample ? t('예시로 적은 정보예요') : undefined}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <AllergenFields value={next} language={language} onChange={setNext} />
    </EditSheet>
  );
}
