import type { TFunction } from 'i18next';

/** What an issue is and what to do about it. For an unknown kind its name is shown. */
export function issueMessage(t: TFunction, kind: string): { what: string; todo: string } {
  switch (kind) {
    case 'paid-without-order':
      return {
        what: t('결제는 되었는데 주문이 없어요'),
        todo: t('15분 뒤에도 그대로면 돈을 돌려주고 손님께 전화해 주세요.'),
      };
    case 'not-listed':
      return {
        what: t('결제된 주문이 날짜 목록에 들어가지 못했어요'),
        todo: t('이 날짜를 마감하고 새 날짜를 열어 주세요. 자리가 나면 저절로 들어가요.'),
      };
    case 'copyMissing':
      return {
        what: t('주문은 저장되었고 사본 하나가 아직 없어요'),
        todo: t('지금 하실 일은 없어요. 며칠 뒤에도 그대로면 개발자에게 알려 주세요.'),
      };
    case 'unreadableEntry':
      return {
        what: t('손님의 지난 주문이나 포인트 가운데 읽을 수 없는 것이 있어요'),
        todo: t('손님 화면에는 그것만 빠져 있어요. 개발자에게 알려 주세요.'),
      };
    case 'cardPaymentException':
      return {
        what: t('결제되었지만 주문이 저장되지 않았어요'),
        todo: t('돈을 돌려주고 손님께 전화해 주세요.'),
      };
    case 'cardPaymentRemarks':
      return {
        what: t('결제되고 저장되었지만 확인이 필요해요'),
        todo: t('그대로 배송할 수 없으면 손님께 전화해 주세요.'),
      };
    case 'order2':
      return {
        what: t('주문을 저장하지 못했어요'),
        todo: t('주문이 나중에 들어왔는지 보고, 없으면 손님께 전화해 주세요.'),
      };
    case 'refOrdersForCustomer':
      return {
        what: t('주문을 취소하지 못했어요'),
        todo: t('주문이 아직 있으면 손님께 전화해 주세요.'),
      };
    case 'tryCardOrderErrorByClientSide':
      return {
        what: t('카드 결제를 시작하지 못했어요'),
        todo: t('결제된 돈은 없어요. 주문이 들어왔는지 보고, 없으면 손님께 전화해 주세요.'),
      };
    case 'text-unsent':
    case 'smsUnsent':
      return {
        what: t('확인 문자가 가지 않았어요'),
        todo: t('주문은 저장되었어요. 전화나 문자로 알려 주세요.'),
      };
    case 'text-unsent-copy':
      return {
        what: t('주문한 손님께 보내는 사본 문자가 가지 않았어요'),
        todo: t('받는 분께 가는 문자는 따로예요. 금액을 물으시면 주문을 보고 알려 주세요.'),
      };
    case 'text-unsent-pay-link':
      return {
        what: t('결제 링크 문자가 가지 않았어요'),
        todo: t('손님이 아직 결제하지 못해요. 전화하고, 주문에서 링크를 복사해 보내 주세요.'),
      };
    case 'text-unsent-refund':
      return {
        what: t('환불 문자가 가지 않았어요'),
        todo: t('환불은 그대로예요. 돌려드린 돈을 손님께 알려 주세요.'),
      };
    case 'text-unsent-cancelled':
      return {
        what: t('취소 문자가 가지 않았어요'),
        todo: t('주문은 취소되었어요. 기다리시지 않게 전화해 주세요.'),
      };
    case 'text-unsent-delivered':
      return {
        what: t('배송 완료 문자가 가지 않았어요'),
        todo: t('음식은 배송되었어요. 손님이 아시는지 전화해 주세요.'),
      };
    case 'texts-run-out':
      return {
        what: t('오늘 보낼 수 있는 문자가 얼마 남지 않았어요'),
        todo: t('주문이 몰린 날이면 그대로 두세요. 주문보다 많으면 개발자에게 알려 주세요.'),
      };
    case 'reminders-unsent':
      return {
        what: t('알림 일부가 나가지 않았어요'),
        todo: t(
          '보낼 수 있으면 15분마다 다시 보내요. 하루가 지나도 남아 있으면 개발자에게 알려 주세요.',
        ),
      };
    case 'date-stays-payment':
      return {
        what: t('지난 날짜에 아직 끝나지 않은 결제나 결제 링크가 있어요'),
        todo: t('손님께 여쭤보고 링크를 끝내 주세요. 끝나면 날짜가 밤에 지난 날짜로 옮겨 가요.'),
      };
    case 'date-stays-refund':
      return {
        what: t('지난 날짜에 아직 끝나지 않은 환불이나 부탁이 있어요'),
        todo: t('환불을 끝내거나 부탁에 답해 주세요. 그러면 날짜가 밤에 지난 날짜로 옮겨 가요.'),
      };
    case 'date-stays-till':
      return {
        what: t('지난 날짜의 현금을 아직 정산하지 않았어요'),
        todo: t('하루 정산을 해 주세요. 그러면 날짜가 밤에 지난 날짜로 옮겨 가요.'),
      };
    case 'entry-unreadable':
      return {
        what: t('저장된 것 가운데 읽을 수 없는 것이 있어요'),
        todo: t('그대로 두었고 다른 것에는 지장이 없어요. 개발자에게 알려 주세요.'),
      };
    case 'address':
      return {
        what: t('주소를 입력하지 못했어요'),
        todo: t('손님께 연락해서 주소를 여쭤봐 주세요.'),
      };
    case 'dispute-answer':
      return {
        what: t('손님의 은행이 결제를 되찾으려 해요'),
        todo: t(
          'Stripe 화면(Disputes)에서 기한 안에 증거를 내 주세요: 주문, 배송 사진, 문자. 끝날 때까지 이 결제는 돌려줄 수 없어요.',
        ),
      };
    case 'dispute-waiting':
      return {
        what: t('은행이 되찾기를 심사하고 있어요'),
        todo: t('기다려 주세요. 결과가 나오면 여기에 알려 드려요.'),
      };
    case 'dispute-question-answer':
    case 'dispute-question-waiting':
      return {
        what: t('손님의 은행이 결제에 대해 물어요'),
        todo: t(
          '손님께 전화해 주세요. 돈을 돌려주면 끝나고, 아니면 Stripe 화면(Disputes)에서 기한 안에 답해 주세요.',
        ),
      };
    case 'dispute-won':
      return {
        what: t('되찾기가 끝났고 돈은 가게에 있어요'),
        todo: t('하실 일은 없어요. 보셨으면 처리했다고 눌러 주세요.'),
      };
    case 'dispute-lost':
      return {
        what: t('되찾기에서 졌어요. 은행이 손님께 돈을 돌려주었어요'),
        todo: t('장부에는 환불로 들어갔어요. 다시 돌려주지 마세요.'),
      };
    default:
      return { what: kind || t('알 수 없는 문제'), todo: t('내용을 보고 손님께 연락해 주세요.') };
  }
}
