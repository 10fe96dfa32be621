import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { overLimitOfLink } from '../../../../domain/card/link-limits.ts';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { CustomerOrders } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { takeByLink } from '../../../../domain/staff/orders/pay-link-actions.ts';
import { orderSubject, staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import form from '../../common/forms/staff-form.module.css';
import { BackLink } from '../../common/shell/back-link.tsx';
import { useMay } from '../../common/shell/role.ts';
import type { WholeBoard } from '../use-board.ts';
import { CancelLinkButton } from './cancel-link-button.tsx';
import { LinkFacts } from './link-facts.tsx';
import { LinkToShare } from './link-to-share.tsx';

type PayLinkScreenProps = {
  dateId: string;
  date: ActiveDate | undefined;
  /** All of the date; undefined until they are loaded. */
  orders: WholeBoard['orders'];
  /** Undefined until they are loaded. */
  links: ReadonlyMap<string, PayLink> | undefined;
  language: Language;
};

/** What the customer of a link has ordered for its date. */
function ordersOf({ uid, dateId }: PayLink, orders: WholeBoard['orders'] = []): CustomerOrders {
  const theirs = orders.filter(
    ({ order, cancelled }) => order.customerInfo.uid === uid && !cancelled,
  );
  return { [dateId]: Object.fromEntries(theirs.map(({ order }) => [order.orderKey, order])) };
}

/** An order by phone that its customer pays by a link: what became of it, and the link. */
export function PayLinkScreen({ dateId, date, orders, links, language }: PayLinkScreenProps) {
  const { t } = useTranslation();
  const { payId = '' } = useParams();
  const may = useMay();
  if (!links) return <Loading label={t('주문을 불러오고 있어요')} />;
  const link = links.get(payId);
  if (!link) return <EmptyState title={t('없어진 주문이에요.')} />;
  const mayChange = link.state === 'open' || link.state === 'expired';
  return (
    <div className={form.screen}>
      <BackLink to={staffPaths.board(dateId)} label={t('주문')} />
      <LinkFacts
        link={link}
        overLimit={link.state === 'open' ? overLimitOfLink(link, date, ordersOf(link, orders)) : []}
        language={language}
      />
      {link.state === 'open' && <LinkToShare id={payId} link={link} />}
      {link.state === 'paid' && (
        <ButtonLink to={staffPaths.refund(dateId, refOf(link.order))}>{t('환불·취소')}</ButtonLink>
      )}
      {link.state === 'failed' && <ButtonLink to={staffPaths.inbox()}>{t('확인할 일')}</ButtonLink>}
      {mayChange && may.run(takeByLink) && (
        <div className={form.actions}>
          <ButtonLink to={staffPaths.payLink(dateId, payId, true)}>{t('주문 고치기')}</ButtonLink>
          <CancelLinkButton id={payId} link={link} />
        </div>
      )}
      <ButtonLink variant="quiet" to={staffPaths.log(orderSubject(link.order))}>
        {t('이 주문의 기록')}
      </ButtonLink>
    </div>
  );
}
