import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Route, Routes } from 'react-router-dom';
import { serverNow } from '../../../data/device/server-clock.ts';
import { isPending, useLiveDocument } from '../../../data/documents/live-document.ts';
import { activeDates, menus } from '../../../data/documents/sources.ts';
import { useInbox } from '../../../data/staff/inbox/inbox.ts';
import { useRefundInbox } from '../../../data/staff/refunds/refunds.ts';
import { languageOf } from '../../../domain/lib/language.ts';
import { datesForStaff } from '../../../domain/staff/dates/date-to-run.ts';
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx';
import { Loading } from '../../../ui/feedback/spinner.tsx';
import { AppBar } from '../../../ui/layout/app-bar.tsx';
import { InboxScreen } from '../inbox/inbox-screen.tsx';
import { AllergensScreen } from '../more/allergens/allergens-screen.tsx';
import { AnnouncementScreen } from '../more/announcements/announcement-screen.tsx';
import { AnnouncementsScreen } from '../more/announcements/announcements-screen.tsx';
import { CustomerScreens } from '../more/customers/customer-screens.tsx';
import { CustomersScreen } from '../more/customers/customers-screen.tsx';
import { LogScreen } from '../more/log/log-screen.tsx';
import { InvoicesScreen } from '../more/numbers/invoices-screen.tsx';
import { DateScreens } from './date-screens.tsx';
import type { SharedViews } from './shared-views.ts';
import type { Staff } from './staff-gate.tsx';
import { StaffHome } from './staff-home.tsx';
import { StaffShell } from './staff-shell.tsx';

const StaffDates = lazyPart(async () => (await import('../more/dates/staff-dates.tsx')).StaffDates);
const StaffMenus = lazyPart(async () => (await import('../more/menus/staff-menus.tsx')).StaffMenus);
const StaffImport = lazyPart(
  async () => (await import('../more/import/staff-import.tsx')).StaffImport,
);

const none = {};

/** Routes of the staff screens; /staff redirects to the date to work on. */
export function StaffScreens({ staff, views }: { staff: Staff; views: SharedViews }) {
  const { t, i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const dates = useLiveDocument(activeDates);
  const catalogue = useLiveDocument(menus);
  const inbox = useInbox();
  const refunds = useRefundInbox();
  const openIssues = inbox.open + refunds.open;
  if (isPending(dates) || isPending(catalogue)) {
    return <Loading label={t('날짜를 불러오고 있어요')} />;
  }
  const all = dates.value ?? none;
  const next = datesForStaff(all, serverNow())[0]?.dateId;
  const catalogueProps = { dates: all, menus: catalogue.value ?? none, language };
  const inShell = (title: string, screen: ReactNode) => (
    <StaffShell dateId={next} openIssues={openIssues} header={<AppBar title={title} />}>
      {screen}
    </StaffShell>
  );
  return (
    <Routes>
      <Route
        index
        element={<StaffHome dates={all} inShell={(screen) => inShell(t('주문'), screen)} />}
      />
      <Route
        path="inbox"
        element={inShell(
          t('확인할 일'),
          <InboxScreen inbox={inbox} refunds={refunds} language={language} />,
        )}
      />
      <Route
        path="allergens"
        element={inShell(
          t('알레르기·식단'),
          <AllergensScreen menus={catalogue.value ?? none} language={language} />,
        )}
      />
      <Route path="invoices" element={inShell(t('달별 인보이스'), <InvoicesScreen />)} />
      <Route path="log" element={inShell(t('기록'), <LogScreen language={language} />)} />
      <Route
        path="announcements"
        element={inShell(t('공지 관리'), <AnnouncementsScreen language={language} />)}
      />
      <Route
        path="announcements/:id"
        element={inShell(
          t('공지 관리'),
          <AnnouncementScreen dates={all} language={language} preview={views.announcement} />,
        )}
      />
      <Route path="customers" element={inShell(t('손님 관리'), <CustomersScreen />)} />
      <Route
        path="customers/:uid/*"
        element={inShell(t('손님 관리'), <CustomerScreens language={language} views={views} />)}
      />
      <Route path="dates/*" element={inShell(t('날짜 관리'), <StaffDates {...catalogueProps} />)} />
      <Route path="menus/*" element={inShell(t('메뉴 관리'), <StaffMenus {...catalogueProps} />)} />
      <Route
        path="import"
        element={inShell(t('파일로 올리기'), <StaffImport language={language} />)}
      />
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
