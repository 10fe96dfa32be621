import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDateStatus } from '../data/documents/use-date-status.ts';
import { isDateId } from '../domain/dates/date-id.ts';
import { NoSuchDate } from '../features/dates/no-such-date.tsx';
import { DeliveryDetails } from '../features/delivery/delivery-details.tsx';
import { ReturnToOrder } from '../features/delivery/return-to-order.tsx';
import { ScreenHeader } from '../features/shell/screen-header.tsx';
import { useRouteLanguage } from '../i18n/use-route-language.ts';
import { Page } from '../ui/layout/page.tsx';

/** The delivery form as a screen of its own; saving offers the way to the date's order. */
export default function InputAddr() {
  const { t } = useTranslation();
  const language = useRouteLanguage();
  const { dateId = '' } = useParams();
  const [saved, setSaved] = useState(false);
  const missing = useDateStatus(dateId) === 'missing' || !isDateId(dateId);
  return (
    <Page header={<ScreenHeader title={t('배송 정보')} />}>
      {missing ? (
        <NoSuchDate language={language} />
      ) : (
        <DeliveryDetails onSaved={() => setSaved(true)} />
      )}
      {saved && <ReturnToOrder dateId={dateId} onClose={() => setSaved(false)} />}
    </Page>
  );
}
