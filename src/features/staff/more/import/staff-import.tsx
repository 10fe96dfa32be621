import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories, menus } from '../../../../data/documents/sources.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import {
  type CataloguePreview,
  type ImportPreview as Preview,
  previewImport,
  readRecentImports,
} from '../../../../data/staff/menus/import-file.ts';
import { formatDay, formatTime } from '../../../../domain/dates/format-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { importCatalogue } from '../../../../domain/staff/import/import-action.ts';
import { importChange } from '../../../../domain/staff/import/import-effects.ts';
import type { FileKind } from '../../../../domain/staff/import/read-rows.ts';
import {
  changeIngredients,
  stateOf,
} from '../../../../domain/staff/shopping/change-ingredients.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { forgetDraft } from '../../../../screen-state/drafts.ts';
import { useDraft } from '../../../../screen-state/use-draft.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { SelectField } from '../../../../ui/forms/select-field.tsx';
import { TextArea } from '../../../../ui/forms/text-area.tsx';
import { stateWords } from '../../common/action-words/action-words.ts';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';
import { TextFileButton } from '../../common/forms/text-file-button.tsx';
import { UnsavedNotice } from '../../common/forms/unsaved-notice.tsx';
import { UndoEntry } from '../log/undo-entry.tsx';
import { ForeignPhotos } from './foreign-photos.tsx';
import { ImportPreview } from './import-preview.tsx';
import { IngredientsPreview } from './ingredients-preview.tsx';

/** The file or table that was chosen, as it was edited, until it is stored. */
interface ImportDraft {
  text: string;
  name: string;
  kind: FileKind | 'auto';
}

/** Imports a week from a file: selected or pasted, previewed row by row, and written after confirmation. */
export function StaffImport({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const draft = useDraft<ImportDraft>('import');
  const { text = '', name = '', kind = 'auto' } = draft.values;
  const [restored, setRestored] = useState(text !== '');
  const [preview, setPreview] = useState<Preview>();
  const [pictures, setPictures] = useState<Readonly<Record<string, string>>>({});
  const [reading, setReading] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [done, setDone] = useState(false);
  const [imports, setImports] = useState(0);
  const edit = (next: string, from: string) => {
    draft.change({ text: next, name: from });
    setRestored(false);
    setPreview(undefined);
    setDone(false);
  };
  const look = async () => {
    setReading(true);
    setFailure(undefined);
    try {
      const read = await previewImport(text, kind === 'auto' ? undefined : kind);
      setPreview(read);
      // Still offered once the menus are stored.
      setPictures(read.kind === 'catalogue' ? read.pictures : {});
    } catch (error) {
      setFailure(errorMessage(t, toAppError(error).code));
    }
    setReading(false);
  };
  const write = async (shown: Preview) => {
    const source = name || t('붙여 넣은 표');
    const options = { done: source, editing: true };
    const storeCatalogue = (rows: CataloguePreview['rows']) => {
      const { entries, seen } = importChange(rows);
      return run(importCatalogue, { source, entries }, { ...options, seen });
    };
    const result =
      shown.kind === 'catalogue'
        ? await storeCatalogue(shown.rows)
        : await run(
            changeIngredients,
            { source, ...shown.change },
            { ...options, seen: stateOf(shown.present, shown.change) },
          );
    if (result === 'not-stored') return;
    // The page still shows it, to be corrected after an undo.
    forgetDraft(draft.name);
    setPreview(undefined);
    setImports(imports + 1);
    setDone(result === 'stored');
  };
  const previewProps = (shown: Preview) => {
    return { busy: busy || reading, language, onConfirm: () => void write(shown) };
  };
  return (
    <div className={styles.screen}>
      <p>
        {t(
          '메뉴, 분류, 날짜, 재료를 CSV나 JSON 파일로 올려요. 확인하기 전에는 아무것도 바뀌지 않아요.',
        )}{' '}
        {t('WooCommerce, Square, Shopify에서 받은 상품 파일은 메뉴로 올릴 수 있어요.')}
      </p>
      {restored && (
        <UnsavedNotice
          onDiscard={() => {
            draft.forget();
            setRestored(false);
          }}
        />
      )}
      <TextFileButton
        name={name}
        accept=".csv,.json,.tsv,.txt,text/*,application/json"
        onText={edit}
      />
      <TextArea
        label={t('또는 여기에 붙여 넣기')}
        hint={t('엑셀에서 머리글까지 복사해도 돼요.')}
        rows={8}
        spellCheck={false}
        value={text}
        onChange={({ target }) => edit(target.value, '')}
      />
      <SelectField
        label={t('표에 든 것')}
        value={kind}
        options={[
          { value: 'auto', label: t('머리글을 보고 알아내기') },
          { value: 'dates', label: t('날짜') },
          { value: 'menus', label: t('메뉴') },
          { value: 'categories', label: t('분류') },
          { value: 'ingredients', label: t('재료') },
        ]}
        onChange={(next) => {
          draft.change({ kind: next });
          setPreview(undefined);
        }}
      />
      {failure && <Notice tone="error">{failure}</Notice>}
      {done && (
        <Notice
          tone="fresh"
          announce
          title={t('모두 저장했어요')}
          action={<Link to={staffPaths.log()}>{t('모든 기록 보기')}</Link>}
        />
      )}
      <ForeignPhotos pictures={pictures} language={language} />
      {preview?.kind === 'catalogue' && (
        <ImportPreview preview={preview} {...previewProps(preview)} />
      )}
      {preview?.kind === 'ingredients' && (
        <IngredientsPreview preview={preview} {...previewProps(preview)} />
      )}
      <Button
        variant={preview ? 'secondary' : 'primary'}
        fullWidth
        busy={reading}
        disabled={text.trim() === ''}
        onClick={() => void look()}
      >
        {preview ? t('다시 미리 보기') : t('미리 보기')}
      </Button>
      <RecentImports
        imports={imports}
        language={language}
        onUndone={() => {
          setPreview(undefined);
          setDone(false);
          setImports(imports + 1);
        }}
      />
    </div>
  );
}

type RecentImportsProps = {
  /** Counts this screen's imports: each is one to be read. */
  imports: number;
  language: Language;
  onUndone: () => void;
};

/** The last imports, each with a button that undoes it, once it has said what becomes of what was stored. */
function RecentImports({ imports, language, onUndone }: RecentImportsProps) {
  const { t } = useTranslation();
  const { value: rows, failed } = useRead(`imports ${imports}`, readRecentImports);
  const { value: dishes = {} } = useLiveDocument(menus);
  const { value: lists = {} } = useLiveDocument(categories);
  const words = (action: string, state: unknown, beside: unknown) =>
    stateWords(action, state, { t, language, menus: dishes, categories: lists, beside });
  if (failed) return <Notice tone="error">{t('최근에 올린 파일을 불러오지 못했어요.')}</Notice>;
  if (!rows || rows.length === 0) return null;
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('최근에 올린 파일')}</h3>
      <ul className={styles.list}>
        {rows.map(({ id, entry }) => (
          <li key={id} className={styles.item}>
            <div className={styles.row}>
              <div className={styles.words}>
                <p className={styles.title}>{entry.subject}</p>
                <p className={styles.quiet}>
                  {formatDay(entry.at, language, serverNow())} {formatTime(entry.at, language)} ·{' '}
                  {entry.actorName}
                </p>
              </div>
              <UndoEntry
                entry={entry}
                question={{
                  now: words(entry.action, entry.after, entry.before),
                  undone: words(entry.action, entry.before, entry.after),
                }}
                name={t('{{source}} 되돌리기', { source: entry.subject ?? '' })}
                onUndone={onUndone}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
