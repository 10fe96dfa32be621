import { useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories, menus } from '../../../../data/documents/sources.ts';
import { useRead } from '../../../../data/documents/use-read.ts';
import { readStaffLog } from '../../../../data/staff/common/read-staff-log.ts';
import type { PlaceInOrder } from '../../../../data/staff/common/staff-reads.ts';
import { readContacts } from '../../../../data/staff/customers/read-customers.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { SearchField } from '../../common/forms/search-field.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { useAddressText } from '../../common/forms/use-address-text.ts';
import styles from './log.module.css';
import { LogEntry } from './log-entry.tsx';
import { isLogFound, logWords } from './log-words.ts';
import { SearchedUntil } from './searched-until.tsx';

/** The log of staff actions; the address may restrict it to one date, order or customer. */
export function LogScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const subject = new URLSearchParams(params);
  subject.delete('q');
  const query = subject.toString();
  return (
    <>
      {query && (
        <ButtonLink variant="quiet" to={staffPaths.log()}>
          {t('모든 기록 보기')}
        </ButtonLink>
      )}
      <SearchedLog key={query} query={query} language={language} />
    </>
  );
}

/** The search field, kept in the address, over what it finds in the log of one subject. */
function SearchedLog({ query, language }: { query: string; language: Language }) {
  const { t } = useTranslation();
  const [search, setSearch] = useAddressText('q');
  return (
    <>
      <SearchField
        label={t('기록에서 찾기')}
        placeholder={t('손님, 메뉴, 한 일, 직원')}
        value={search}
        onChange={setSearch}
      />
      <LogPage
        query={query}
        search={useDeferredValue(search.trim())}
        foundBefore={0}
        language={language}
      />
    </>
  );
}

type LogPageProps = {
  query: string;
  /** Only what this finds is shown. */
  search: string;
  /** How many entries the pages before show. */
  foundBefore: number;
  /** Where the page before ends; undefined for the first. */
  after?: PlaceInOrder;
  language: Language;
};

/** One page of the log and, on request, the one after it. */
function LogPage({ query, search, foundBefore, after, language }: LogPageProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { value: dishes = {} } = useLiveDocument(menus);
  const { value: lists = {} } = useLiveDocument(categories);
  const { value, failed, reload } = useRead(`log ${query} ${after?.id ?? ''}`, async () => {
    const page = await readStaffLog(Object.fromEntries(new URLSearchParams(query)), after);
    const contacts = await readContacts(page.rows.map(({ entry }) => entry.uid));
    return { ...page, contacts };
  });
  if (!value) {
    return failed ? (
      <EmptyState title={t('기록을 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    ) : (
      <Loading label={t('기록을 불러오고 있어요')} />
    );
  }
  const { rows, contacts, next } = value;
  const context = { t, language, menus: dishes, categories: lists };
  const found = rows
    .map((row) => ({
      ...row,
      words: logWords(row.entry, context, contacts.get(row.entry.uid ?? '')?.name),
    }))
    .filter(({ words }) => isLogFound(words, search));
  const foundSoFar = foundBefore + found.length;
  const isLast = next === undefined || !more;
  return (
    <>
      <ol className={styles.list}>
        {found.map(({ id, entry, words }) => (
          <LogEntry key={id} entry={entry} words={words} context={context} onUndone={reload} />
        ))}
      </ol>
      {isLast && search && (
        <SearchedUntil found={foundSoFar} until={next?.at} language={language} />
      )}
      {isLast && !search && foundSoFar === 0 && <EmptyState title={t('아직 기록이 없어요')} />}
      {next !== undefined && !more && (
        <Button fullWidth onClick={() => setMore(true)}>
          {search ? t('더 이전 기록에서 찾기') : t('기록 더 보기')}
        </Button>
      )}
      {more && next !== undefined && (
        <LogPage
          query={query}
          search={search}
          foundBefore={foundSoFar}
          after={next}
          language={language}
        />
      )}
    </>
  );
}
