import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { ownValue } from '../../../../domain/lib/own-value.ts';
import {
  changeIngredients,
  changeTo,
  stateOf,
} from '../../../../domain/staff/shopping/change-ingredients.ts';
import {
  groupsOf,
  type Ingredients,
  ingredientKey,
} from '../../../../domain/staff/shopping/ingredients.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';
import { EntryFields } from './entry-fields.tsx';
import { draftOf, type EntryProblem, emptyEntry, readDraft } from './ingredient-draft.ts';
import styles from './ingredients.module.css';

type DishSheetProps = {
  menuId: string;
  title: string;
  ingredients: Ingredients;
  language: Language;
  onClose: () => void;
};

const none: ReadonlyMap<string, EntryProblem> = new Map();

/** Edits what one portion of a dish takes. */
export function DishSheet({ menuId, title, ingredients, language, onClose }: DishSheetProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const stored = ownValue(ingredients.dishes, menuId) ?? null;
  const { seen, draft, restored, change, fill, forget } = useEdit(
    stored,
    (lines) => draftOf(lines, ingredients),
    `ingredients-${menuId}`,
  );
  const [problems, setProblems] = useState(none);
  const lists = { names: useId(), groups: useId() };
  const save = async () => {
    const read = readDraft(draft);
    setProblems('problems' in read ? read.problems : none);
    if ('problems' in read) return;
    const input = changeTo(ingredients, { [menuId]: read.entries });
    const result = await run(changeIngredients, input, {
      seen: { ...stateOf(ingredients, input), dishes: { [menuId]: seen } },
      done: t('{{title}} 재료를 저장했어요', { title }),
      editing: true,
    });
    if (result === 'not-stored') return;
    forget();
    onClose();
  };
  const kindNamed = (name: string) => ownValue(ingredients.kinds, ingredientKey(name));
  return (
    <EditSheet
      title={title}
      description={t('한 개(1인분)에 드는 재료예요. 손님께는 보이지 않아요.')}
      busy={busy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <div className={styles.entries}>
        {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
        <ul className={styles.entries} aria-label={t('재료')}>
          {draft.map((entry) => (
            <EntryFields
              key={entry.id}
              entry={entry}
              problem={problems.get(entry.id)}
              group={kindNamed(entry.name)?.group}
              lists={lists}
              language={language}
              onChange={(next) => change(draft.map((one) => (one.id === entry.id ? next : one)))}
              onRemove={() => change(draft.filter(({ id }) => id !== entry.id))}
            />
          ))}
        </ul>
        <Button
          fullWidth
          icon={<Plus aria-hidden="true" />}
          onClick={() => change([...draft, emptyEntry(draft.at(-1)?.unit ?? 'g')])}
        >
          {t('재료 더하기')}
        </Button>
      </div>
      <datalist id={lists.names}>
        {Object.entries(ingredients.kinds).map(([key, { name }]) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <datalist id={lists.groups}>
        {groupsOf(ingredients).map((group) => (
          <option key={group} value={group} />
        ))}
      </datalist>
    </EditSheet>
  );
}
