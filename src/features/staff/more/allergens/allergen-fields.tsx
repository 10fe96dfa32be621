import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import {
  type AllergenInfo,
  allergenIds,
  allergenNames,
  withAllergen,
} from '../../../../domain/menus/allergens.ts';
import { dietMarks, dietNames, spiceNames, withDietMark } from '../../../../domain/menus/diet.ts';
import type { Statement } from '../../../../domain/staff/menus/statement.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Chip } from '../../../../ui/controls/chip.tsx';
import { Checkbox } from '../../../../ui/forms/checkbox.tsx';
import styles from './allergens.module.css';

type AllergenFieldsProps = {
  value: Statement;
  language: Language;
  onChange: (next: Statement) => void;
};

/**
 * Edits a menu's allergens and diet. If nothing is selected and it is not marked as checked, the menu states
 * nothing.
 */
export function AllergenFields({ value, language, onChange }: AllergenFieldsProps) {
  const { t } = useTranslation();
  const { allergens, diet } = value;
  const put = (next: AllergenInfo) => onChange({ ...value, allergens: next });
  const nothing = allergens === null && diet === null;
  return (
    <div className={styles.fields}>
      <AllergenChoice list="contains" {...{ value, language, onChange: put }} />
      <AllergenChoice list="mayContain" {...{ value, language, onChange: put }} />
      <Checkbox
        label={t('조리법을 보고 모두 확인했어요')}
        hint={t('확인하기 전까지 손님에게는 "표시되지 않음"으로 보여요.')}
        checked={allergens?.checked ?? false}
        onChange={({ target }) =>
          put({ ...(allergens ?? { contains: [], mayContain: [] }), checked: target.checked })
        }
      />
      <fieldset className={styles.group}>
        <legend>{t('식단')}</legend>
        <div className={styles.chips}>
          {dietMarks.map((mark) => (
            <Chip
              key={mark}
              selected={diet?.marks.includes(mark) ?? false}
              onToggle={() => onChange({ ...value, diet: withDietMark(diet, mark) })}
            >
              {dietNames[mark][language]}
            </Chip>
          ))}
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>{t('맵기')}</legend>
        <div className={styles.chips}>
          {([0, 1, 2, 3] as const).map((spicy) => (
            <Chip
              key={spicy}
              selected={diet?.spicy === spicy}
              onToggle={() => onChange({ ...value, diet: { marks: diet?.marks ?? [], spicy } })}
            >
              {spiceNames[spicy][language]}
            </Chip>
          ))}
        </div>
      </fieldset>
      {!nothing && (
        <Button variant="quiet" onClick={() => onChange({ allergens: null, diet: null })}>
          {t('모두 지우기 (표시하지 않음)')}
        </Button>
      )}
    </div>
  );
}

type AllergenChoiceProps = {
  list: 'contains' | 'mayContain';
  value: Statement;
  language: Language;
  onChange: (next: AllergenInfo) => void;
};

function AllergenChoice({ list, value: { allergens }, language, onChange }: AllergenChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className={styles.group}>
      <legend>{list === 'contains' ? t('들어 있어요') : t('섞여 들어갈 수 있어요')}</legend>
      <div className={styles.chips}>
        {allergenIds.map((id) => (
          <Chip
            key={id}
            selected={allergens?.[list].includes(id) ?? false}
            onToggle={() => onChange(withAllergen(allergens, id, list))}
          >
            {allergenNames[id][language]}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
