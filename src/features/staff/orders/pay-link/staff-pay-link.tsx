import { Copy, MessageSquare, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { overLimitOfLink } from '../../../../domain/card/link-limits.ts';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { telLink } from '../../../../domain/customer/phone.ts';
import type { ActiveDate } from '../../../../domain/dates/active-date.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import { paths } from '../../../../domain/lib/paths.ts';
import type { CustomerInfo, CustomerOrders } from '../../../../domain/order/order.ts';
import { refOf } from '../../../../domain/order/order-id.ts';
import { boardId } from '../../../../domain/staff/orders/board.ts';
import {
  cancelLink,
  takeByLink,
  textLink,
} from '../../../../domain/staff/orders/pay-link-actions.ts';
import { orderSubject, staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../../ui/controls/button-link.tsx';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import { notify } from '../../../../ui/feedback/toast.tsx';
import { linkProblemMessage } from '../../common/changes/staff-problem-message.ts';
import { useAction } from '../../common/changes/use-action.ts';
import form from '../../common/forms/staff-form.module.css';
import { BackLink } from '../../common/shell/back-link.tsx';
import { useMay } from '../../common/shell/role.ts';
import { CancelButton } from '../cancel-button.tsx';
import type { WholeBoard } from '../use-board.ts';
import { LinkFacts } from './link-facts.tsx';
import styles from './pay-link.module.css';

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

/** Whose order it is: of one that adds to a paid order what staff have corrected there since. */
function customerOf({ order, addsTo }: PayLink, orders: WholeBoard['orders'] = []): CustomerInfo {
  const paid = addsTo && orders.find(({ id, cancelled }) => id === boardId(order) && !cancelled);
  return (paid?.order ?? order).customerInfo;
}

/** An order by phone that its customer pays by a link: what became of it, and the link. */
export function PayLinkScreen({ dateId, date, orders, links, language }: PayLinkScreenProps) {
  const { t } = useTranslation();
  const { payId = '' } = useParams();
  const may = useMay();
  if (!links) return <Loading label={t('주문을 불러오고 있어요')} />;
  const link = links.get(payId);
  if (!link) return <EmptyState title={t('없어진 결제 링크예요.')} />;
  const customer = customerOf(link, orders);
  const mayChange = link.state === 'open' || link.state === 'expired';
  return (
    <div className={form.screen}>
      <BackLink to={staffPaths.board(dateId)} label={t('주문')} />
      <LinkFacts
        link={link}
        name={customer.name}
        overLimit={link.state === 'open' ? overLimitOfLink(link, date, ordersOf(link, orders)) : []}
        language={language}
      />
      {link.state === 'open' && <LinkToShare id={payId} link={link} customer={customer} />}
      {link.state === 'paid' && (
        <ButtonLink to={staffPaths.refund(dateId, refOf(link.order))}>{t('환불·취소')}</ButtonLink>
      )}
      {link.state === 'failed' && <ButtonLink to={staffPaths.inbox()}>{t('확인할 일')}</ButtonLink>}
      {mayChange && may.run(takeByLink) && (
        <div className={form.actions}>
          {link.addsTo ? (
            <ButtonLink to={staffPaths.order(dateId, refOf(link.order))}>
              {t('결제하신 주문 보기')}
            </ButtonLink>
          ) : (
            <ButtonLink to={staffPaths.payLink(dateId, payId, true)}>{t('주문 고치기')}</ButtonLink>
          )}
          <CancelLinkButton id={payId} link={link} name={customer.name} />
        </div>
      )}
      <ButtonLink variant="quiet" to={staffPaths.log(orderSubject(link.order))}>
        {t('이 주문의 기록')}
      </ButtonLink>
    </div>
  );
}

/** Cancels an order that is not paid yet, after a confirmation; its link can't be paid from then on. */
function CancelLinkButton({ id, link, name }: { id: string; link: PayLink; name: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const cancel = async () => {
    const done = () =>
      link.addsTo ? t('음식 더하기를 취소했어요') : t('{{name}}님의 주문을 취소했어요', { name });
    const outcome = await run(cancelLink, { id }, { done });
    if (outcome?.kind === 'refused') notify.negative(linkProblemMessage(t, outcome.problem));
    return outcome?.kind === 'done'
      ? () => navigate(staffPaths.board(link.dateId), { replace: true })
      : undefined;
  };
  return (
    <CancelButton
      name={name}
      words={
        link.addsTo && {
          button: t('음식 더하기 취소'),
          title: t('{{name}}님의 주문에 음식 더하기를 취소할까요?', { name }),
        }
      }
      text={`${formatMoney(link.amount)}\n${t('이 링크로는 더 결제할 수 없어요. 취소 문자는 가지 않아요.')}`}
      busy={busy}
      onCancel={cancel}
    />
  );
}

/** The link of an order, whether its text went out, and the ways to get it to the customer. */
function LinkToShare({
  id,
  link,
  customer: { name, phone },
}: {
  id: string;
  link: PayLink;
  customer: CustomerInfo;
}) {
  const { t } = useTranslation();
  const may = useMay();
  const { busy, run } = useAction();
  const address = `${location.origin}${paths.pay(id)}`;
  const texts = {
    sent:
      phone === link.order.customerInfo.phone
        ? t('{{phone}} 번호로 문자를 보냈어요.', { phone })
        : t('고치기 전 번호로 갔을 수 있어요. 다시 보내면 {{phone}} 번호로 가요.', {
            phone,
          }),
    failed: t('문자가 가지 않았어요. 링크를 복사해 다른 방법으로 보내 주세요.'),
    unknown: t('문자가 갔는지 알 수 없어요. 손님께 여쭤 보세요.'),
  };
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify.success(t('링크를 복사했어요')),
      () => notify.negative(t('복사하지 못했어요. 링크를 길게 눌러 복사해 주세요.')),
    );
  const again = async () => {
    const outcome = await run(textLink, { id }, { done: () => t('링크를 다시 보냈어요') });
    if (outcome?.kind === 'refused') notify.negative(linkProblemMessage(t, outcome.problem));
  };
  return (
    <section className={form.group}>
      <h3 className={form.heading}>{t('결제 링크')}</h3>
      <p>{texts[link.text ?? 'unknown']}</p>
      <p className={styles.address}>{address}</p>
      <div className={form.actions}>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
          {t('링크 복사')}
        </Button>
        {may.run(textLink) && (
          <Button
            icon={<MessageSquare aria-hidden="true" />}
            busy={busy}
            onClick={() => void again()}
          >
            {t('문자 다시 보내기')}
          </Button>
        )}
        <ButtonLink
          to={telLink(phone)}
          icon={<Phone aria-hidden="true" />}
          aria-label={t('{{name}}님께 전화', { name })}
        >
          {t('전화')}
        </ButtonLink>
      </div>
    </section>
  );
}
