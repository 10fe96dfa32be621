import { useTranslation } from 'react-i18next';
import type { ImportPreview } from '../../../../data/staff/menus/import-file.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { type Language, localized } from '../../../../domain/lib/language.ts';
import type { CurrentCatalogue } from '../../../../domain/staff/import/check-rows.ts';
import { Badge, type Tone } from '../../../../ui/feedback/badge.tsx';
import styles from '../../common/staff-form.module.css';
import { fieldLabel, fieldText } from './field-words.ts';
import rowStyles from './import-row.module.css';

type Row = ImportPreview['rows'][number];
type ImportRowProps = {
  row: Row;
  /** The shop's data, which the file was compared with. */
  present: CurrentCatalogue;
  language: Language;
};

/** What a file would do to one entry: every field that changes, with its value before and after. */
export function ImportRow({ row, present, language }: ImportRowProps) {
  const { t } = useTranslation();
  const { kind, line, effect, changes } = row;
  const effects = { added: t('새로'), changed: t('바뀜'), same: t('그대로') };
  const tones: Record<typeof effect, Tone> = { added: 'fresh', changed: 'honey', same: 'plain' };
  const kinds = { menus: t('메뉴'), categories: t('분류'), dates: t('날짜') };
  const text = (field: string, value: unknown) => fieldText(t, field, value, present, language);
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <div className={styles.words}>
          <p className={styles.title}>{nameOf(row, language)}</p>
          <p className={styles.quiet}>
            {t('{{line}}번째 줄', { line })} · {kinds[kind]} · {row.id}
          </p>
          {changes.length > 0 && (
            <dl className={rowStyles.changes}>
              {changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{fieldLabel(t, kind, field)}</dt>
                  <dd>
                    {after === undefined ? (
                      <strong>
                        {t('비워요. 지금은: {{value}}', { value: text(field, before) })}
                      </strong>
                    ) : (
                      `${text(field, before)} → ${text(field, after)}`
                    )}
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

/** The title of a menu, the name of a category, the day of a date. */
function nameOf({ kind, entry }: Row, language: Language): string {
  if (kind === 'dates') return formatFullDay(entry.deliveryDate as number, language);
  const texts = entry as Partial<Record<string, string>>;
  const name =
    kind === 'menus' ? localized(texts, 'title', language) : localized(texts, 'name', language);
  return name ?? '';
}
