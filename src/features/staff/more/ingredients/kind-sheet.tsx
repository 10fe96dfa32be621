import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownValue } from '../../../../domain/lib/own-value.ts';
import {
  changeIngredients,
  type IngredientsChange,
  renaming,
  stateOf,
  usesOf,
} from '../../../../domain/staff/shopping/change-ingredients.ts';
import {
  groupsOf,
  type IngredientKind,
  type Ingredients,
  ingredientKey,
  isIngredientName,
  kindOf,
} from '../../../../domain/staff/shopping/ingredients.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import { EditSheet } from '../../common/forms/edit-sheet.tsx';
import form from '../../common/forms/staff-form.module.css';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { useEdit } from '../../common/forms/use-edit.ts';

type KindSheetProps = {
  /** The ingredient's key. */
  of: string;
  ingredients: Ingredients;
  onClose: () => void;
};

const isValid = (field: keyof IngredientKind, text: string) =>
  isIngredientName(text) || (field === 'group' && text.trim() === '');

/** Edits the name and group of an ingredient; the name of another one makes them one. */
export function KindSheet({ of, ingredients, onClose }: KindSheetProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const stored = kindOf(ingredients, of);
  const { seen, draft, restored, change, fill, forget } = useEdit(
    stored,
    (kind) => kind,
    `ingredient-kind-${of}`,
  );
  const [wrong, setWrong] = useState<readonly (keyof IngredientKind)[]>([]);
  const groups = useId();
  const key = ingredientKey(draft.name);
  const other = key === of ? undefined : ownValue(ingredients.kinds, key);
  const uses = usesOf(ingredients, of);
  const store = async (input: IngredientsChange, done: string) => {
    const now = stateOf(ingredients, input);
    const kinds = { ...now.kinds, ...(now.kinds[of] && { [of]: seen }) };
    const result = await run(changeIngredients, input, {
      seen: { ...now, kinds },
      done,
      editing: true,
    });
    if (result === 'not-stored') return;
    forget();
    onClose();
  };
  const save = () => {
    const wrong = (['name', 'group'] as const).filter((field) => !isValid(field, draft[field]));
    setWrong(wrong);
    if (wrong.length > 0) return;
    void store(
      renaming(ingredients, of, draft),
      t('{{name}} 저장했어요', { name: draft.name.trim() }),
    );
  };
  return (
    <EditSheet
      title={seen.name}
      description={t('메뉴 {{count}}개에 들어가요', { count: uses })}
      width="narrow"
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <div className={form.group}>
        {restored && <UnsavedNotice onDiscard={() => fill(stored)} />}
        <TextField
          label={t('이름')}
          autoComplete="off"
          value={draft.name}
          error={wrong.includes('name') ? t('60자까지의 이름이어야 해요.') : undefined}
          onChange={({ target }) => change({ ...draft, name: target.value })}
        />
        {other && (
          <Notice tone="honey">
            {t('{{name}} 재료가 이미 있어요. 저장하면 두 재료가 하나가 돼요.', {
              name: other.name,
            })}
          </Notice>
        )}
        <TextField
          label={t('사는 곳')}
          hint={t('야채, 정육처럼 적으면 장보기 목록이 그렇게 나뉘어요.')}
          autoComplete="off"
          list={groups}
          value={draft.group}
          error={wrong.includes('group') ? t('60자까지의 이름이어야 해요.') : undefined}
          onChange={({ target }) => change({ ...draft, group: target.value })}
        />
        <datalist id={groups}>
          {groupsOf(ingredients).map((group) => (
            <option key={group} value={group} />
          ))}
        </datalist>
        {uses === 0 && (
          <Button
            variant="quiet"
            fullWidth
            busy={busy}
            onClick={() =>
              void store({ dishes: {}, kinds: { [of]: null } }, t('{{name}} 지웠어요', seen))
            }
          >
            {t('이 재료 지우기')}
          </Button>
        )}
      </div>
    </EditSheet>
  );
}
