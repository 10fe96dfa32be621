import { useTranslation } from 'react-i18next';
import type { CataloguePreview } from '../../../../data/staff/menus/import-file.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { CurrentCatalogue } from '../../../../domain/staff/import/check-rows.ts';
import { empties, type FieldChange } from '../../../../domain/staff/import/import-effects.ts';
import { Badge, type Tone } from '../../../../ui/feedback/badge.tsx';
import { entryName, fieldLabel, fieldText } from '../../common/forms/field-words.ts';
import styles from '../../common/forms/staff-form.module.css';
import rowStyles from './import-row.module.css';

type Row = CataloguePreview['rows'][number];
type ImportRowProps = {
  row: Row;
  /** Has the titles of menus and categories. */
  shop: CurrentCatalogue;
  language: Language;
};

/** What the line above says already, or another field. */
const ofTitle = ['id', 'title', 'name', 'day'];

/** Whether a new entry has this value unless the file says otherwise. */
const isUsual = (field: string, value: unknown) =>
  value === (field === 'active') || (value instanceof Object && Object.keys(value).length === 0);

/** What a file would do to one entry: all of a new one, or every field that changes, with its value before and after. */
export function ImportRow({ row, shop, language }: ImportRowProps) {
  const { t } = useTranslation();
  const { kind, line, effect, changes } = row;
  const effects = { added: t('새로'), changed: t('바뀜'), same: t('그대로') };
  const tones: Record<typeof effect, Tone> = { added: 'fresh', changed: 'honey', same: 'plain' };
  const kinds = { menus: t('메뉴'), categories: t('분류'), dates: t('날짜') };
  const text = (field: string, value: unknown) => fieldText(t, field, value, shop, language);
  const changeText = ({ field, before, after }: FieldChange) =>
    after === undefined
      ? t('비워요. 지금은: {{value}}', { value: text(field, before) })
      : `${text(field, before)} → ${text(field, after)}`;
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.title}>{entryName(row, shop, language)}</p>
          <p className={styles.quiet}>
            {t('{{line}}번째 줄', { line })} · {kinds[kind]} · {row.id}
          </p>
          {effect === 'added' && (
            <dl className={rowStyles.changes}>
              {Object.entries(row.entry)
                .filter(([field, value]) => !ofTitle.includes(field) && !isUsual(field, value))
                .map(([field, value]) => (
                  <div key={field}>
                    <dt>{fieldLabel(t, kind, field)}</dt>
                    <dd>{text(field, value)}</dd>
                  </div>
                ))}
            </dl>
          )}
          {changes.length > 0 && (
            <dl className={rowStyles.changes}>
              {changes.map((change) => (
                <div key={change.field}>
                  <dt>{fieldLabel(t, kind, change.field)}</dt>
                  <dd className={empties(change) ? rowStyles.emptied : undefined}>
                    {changeText(change)}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <Badge tone={tones[effect]}>{effects[effect]}</Badge>
      </div>
    </li>
  );
}
