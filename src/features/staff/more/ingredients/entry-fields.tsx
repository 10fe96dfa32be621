import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Unit, unitName, units } from '../../../../domain/staff/shopping/units.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import type { DraftEntry, EntryProblem } from './ingredient-draft.ts';
import styles from './ingredients.module.css';

type EntryFieldsProps = {
  entry: DraftEntry;
  problem: EntryProblem | undefined;
  /** The group of an ingredient that is known; undefined for a new one, whose group is asked for. */
  group: string | undefined;
  /** Ids of the lists of known names and groups. */
  lists: { names: string; groups: string };
  language: Language;
  onChange: (entry: DraftEntry) => void;
  onRemove: () => void;
};

/** The fields of one ingredient of a dish. */
export function EntryFields(props: EntryFieldsProps) {
  const { entry, problem, group, lists, language, onChange, onRemove } = props;
  const { t } = useTranslation();
  const isTyped = entry.name.trim() !== '';
  const problemOfName: Partial<Record<EntryProblem, string>> = {
    name: t('60자까지의 이름이어야 해요.'),
    twice: t('이 재료는 위에 이미 있어요.'),
  };
  return (
    <li className={styles.entry}>
      <div className={styles.wide}>
        <TextField
          label={t('재료 이름')}
          list={lists.names}
          autoComplete="off"
          value={entry.name}
          hint={isTyped && group ? t('{{group}}에서 사요', { group }) : undefined}
          error={problem && problemOfName[problem]}
          onChange={({ target }) => onChange({ ...entry, name: target.value })}
        />
      </div>
      {isTyped && group === undefined && (
        <div className={styles.wide}>
          <TextField
            label={t('사는 곳')}
            hint={t('처음 적는 재료예요. 야채, 정육처럼 한 번만 적으면 돼요.')}
            list={lists.groups}
            autoComplete="off"
            value={entry.group}
            error={problem === 'group' ? t('60자까지의 이름이어야 해요.') : undefined}
            onChange={({ target }) => onChange({ ...entry, group: target.value })}
          />
        </div>
      )}
      <TextField
        label={t('1인분 양')}
        autoComplete="off"
        value={entry.amount}
        error={problem === 'amount' ? t('0.5나 1/2처럼 0보다 큰 수로 적어 주세요.') : undefined}
        onChange={({ target }) => onChange({ ...entry, amount: target.value })}
      />
      <SelectField<Unit>
        label={t('단위')}
        value={entry.unit}
        options={units.map((unit) => ({ value: unit, label: unitName(unit, language) }))}
        onChange={(unit) => onChange({ ...entry, unit })}
      />
      <IconButton
        label={t('{{name}} 빼기', { name: entry.name || t('재료 이름') })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
