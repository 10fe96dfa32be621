import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { categories, menus } from '../../../../data/documents/sources.ts';
import { type LogRow, readStaffLog } from '../../../../data/staff/common/read-staff-log.ts';
import type { PlaceInOrder } from '../../../../data/staff/common/staff-reads.ts';
import { useRead } from '../../../../data/staff/common/use-read.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import styles from './log.module.css';
import { LogEntry } from './log-entry.tsx';

/** The log of staff actions; the address may restrict it to one date, order or customer. */
export function LogScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [params] = useAddressParams();
  const query = params.toString();
  return (
    <>
      {query && (
        <ButtonLink variant="quiet" to={staffPaths.log()}>
          {t('모든 기록 보기')}
        </ButtonLink>
      )}
      <LogPage key={query} query={query} language={language} />
    </>
  );
}

type LogPageProps = {
  query: string;
  /** Where the page before ends; undefined for the first. */
  after?: PlaceInOrder;
  language: Language;
};

/** One page of the log and, on request, the one after it. */
function LogPage({ query, after, language }: LogPageProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState(false);
  const { value: dishes = {} } = useLiveDocument(menus);
  const { value: lists = {} } = useLiveDocument(categories);
  const { value, failed, reload } = useRead(`log ${query} ${after?.id ?? ''}`, () =>
    readStaffLog(Object.fromEntries(new URLSearchParams(query)), after),
  );
  if (!value) {
    return failed ? (
      <EmptyState title={t('기록을 불러오지 못했어요')} text={t('인터넷 연결을 확인해 주세요.')} />
    ) : (
      <Loading label={t('기록을 불러오고 있어요')} />
    );
  }
  const { rows, next } = value;
  return (
    <>
      {rows.length === 0 && after === undefined && <EmptyState title={t('아직 기록이 없어요')} />}
      <ol className={styles.list}>
        {rows.map((row: LogRow) => (
          <LogEntry
            key={row.id}
            entry={row.entry}
            context={{ t, language, menus: dishes, categories: lists }}
            onUndone={reload}
          />
        ))}
      </ol>
      {next !== undefined && !more && (
        <Button fullWidth onClick={() => setMore(true)}>
          {t('기록 더 보기')}
        </Button>
      )}
      {more && next !== undefined && <LogPage query={query} after={next} language={language} />}
    </>
  );
}
