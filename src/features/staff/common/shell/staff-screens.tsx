import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Route, Routes } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { useClock } from '../../../../data/device/use-clock.ts';
import { isPending, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { useRestarts } from '../../../../data/documents/restart-documents.ts';
import { activeDates, menus } from '../../../../data/documents/sources.ts';
import { useBellSettings } from '../../../../data/staff/bell/bell-settings.ts';
import { useSendWaiting } from '../../../../data/staff/common/use-send-waiting.ts';
import { type Inbox, useInbox } from '../../../../data/staff/inbox/inbox.ts';
import {
  type RefundInbox,
  useRefundInbox,
} from '../../../../data/staff/refunds/use-refund-inbox.ts';
import { languageOf } from '../../../../domain/lib/language.ts';
import { datesForRole, datesForStaff } from '../../../../domain/staff/dates/date-to-run.ts';
import { overdueDates } from '../../../../domain/staff/dates/overdue-dates.ts';
import type { StaffScreen } from '../../../../domain/staff/roles.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { loadPartPhrases } from '../../../../i18n/use-staff-phrases.ts';
import { optionalPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { AppBar } from '../../../../ui/layout/app-bar.tsx';
import { InboxScreen } from '../../inbox/inbox-screen.tsx';
import { AllergensScreen } from '../../more/allergens/allergens-screen.tsx';
import { AnnouncementScreen } from '../../more/announcements/announcement-screen.tsx';
import { AnnouncementsScreen } from '../../more/announcements/announcements-screen.tsx';
import { CodesScreen } from '../../more/codes/codes-screen.tsx';
import { CustomerScreens } from '../../more/customers/customer-screens.tsx';
import { CustomersScreen } from '../../more/customers/customers-screen.tsx';
import { LogScreen } from '../../more/log/log-screen.tsx';
import { InvoicesScreen } from '../../more/numbers/invoices-screen.tsx';
import { TeamScreen } from '../../more/team/team-screen.tsx';
import { DateScreens } from '../date/date-screens.tsx';
import { NotForRole } from './not-for-role.tsx';
import { useMay } from './role.ts';
import type { SharedViews } from './shared-views.ts';
import type { Staff } from './staff-gate.tsx';
import { StaffHome } from './staff-home.tsx';
import { staffPart } from './staff-part.tsx';
import { StaffShell } from './staff-shell.tsx';

const StaffDates = staffPart(
  async () => (await import('../../more/dates/staff-dates.tsx')).StaffDates,
);
const StaffMenus = staffPart(
  async () => (await import('../../more/menus/staff-menus.tsx')).StaffMenus,
);
const StaffImport = staffPart(
  async () => (await import('../../more/import/staff-import.tsx')).StaffImport,
);

const StaffIngredients = staffPart(
  async () => (await import('../../cook/staff-kitchen.tsx')).StaffIngredients,
);
const BooksScreen = staffPart(async () => {
  await loadPartPhrases('books');
  return (await import('../../more/books/staff-books.tsx')).BooksScreen;
});

const BellScreen = staffPart(async () => {
  await loadPartPhrases('bell');
  return (await import('../../bell/staff-bell.tsx')).BellScreen;
});
const StaffBell = optionalPart(async () => {
  await loadPartPhrases('bell');
  return (await import('../../bell/staff-bell.tsx')).StaffBell;
});

const none = {};

type StaffScreensProps = { staff: Staff; views: SharedViews };

/** Routes of the staff screens; /staff redirects to the date to work on. */
export function StaffScreens(props: StaffScreensProps) {
  return useMay().open('inbox') ? <WithInbox {...props} /> : <WithBell {...props} />;
}

/** Whoever has an inbox sees on every screen how much is in it. */
function WithInbox(props: StaffScreensProps) {
  return <WithBell {...props} inbox={useInbox()} refunds={useRefundInbox()} />;
}

type ScreensProps = StaffScreensProps & { inbox?: Inbox; refunds?: RefundInbox };

function WithBell(props: ScreensProps) {
  const { on, awake, large } = useBellSettings();
  const { staff, inbox, refunds } = props;
  const may = useMay();
  useSendWaiting(staff.email);
  useRestartNotice();
  return (
    <>
      {(on || awake || large) && may.open('bell') && (
        <StaffBell own={staff.uid} {...{ inbox, refunds }} />
      )}
      <Screens {...props} />
    </>
  );
}

/** Says when what staff see has begun to listen anew. */
function useRestartNotice(): void {
  const { t } = useTranslation();
  const restarts = useRestarts(({ count }) => count);
  const told = useRef(restarts);
  useEffect(() => {
    if (restarts === told.current) return;
    told.current = restarts;
    notify.info(t('새 소식이 멈춰 있어서 연결을 새로 시작했어요.'));
  }, [restarts, t]);
}

function Screens({ staff, views, inbox, refunds }: ScreensProps) {
  const { t, i18n } = useTranslation();
  const may = useMay();
  const language = languageOf(i18n.language);
  const dates = useLiveDocument(activeDates);
  const catalogue = useLiveDocument(menus);
  const overdue = useClock((now) => overdueDates(dates.value ?? none, now).length);
  const openIssues = (inbox?.open ?? 0) + (refunds?.open ?? 0) + overdue;
  if (isPending(dates) || isPending(catalogue)) {
    return <Loading label={t('날짜를 불러오고 있어요')} />;
  }
  const all = dates.value ?? none;
  const now = serverNow();
  const [next = datesForStaff(all, now)[0]] = datesForRole(all, may.role, now);
  const catalogueProps = { dates: all, menus: catalogue.value ?? none, language };
  const inShell = (title: string, screen: ReactNode) => (
    <StaffShell dateId={next?.dateId} openIssues={openIssues} header={<AppBar title={title} />}>
      {screen}
    </StaffShell>
  );
  const screens: { screen: StaffScreen; path: string; title: string; shown: ReactNode }[] = [
    {
      screen: 'inbox',
      path: 'inbox',
      title: t('확인할 일'),
      shown: inbox && refunds && (
        <InboxScreen {...{ inbox, refunds, overdue, ...catalogueProps }} />
      ),
    },
    { screen: 'bell', path: 'bell', title: t('벨과 화면'), shown: <BellScreen /> },
    {
      screen: 'allergens',
      path: 'allergens',
      title: t('알레르기·식단'),
      shown: <AllergensScreen menus={catalogue.value ?? none} language={language} />,
    },
    {
      screen: 'ingredients',
      path: 'ingredients',
      title: t('재료'),
      shown: <StaffIngredients menus={catalogue.value ?? none} language={language} />,
    },
    {
      screen: 'invoices',
      path: 'invoices',
      title: t('달별 인보이스'),
      shown: <InvoicesScreen language={language} />,
    },
    {
      screen: 'books',
      path: 'books',
      title: t('회계 프로그램'),
      shown: <BooksScreen language={language} />,
    },
    { screen: 'log', path: 'log', title: t('기록'), shown: <LogScreen language={language} /> },
    {
      screen: 'announcements',
      path: 'announcements',
      title: t('공지 관리'),
      shown: <AnnouncementsScreen language={language} />,
    },
    {
      screen: 'announcements',
      path: 'announcements/:id',
      title: t('공지 관리'),
      shown: <AnnouncementScreen dates={all} language={language} preview={views.announcement} />,
    },
    {
      screen: 'customers',
      path: 'customers',
      title: t('손님 관리'),
      shown: <CustomersScreen />,
    },
    {
      screen: 'customers',
      path: 'customers/:uid/*',
      title: t('손님 관리'),
      shown: <CustomerScreens language={language} views={views} />,
    },
    {
      screen: 'codes',
      path: 'codes',
      title: t('선물·할인 코드'),
      shown: <CodesScreen />,
    },
    {
      screen: 'team',
      path: 'team',
      title: t('직원과 역할'),
      shown: <TeamScreen own={staff.uid} />,
    },
    {
      screen: 'dates',
      path: 'dates/*',
      title: t('날짜와 한 주'),
      shown: <StaffDates {...catalogueProps} />,
    },
    {
      screen: 'menus',
      path: 'menus/*',
      title: t('메뉴 관리'),
      shown: <StaffMenus {...catalogueProps} />,
    },
    {
      screen: 'import',
      path: 'import',
      title: t('파일로 올리기'),
      shown: <StaffImport language={language} />,
    },
  ];
  return (
    <Routes>
      <Route
        index
        element={<StaffHome dates={all} inShell={(screen) => inShell(t('주문'), screen)} />}
      />
      {screens.map(({ screen, path, title, shown }) => (
        <Route
          key={path}
          path={path}
          element={inShell(title, may.open(screen) ? shown : <NotForRole />)}
        />
      ))}
      {/* The week had a screen of its own: bookmarks still lead there. */}
      <Route path="week" element={<Navigate to={staffPaths.dates()} replace />} />
      <Route
        path=":dateId/*"
        element={
          <DateScreens
            staff={staff}
            dates={all}
            menus={catalogue.value ?? none}
            language={language}
            openIssues={openIssues}
          />
        }
      />
    </Routes>
  );
}
