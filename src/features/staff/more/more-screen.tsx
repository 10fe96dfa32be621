import { Languages } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../content/start-words.ts';
import { rememberLanguage } from '../../../data/device/remembered-language.ts';
import type { ActiveDate } from '../../../domain/dates/active-date.ts';
import { isOpen } from '../../../domain/dates/open-dates.ts';
import { type Language, languages } from '../../../domain/lib/language.ts';
import type { CancelledOrder, Order } from '../../../domain/order/order.ts';
import { confirmPoints } from '../../../domain/staff/customers/grant-points.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { findTasks, type StaffTask, taskScreens } from '../../../domain/staff/staff-tasks.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SearchField } from '../common/forms/search-field.tsx';
import form from '../common/forms/staff-form.module.css';
import { useAddressText } from '../common/forms/use-address-text.ts';
import { useMay } from '../common/shell/role.ts';
import { ConfirmPoints } from './confirm-points-button.tsx';
import { DateFiles } from './date-files.tsx';
import styles from './more.module.css';
import { type TaskLink, taskLinks } from './task-links.ts';

type MoreScreenProps = {
  dateId: string;
  date: ActiveDate | undefined;
  /** Undefined until they are loaded. */
  orders: readonly BoardOrder<Order>[] | undefined;
  cancelled: readonly CancelledOrder[];
  language: Language;
};

/** Rarer tasks, four groups of them, and a search that finds every task by what it may be called. */
export function MoreScreen({ dateId, date, orders, cancelled, language }: MoreScreenProps) {
  const { t } = useTranslation();
  const may = useMay();
  const [search, setSearch] = useAddressText('q');
  const live = orders?.filter((one) => !one.cancelled);
  const links: Partial<Record<StaffTask, TaskLink>> = taskLinks(t, dateId);
  const labels: Partial<Record<StaffTask, string>> = {
    'confirm-points': t('이 날짜의 포인트 확정하기'),
    files: t('주문 목록 받기 (CSV)'),
  };
  const allowed = (Object.keys(taskScreens) as StaffTask[]).filter((task) =>
    task === 'confirm-points' ? may.run(confirmPoints) : may.open(taskScreens[task]),
  );
  const shown = (task: StaffTask) => {
    const link = links[task];
    if (link) return <LinkToTask key={task} {...link} />;
    if (task === 'files') {
      return <DateFiles key={task} {...{ dateId, cancelled, language }} orders={live} />;
    }
    const ordersOfDate = live?.map(({ order }) => order);
    return (
      <ConfirmPoints key={task} dateId={dateId} closed={!isOpen(date)} orders={ordersOfDate} />
    );
  };
  const group = (tasks: readonly StaffTask[]) =>
    tasks.filter((task) => allowed.includes(task)).map(shown);
  const found = findTasks(
    allowed.map((task) => ({ task, label: links[task]?.label ?? labels[task] ?? '' })),
    search,
  );
  return (
    <div className={styles.list}>
      <SearchField
        label={t('할 일 찾기')}
        placeholder={t('환불, 쿠폰, 라벨…')}
        value={search}
        found={found.length}
        onChange={setSearch}
      />
      {search.trim() === '' ? (
        <>
          <Group title={t('이 날짜')}>
            {group(['phone-order', 'print', 'numbers', 'closing', 'date-log', 'confirm-points'])}
          </Group>
          <Group title={t('가게')}>
            {group(['dates', 'menus', 'announcements', 'import', 'bell'])}
            <OtherLanguages language={language} />
          </Group>
          <Group title={t('사람')}>{group(['customers', 'codes', 'team'])}</Group>
          <Group title={t('장부')}>{group(['invoices', 'books', 'log', 'files'])}</Group>
        </>
      ) : found.length > 0 ? (
        <Group title={t('찾은 것')}>{found.map(shown)}</Group>
      ) : (
        <EmptyState title={t('찾는 것이 없어요. 다른 말로 찾아 보세요.')} />
      )}
    </div>
  );
}

/** Tasks about the same thing under its name; nothing for a role that has none of them. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  if (Array.isArray(children) && children.length === 0) return null;
  return (
    <section className={form.group}>
      <h2 className={form.heading}>{title}</h2>
      <div className={styles.tasks}>{children}</div>
    </section>
  );
}

function LinkToTask({ label, to, Icon, hint }: TaskLink) {
  return (
    <ButtonLink icon={<Icon aria-hidden="true" />} to={to}>
      {label}
      {hint && <span className={styles.hint}>{hint}</span>}
    </ButtonLink>
  );
}

function OtherLanguages({ language }: { language: Language }) {
  return languages
    .filter((other) => other !== language)
    .map((other) => (
      <Button
        key={other}
        lang={other}
        icon={<Languages aria-hidden="true" />}
        onClick={() => {
          rememberLanguage(other);
          location.reload();
        }}
      >
        {languageNames[other]}
      </Button>
    ));
}
