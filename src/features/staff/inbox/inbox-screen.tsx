import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRead } from '../../../data/documents/use-read.ts';
import { readContacts } from '../../../data/staff/customers/read-customers.ts';
import type { Inbox, InboxEntry } from '../../../data/staff/inbox/inbox.ts';
import type { RefundInbox } from '../../../data/staff/refunds/use-refund-inbox.ts';
import type { ActiveDates } from '../../../domain/dates/active-date.ts';
import type { Language } from '../../../domain/lib/language.ts';
import type { Menus } from '../../../domain/menus/menu.ts';
import { type Contact, withContact } from '../../../domain/staff/inbox/issue-contact.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { OverdueNotices } from '../common/date/overdue-notice.tsx';
import { RefundInboxList } from '../refunds/refund-inbox.tsx';
import { HandleDialog } from './handle-dialog.tsx';
import styles from './inbox.module.css';
import { IssueCard } from './issue-card.tsx';

type InboxScreenProps = {
  inbox: Inbox;
  refunds: RefundInbox;
  dates: ActiveDates;
  menus: Menus;
  language: Language;
  /** How many dates are past their cut-off and not closed. */
  overdue: number;
};

/** Issues and customers' requests that staff must handle, with instructions. */
export function InboxScreen(props: InboxScreenProps) {
  const { inbox, refunds, dates, menus, language, overdue } = props;
  const { t } = useTranslation();
  const [handling, setHandling] = useState<InboxEntry>();
  const contacts = useContacts(inbox, refunds);
  if (inbox.loading) return <Loading label={t('확인할 일을 불러오고 있어요')} />;
  const open = inbox.entries.filter((entry) => !entry.handled);
  const done = inbox.entries.filter((entry) => entry.handled);
  const card = (entry: InboxEntry) => (
    <IssueCard
      key={entry.issue.id}
      entry={{ ...entry, issue: withContact(entry.issue, contacts.get(entry.issue.uid)) }}
      language={language}
      onHandle={() => setHandling(entry)}
    />
  );
  return (
    <>
      {inbox.failed && (
        <Notice tone="error">{t('일부를 불러오지 못했어요. 연결을 확인해 주세요.')}</Notice>
      )}
      <OverdueNotices {...{ dates, menus, language }} />
      <RefundInboxList refunds={refunds} contacts={contacts} language={language} />
      {open.length + refunds.open + overdue === 0 && <EmptyState title={t('확인할 일이 없어요')} />}
      <ul className={styles.list}>{open.map(card)}</ul>
      {done.length > 0 && (
        <section className={styles.done}>
          <h2>{t('처리한 일')}</h2>
          <ul className={styles.list}>{done.map(card)}</ul>
        </section>
      )}
      {handling && <HandleDialog entry={handling} onClose={() => setHandling(undefined)} />}
    </>
  );
}

const noContacts: ReadonlyMap<string, Contact> = new Map();

/** Whom to call about what is open: the accounts of its customers, by uid; none until they are read. */
function useContacts(inbox: Inbox, refunds: RefundInbox): ReadonlyMap<string, Contact> {
  const uids = [
    ...inbox.entries.filter(({ handled }) => !handled).map(({ issue }) => issue.uid),
    ...refunds.failed.map(({ uid }) => uid),
  ];
  const known = [...new Set(uids)].sort();
  const { value } = useRead(`contacts ${known.join(' ')}`, () => readContacts(known));
  // Those read before stay until the next have come, so that no button moves under a finger.
  const [contacts, setContacts] = useState(noContacts);
  if (value && value !== contacts) setContacts(value);
  return contacts;
}
