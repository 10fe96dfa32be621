import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { startSession } from '../data/customer/use-session.ts';
import { usePauseWhileHidden } from '../data/staff/common/use-pause-while-hidden.ts';
import { AnnouncementPreview } from '../features/announcements/announcement-preview.tsx';
import { CurrentReceipt } from '../features/history/current-receipt.tsx';
import { PointList } from '../features/points/point-list.tsx';
import type { SharedViews } from '../features/staff/common/shell/shared-views.ts';
import { StaffGate } from '../features/staff/common/shell/staff-gate.tsx';
import { StaffScreens } from '../features/staff/common/shell/staff-screens.tsx';
import { useStaffPhrases } from '../i18n/use-staff-phrases.ts';
import { Loading } from '../ui/feedback/spinner.tsx';

const views: SharedViews = {
  announcement: (announcement, place) => (
    <AnnouncementPreview announcement={announcement} place={place} />
  ),
  receipt: (order) => <CurrentReceipt order={order} />,
  pointList: (ledger, balance) => <PointList ledger={ledger} balance={balance} />,
};

/** Everything under /staff, for accounts with the staff claim. */
export default function StaffRoute() {
  const { t } = useTranslation();
  useEffect(() => {
    void startSession();
  }, []);
  usePauseWhileHidden();
  if (!useStaffPhrases()) return <Loading label={t('한상')} />;
  return <StaffGate>{(staff) => <StaffScreens staff={staff} views={views} />}</StaffGate>;
}
