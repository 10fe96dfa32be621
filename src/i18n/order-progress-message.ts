import type { TFunction } from 'i18next';
import type { CashProgress, SlowStep } from '../domain/order/cash-progress.ts';

/** What is said about a cash order that takes long, or whose response has not come; undefined before. */
export function orderProgressMessage(
  t: TFunction,
  progress: CashProgress,
): { title?: string; text: string } | undefined {
  if (progress.kind === 'unanswered') {
    return {
      title: t('답이 아직 오지 않았어요'),
      text: t('주문이 들어갔는지 저절로 확인해서 알려 드려요. 다시 눌러도 두 번 주문되지 않아요.'),
    };
  }
  if (progress.slow && progress.crowded) return { text: crowdedMessage(t) };
  const messages: Record<SlowStep, string> = {
    requesting: t('주문을 보내고 있어요'),
    'still-requesting': t('아직 주문을 보내고 있어요'),
    'network-problem': t('인터넷이 느려요. 조금만 더 기다려 주세요. 두 번 주문되지 않아요.'),
  };
  return progress.slow && { text: messages[progress.slow] };
}

/** What is said about a cancellation that takes long; undefined before, and while its button says enough. */
export function cancelProgressMessage(
  t: TFunction,
  { slow, crowded }: { slow?: SlowStep; crowded?: boolean },
): string | undefined {
  if (slow && crowded) return crowdedMessage(t);
  return slow === 'network-problem' ? t('인터넷이 느려요. 조금만 더 기다려 주세요.') : undefined;
}

function crowdedMessage(t: TFunction): string {
  return t('지금 주문하시는 분이 많아요. 계속 시도하고 있으니 조금만 기다려 주세요.');
}
