import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Language } from '../../../domain/lib/language.ts';
import { paths } from '../../../domain/lib/paths.ts';
import { LazyContactShop } from '../../../parts/lazy-contact-shop.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { PaymentOutcome } from './use-payment-outcome.ts';

type Trouble = Exclude<PaymentOutcome['state'], 'confirming' | 'completed'>;

/** Shown when a payment did not become an order: what happened, the next step, and the shop's contact. */
export function PaymentTrouble({
  language,
  dateId,
  state,
}: {
  language: Language;
  dateId: string;
  state: Trouble;
}) {
  const { t } = useTranslation();
  const words = useTroubleWords(state);
  const callUs = state === 'exception' || state === 'missing';
  const askAgain = state === 'unpaid' || state === 'unreachable';
  const call = <LazyContactShop language={language} />;
  return (
    <EmptyState
      title={words.title}
      text={words.text}
      action={
        <>
          {callUs && call}
          {askAgain ? (
            <Button variant="primary" onClick={() => location.reload()}>
              {t('다시 확인하기')}
            </Button>
          ) : (
            <Link
              className={buttonClass({ variant: callUs ? 'secondary' : 'primary' })}
              to={paths.dateDetail(language, dateId)}
              replace
              reloadDocument
            >
              {t('메뉴로 돌아가기')}
            </Link>
          )}
          {!callUs && call}
        </>
      }
    />
  );
}

function useTroubleWords(state: Trouble): { title: string; text: string } {
  const { t } = useTranslation();
  switch (state) {
    case 'exception':
      return {
        title: t('결제는 되었지만 주문을 확인해야 해요'),
        text: t(
          '결제하시는 동안 주문이 바뀌었어요. 저희가 알고 있으니 다시 결제하지 마시고 저희에게 연락해 주세요.',
        ),
      };
    case 'missing':
      return {
        title: t('주문을 찾지 못했어요'),
        text: t('결제하셨다면 다시 결제하지 마시고 저희에게 연락해 주세요.'),
      };
    case 'expired':
      return {
        title: t('결제 시간이 지났어요'),
        text: t('돈은 나가지 않았어요. 장바구니는 그대로 있으니 다시 주문해 주세요.'),
      };
    case 'unpaid':
      return {
        title: t('아직 결제가 확인되지 않았어요'),
        text: t('은행에서 답이 오면 주문이 들어오고 문자를 보내 드려요. 다시 결제하지 마세요.'),
      };
    case 'unreachable':
      return {
        title: t('결제를 확인하지 못했어요'),
        text: t('결제하셨다면 주문은 사라지지 않아요. 인터넷 연결을 확인하고 다시 눌러 주세요.'),
      };
  }
}
