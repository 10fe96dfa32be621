import { rowKinds } from '../../../../domain/staff/import/read-rows.ts';
import { entryName, fieldsInWords } from '../forms/field-words.ts';
import type { ActionWords } from './action-words-type.ts';

/** As many entries are named; of a week's file that is about a screen. */
const namedEntries = 12;

export const importWords: ActionWords<'import'> = {
  import: {
    name: (t) => t('가져오기'),
    state: (entries, { t, language, ...shop }) => {
      const words = rowKinds.flatMap((kind) =>
        Object.entries(entries[kind] ?? {}).map(([id, fields]) => {
          const name = entryName({ kind, id, entry: fields ?? {} }, shop, language);
          return `${name}: ${fieldsInWords(t, kind, fields ?? {}, shop, language)}`;
        }),
      );
      const more = words.length - namedEntries;
      return [
        ...words.slice(0, namedEntries),
        ...(more > 0 ? [t('그 밖에 {{count}}개', { count: more })] : []),
      ].join(' · ');
    },
  },
};
