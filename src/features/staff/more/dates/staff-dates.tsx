import { useTranslation } from 'react-i18next';
import { Route, Routes, useParams } from 'react-router-dom';
import type { ActiveDates } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { DateDetails } from './date-details.tsx';
import { DateMenus } from './date-menus.tsx';
import { DatesList } from './dates-list.tsx';
import { NewDateForm } from './new-date-form.tsx';

type StaffDatesProps = { dates: ActiveDates; menus: Menus; language: Language };

/** The screens for delivery dates: the list, a new date, a date's details and its menus. */
export function StaffDates({ dates, menus, language }: StaffDatesProps) {
  const all = { dates, menus, language };
  return (
    <Routes>
      <Route index element={<DatesList {...all} />} />
      <Route path="new" element={<NewDateForm {...all} />} />
      <Route path=":dateId" element={<OneDate {...all} screen={DateDetails} />} />
      <Route path=":dateId/menus" element={<OneDate {...all} screen={DateMenus} />} />
    </Routes>
  );
}

type OneDateProps = StaffDatesProps & { screen: typeof DateDetails | typeof DateMenus };

function OneDate({ screen: Screen, ...all }: OneDateProps) {
  const { t } = useTranslation();
  const { dateId = '' } = useParams();
  const date = all.dates[dateId];
  if (!date) return <EmptyState title={t('없어진 날짜예요. 다른 날짜를 골라 주세요.')} />;
  return <Screen key={dateId} dateId={dateId} date={date} {...all} />;
}
