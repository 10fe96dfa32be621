import { useTranslation } from 'react-i18next';
import { useRead } from '../../../../data/documents/use-read.ts';
import { shopConfig } from '../../../../data/shop-config.ts';
import { readSales } from '../../../../data/staff/books/read-sales.ts';
import { deliveryMoment } from '../../../../domain/dates/delivery-day.ts';
import { formatFullDay } from '../../../../domain/dates/format-date.ts';
import { sydneyTime } from '../../../../domain/dates/sydney-time.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { dishesWithOtherGst } from '../../../../domain/staff/books/gst-changes.ts';
import { bookSums, papersOfMonth } from '../../../../domain/staff/books/sales-month.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { Card } from '../../../../ui/layout/card.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import { UnreadableNotice } from '../../common/date/unreadable-notice.tsx';
import form from '../../common/forms/staff-form.module.css';
import { MonthBar, useMonth } from '../numbers/month-bar.tsx';
import numbers from '../numbers/numbers.module.css';
import { BookFile } from './book-file.tsx';
import { bookWords } from './book-words.ts';
import { Payouts } from './payouts.tsx';

/** A month's sales and credit notes as bookkeeping has them: their sums, and the file of it. */
export function BooksScreen({ language }: { language: Language }) {
  const { t } = useTranslation();
  const shown = useMonth();
  const { month, present } = shown;
  const { value: read, failed } = useRead(`books ${month}`, () => readSales(month));
  if (!read) {
    return (
      <>
        <MonthBar {...shown} language={language} />
        {failed ? (
          <EmptyState
            title={t('장부를 불러오지 못했어요')}
            text={t('인터넷 연결을 확인해 주세요.')}
          />
        ) : (
          <Loading label={t('장부를 불러오고 있어요')} />
        )}
      </>
    );
  }
  if (read.unreadable.length > 0) {
    return (
      <>
        <MonthBar {...shown} language={language} />
        <UnreadableNotice places={read.unreadable} />
        <EmptyState title={t('장부를 불러오지 못했어요')} />
      </>
    );
  }
  const papers = papersOfMonth({
    ...read,
    month,
    language,
    seller: shopConfig,
    words: bookWords(t),
  });
  const otherGst =
    shopConfig.gstFrom === '' ? [] : dishesWithOtherGst(read.orders, month, language, read);
  const sums = bookSums(papers);
  const days = [...new Set(papers.map(({ day }) => day))];
  const rows = [
    { id: 'sales', label: t('판매'), value: formatMoney(sums.sales) },
    { id: 'points', label: t('포인트 사용'), value: formatMoney(sums.points) },
    ...(sums.fees === 0
      ? []
      : [{ id: 'fees', label: t('공제·수수료'), value: formatMoney(sums.fees) }]),
    { id: 'credits', label: t('크레딧 노트'), value: formatMoney(sums.credits) },
    { id: 'total', label: t('이 달 합계'), value: formatMoney(sums.total), strong: true },
    { id: 'gst', label: t('그중 GST'), value: formatMoney(sums.gst) },
  ];
  return (
    <div className={form.screen}>
      <MonthBar {...shown} language={language} />
      {month >= present && (
        <Notice>{t('이 달이 끝나면 다시 받아 주세요. 그때까지 숫자가 바뀔 수 있어요.')}</Notice>
      )}
      {shopConfig.gstFrom === '' && (
        <Notice>{t('GST에 등록하지 않은 가게라서 GST 없이 계산했어요.')}</Notice>
      )}
      {otherGst.length > 0 && (
        <Notice>
          {t(
            '이 달이 끝난 뒤에 GST 표시를 바꾼 음식이 있어요: {{dishes}}. 이 파일은 달이 끝날 때의 표시로 계산했어요. 그때 표시가 틀렸다면 회계 프로그램에서 고쳐 주세요.',
            { dishes: otherGst.join(', ') },
          )}
        </Notice>
      )}
      {read.changedDates.length > 0 && (
        <Notice>
          {t(
            '이 달이 끝난 뒤에 고치거나 취소한 주문이 있어요. 배송일: {{days}}. 이 파일에는 바뀐 내용이 들어 있으니, 먼저 받은 파일과 비교해 주세요.',
            {
              days: read.changedDates
                .map((dateId) => formatFullDay(deliveryMoment(dateId), language))
                .join(', '),
            },
          )}
        </Notice>
      )}
      {papers.length === 0 ? (
        <EmptyState title={t('이 달에 배송한 주문이 없어요')} />
      ) : (
        <>
          <Card>
            <Rows rows={rows} />
          </Card>
          <BookFile month={month} papers={papers} />
          <div
            className={numbers.scroll}
            {...{ role: 'group', tabIndex: 0, 'aria-label': t('날짜') }}
          >
            <table className={numbers.table}>
              <thead>
                <tr>
                  <th scope="col">{t('날짜')}</th>
                  <th scope="col">{t('합계')}</th>
                  <th scope="col">GST</th>
                </tr>
              </thead>
              <tbody>
                {days.map((day) => {
                  const ofDay = bookSums(papers.filter((paper) => paper.day === day));
                  return (
                    <tr key={day}>
                      <th scope="row">{formatFullDay(sydneyTime(`${day}T12:00`), language)}</th>
                      <td>{formatMoney(ofDay.total)}</td>
                      <td>{formatMoney(ofDay.gst)}</td>
                    </tr>
                  );
                })}
              </tbody>
            </table>
          </div>
        </>
      )}
      <Payouts language={language} />
    </div>
  );
}
