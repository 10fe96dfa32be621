import { useTranslation } from 'react-i18next';
import { useClock } from '../../../../data/device/use-clock.ts';
import type { PayLink } from '../../../../domain/card/pay-link.ts';
import { formatCutOff } from '../../../../domain/dates/cut-off-nearness.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney, toCents } from '../../../../domain/lib/money.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import type { OverLimit } from '../../../../domain/order/plan/order-problems.ts';
import { Notice, type NoticeTone } from '../../../../ui/feedback/notice.tsx';
import { Rows } from '../../../../ui/layout/rows.tsx';
import form from '../../common/forms/staff-form.module.css';
import { lineRows } from '../line-rows.ts';

type LinkFactsProps = {
  link: PayLink;
  /** The customer's name, as it is by now. */
  name: string;
  /** Dishes because of which it can't be paid now. */
  overLimit: readonly OverLimit[];
  language: Language;
};

/** Whose order it is, what it costs, and whether it is paid, or why it can't be. */
export function LinkFacts({ link, name, overLimit, language }: LinkFactsProps) {
  const { t } = useTranslation();
  const { order, amount, until } = link;
  const now = useClock((ms) => Math.floor(ms / 60_000)) * 60_000;
  const when = formatCutOff(until, language, now);
  const states: Record<PayLink['state'], { tone: NoticeTone; title: string; text: string }> = {
    open:
      now < until
        ? {
            tone: 'honey',
            title: t('아직 결제하지 않으셨어요'),
            text: t('{{when}}까지 결제하시면 주문이 돼요. 아니면 저절로 끝나고, 만들지 않아요.', {
              when,
            }),
          }
        : {
            tone: 'info',
            title: t('결제할 시간이 지났어요'),
            text: t('열려 있는 결제를 끝내고 있어요. 15분 안에 끝나요.'),
          },
    ending: {
      tone: 'info',
      title: t('결제를 막고 있어요'),
      text: t('잠시 뒤에 다시 봐 주세요.'),
    },
    paid: {
      tone: 'fresh',
      title: t('결제하셨어요'),
      text: t('카드 주문으로 주문 목록에 있어요.'),
    },
    failed: {
      tone: 'error',
      title: t('결제되었지만 주문이 되지 않았어요'),
      text: t('‘확인할 일’에서 환불해 주세요.'),
    },
    cancelled: {
      tone: 'info',
      title: t('취소한 주문이에요'),
      text: t('이 링크로는 결제할 수 없어요.'),
    },
    replaced: {
      tone: 'info',
      title: t('다른 주문이 대신 들어왔어요'),
      text: t('이 링크로는 결제할 수 없어요. 이 주소의 주문은 주문 목록에 있어요.'),
    },
    expired: {
      tone: 'info',
      title: t('결제하지 않아 끝났어요. 만들지 않아요.'),
      text: t(
        '그래도 받으시려면 ‘주문 고치기’에서 다시 보내 주세요. 한 시간 동안 결제할 수 있어요.',
      ),
    },
  };
  const ofAdded: Partial<Record<PayLink['state'], string>> = {
    open: t(
      '{{when}}까지 결제하시면 주문에 들어가요. 아니면 저절로 끝나고, 결제하신 주문은 그대로예요.',
      {
        when,
      },
    ),
    paid: t('더한 음식이 주문에 들어갔어요.'),
    failed: t('더한 음식이 주문에 들어가지 않았어요. ‘확인할 일’에서 환불해 주세요.'),
    cancelled: t('이 링크로는 결제할 수 없어요. 결제하신 주문은 그대로예요.'),
    replaced: t(
      '결제하신 주문이 그사이 바뀌거나 취소되어 이 링크로는 결제할 수 없어요. 다시 보내려면 그 주문에서 음식을 더해 주세요.',
    ),
    expired: t('결제하신 주문은 그대로예요. 다시 보내려면 그 주문에서 음식을 더해 주세요.'),
  };
  const { tone, title, ...state } = states[link.state];
  const text =
    (link.addsTo && (link.state !== 'open' || now < until) && ofAdded[link.state]) || state.text;
  const isPaid = link.state === 'paid' || link.state === 'failed';
  return (
    <>
      <h2 className={form.heading}>{name}</h2>
      <Notice tone={tone} title={title}>
        {text}
      </Notice>
      {overLimit.length > 0 && (
        <Notice tone="error" title={t('손님이 지금은 결제하실 수 없어요')}>
          {[
            t('이 링크를 보낸 뒤에 하신 다른 주문과 합치면 1인 제한을 넘어요.'),
            ...overLimit.map(({ menuKey, limit }) => {
              const line = order.menus[menuKey];
              return `${line ? lineTitle(line, language) : menuKey}: ${t('1인 {{limit}}개', { limit })}`;
            }),
            link.addsTo
              ? t(
                  '그래도 받으시려면 ‘음식 더하기 취소’를 누르고, 결제하신 주문에서 이유를 적어 다시 더해 주세요.',
                )
              : t('그래도 받으시려면 ‘주문 고치기’에서 이유를 적어 다시 보내 주세요.'),
          ].join('\n')}
        </Notice>
      )}
      <Rows
        rows={[
          ...lineRows(order, language),
          ...(link.addsTo
            ? [
                {
                  id: 'before',
                  label: t('이미 내신 금액'),
                  value: formatMoney(amount - toCents(order.totalPrice)),
                },
              ]
            : []),
          {
            id: 'amount',
            label: isPaid ? t('카드로 내신 금액') : t('카드로 내실 금액'),
            value: formatMoney(amount),
            strong: true,
          },
        ]}
      />
      <p>{order.customerInfo.address}</p>
    </>
  );
}
