import { shopConfig } from '../data/shop-config.ts';
import type { LocalizedText } from '../domain/messages/announcement.ts';

/** A section of the privacy page. */
interface PrivacySection {
  title: LocalizedText;
  lines: readonly LocalizedText[];
}

/** What the shop keeps of its customers, in plain words; docs/decisions/0006 holds what it rests on. */
export const privacySections: readonly PrivacySection[] = [
  {
    title: { ko: '무엇을 저장하나요', en: 'What we keep' },
    lines: [
      {
        ko: '가입하실 때: 이메일, 이름, 쓰시는 언어. 요양 기관에 계시면 기관 이름. 비밀번호는 저희가 볼 수 없어요.',
        en: 'When you sign up: your e-mail address, name and language, and the name of your aged-care provider if you give one. We cannot see your password.',
      },
      {
        ko: '배송 정보: 받는 분, 전화번호, 주소, 배송 메모. 저장하신 다른 받는 분의 정보도요.',
        en: 'For deliveries: recipient, phone number, address and delivery note, also those of other recipients you save.',
      },
      {
        ko: '주문과 요청 사항, 포인트, 인보이스, 환불, 보내 드린 문자의 기록(1년간). 알려 드린 배송 시간과 잘 전해졌는지는 주문과 함께 남아요.',
        en: 'Your orders and requests, points, invoices, refunds, and, for a year, a record of the texts we sent you. The delivery time we told you, and whether that reached you, stays with the order.',
      },
      {
        ko: '배송한 사람이 음식을 두고 문 앞을 찍은 사진. 고객님과 주인만 보고, 30일 뒤에 지워요.',
        en: 'A photo of your door with your food, if the driver takes one. Only you and the owners see it, and it goes after 30 days.',
      },
      {
        ko: '알림을 받겠다고 하셨거나 다시 팔기를 기다리시는 메뉴가 있으면 언제 어떤 말에 동의하셨는지와 보내 드린 기록. 받으신 글의 링크, ‘내 정보’, 기다리시는 메뉴에서 언제든 그만 받으실 수 있어요.',
        en: 'If you asked for reminders, or to be told when a dish is back: when and to which words you agreed, and a record of what we sent. You can stop at any time, by the link in each, under My details or at the dish.',
      },
      {
        ko: '‘알레르기·식단’에서 고르신 알레르기와 식단. 건강에 관한 정보일 수 있어서 직원에게 보이지 않아요. 고르지 않으셔도 주문하실 수 있어요.',
        en: 'The allergens and diet you choose under “Allergens, diet”. It may say something about your health, so the screens of staff do not show it. You can order without it.',
      },
      {
        ko: '카드 번호는 저장하지 않아요. 결제 회사의 화면에 직접 입력하세요.',
        en: 'We never store your card number: you type it on the page of the payment provider.',
      },
      {
        ko: '화면이 얼마나 빨리 열리는지는 누구인지 모르게 재요.',
        en: 'We measure how fast the screens open, without knowing who you are.',
      },
      {
        ko: '이 전화기에는 장바구니, 쓰시던 글, 주문 내역의 사본, 아직 보내지 못한 것이 있어요. 로그아웃하시거나 계정을 지우시면, 또는 로그인이 끝난 뒤 가게를 다시 여시면 장바구니와 언어 같은 설정만 남아요. 이름, 연락처, 주소, 메모는 남지 않아요.',
        en: 'On your phone: your basket, half-filled forms, a copy of your orders and what could not be sent yet. When you log out or delete your account, or open the shop after your login has ended, only the basket and settings such as the language stay: no name, contact details, address or note.',
      },
    ],
  },
  {
    title: { ko: '왜 저장하나요', en: 'Why we keep it' },
    lines: [
      {
        ko: '주문을 만들어 배송하고, 결제와 환불을 처리하고, 배송 시간을 알려 드리고, 장부를 적으려고요. 팔거나 광고에 쓰지 않아요.',
        en: 'To make and deliver your orders, handle payments and refunds, tell you delivery times, and keep our books. We do not sell it or use it for advertising.',
      },
    ],
  },
  {
    title: { ko: '어디에 있고 누가 보나요', en: 'Where it is and who sees it' },
    lines: [
      {
        ko: '가게의 직원이 일에 필요한 만큼 봐요.',
        en: 'Our staff see what their work needs.',
      },
      {
        ko: '주문과 주소는 Google(Firebase)의 시드니 서버에 있어요. 로그인에 쓰는 이메일과 암호로 바뀐 비밀번호는 Google이 미국에서도 처리해요.',
        en: 'Orders and addresses are on servers of Google (Firebase) in Sydney. The e-mail address and the encrypted password you log in with are also processed by Google in the United States.',
      },
      {
        ko: '카드 결제는 Stripe이, 문자는 Vonage가 처리해요. 결제 금액, 배송 주소, 영수증을 받을 이메일, 그리고 문자의 번호와 내용을 받고, 해외에서도 처리해요.',
        en: 'Stripe handles card payments and Vonage texts. They receive the amount, the address of the delivery and the e-mail address for a receipt, or the number and text of a message, and also process them overseas.',
      },
      {
        ko: '주소를 찾으실 때 적으신 글자는 Google 지도로 가요.',
        en: 'What you type to find your address goes to Google Maps.',
      },
    ],
  },
  {
    title: { ko: '얼마나 오래 두나요', en: 'How long we keep it' },
    lines: [
      {
        ko: '계정이 있는 동안 둬요. 계정을 지우시면 이름, 연락처, 주소, 메모, 요청 사항, 로그인을 바로 지워요.',
        en: 'As long as you have an account. When you delete it, your name, contact details, addresses, notes, requests and login are deleted at once.',
      },
      {
        ko: '주문의 품목과 금액, 결제, 포인트, 인보이스는 이름 없이 남아요. 세법이 장부를 5년 동안 두게 하고, 이름이 없어서 그 뒤에도 지우지 않아요.',
        en: 'Dishes and amounts of orders, payments, points and invoices stay without your name. Tax law wants books kept for 5 years, and we keep these longer, since they name nobody.',
      },
      {
        ko: '부정 결제로 막힌 전화번호는 결제를 지키려고 남겨요. 문자의 링크로 알림을 멈춘 번호도 다시 보내지 않으려고 남겨요. 서버의 백업은 14일 안에 사라져요.',
        en: 'A phone number blocked after misuse stays blocked, and one at which reminders were stopped by the link of a text stays stopped. Backups of the server are gone within 14 days.',
      },
      {
        ko: 'Stripe과 Vonage는 자기들의 기록을 법에 따라 따로 둬요. 저희에게 물어보시면 알아봐 드려요.',
        en: 'Stripe and Vonage keep records of their own as the law requires. Ask us, and we will find out for you.',
      },
    ],
  },
  {
    title: { ko: '직접 하실 수 있는 것', en: 'What you can do yourself' },
    lines: [
      {
        ko: '로그인하시면 메뉴의 ‘내 정보’에서 저장된 것을 보고, 파일로 받고, 고치고, 계정을 지우실 수 있어요.',
        en: 'Once logged in, open My details in the menu to see what we store, save it as a file, correct it, or delete your account.',
      },
    ],
  },
  {
    title: { ko: '누구에게 물어보나요', en: 'Whom to ask' },
    lines: [
      {
        ko: `${shopConfig.name}, ${shopConfig.address}. 아래로 연락해 주세요. 이 안내와 다르거나 잘못된 정보도 알려 주시면 고쳐 드려요.`,
        en: `${shopConfig.name}, ${shopConfig.address}. Contact us below, also when something we store is wrong.`,
      },
      {
        ko: '저희 답이 만족스럽지 않으시면 호주 정보위원회(OAIC, oaic.gov.au)에 알리실 수 있어요.',
        en: 'If our answer does not satisfy you, you can turn to the Office of the Australian Information Commissioner (oaic.gov.au).',
      },
    ],
  },
];
