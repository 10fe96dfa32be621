import type { Language } from './language.ts';

/** Route patterns of the router (spec §2). */
export const routes = {
  languageSelect: '/',
  dateSelect: '/date-select/:lang',
  dateDetail: '/date-detail/:lang/:dateId',
  dateDetailStatus: '/date-detail/:lang/:dateId/:status',
  dateDetailReturn: '/date-detail/:lang/:dateId/:status/:uid',
  inputAddr: '/inputAddr/:lang/:dateId',
  message: '/msg/:dateId/:msgId',
  viewInvoice: '/view-invoice/:dateId/:uid/:invoiceNo',
  privacy: '/privacy/:lang',
  stop: '/stop/:stopId',
  pay: '/pay/:payId',
} as const;

const part = encodeURIComponent;

/** The only place that builds URLs of screens; the functions use it for the return URLs of payments. */
export const paths = {
  languageSelect: () => '/',
  dateSelect: (lang: Language) => `/date-select/${lang}`,
  /** `ts` is when the customer chose the date, epoch ms. */
  dateDetail: (lang: Language, dateId: string, ts?: number) =>
    `/date-detail/${lang}/${part(dateId)}${ts === undefined ? '' : `?ts=${ts}`}`,
  /** `status` is cardCancelled, cardCompleted or an order key. */
  dateDetailStatus: (lang: Language, dateId: string, status: string) =>
    `/date-detail/${lang}/${part(dateId)}/${part(status)}`,
  /** The return URL of a card payment. */
  dateDetailReturn: (lang: Language, dateId: string, orderKey: string, uid: string) =>
    `/date-detail/${lang}/${part(dateId)}/${part(orderKey)}/${part(uid)}`,
  /** A date with the details of one of its dishes open. */
  dish: (lang: Language, dateId: string, menuId: string) =>
    `/date-detail/${lang}/${part(dateId)}?dish=${part(menuId)}`,
  /** What is sent to others about a date: messengers show it as a card, and people go on to the date (share-page.ts). */
  share: (lang: Language, dateId: string) => `/share/${lang}/${part(dateId)}`,
  /** A date with the customer's last orders open, to order one again. */
  sameAgain: (lang: Language, dateId: string) => `/date-detail/${lang}/${part(dateId)}?again`,
  inputAddr: (lang: Language, dateId: string) => `/inputAddr/${lang}/${part(dateId)}`,
  message: (dateId: string, msgId: string) => `/msg/${part(dateId)}/${part(msgId)}`,
  viewInvoice: (dateId: string, uid: string, invoiceNo: number | string) =>
    `/view-invoice/${part(dateId)}/${part(uid)}/${part(String(invoiceNo))}`,
  privacy: (lang: Language) => `/privacy/${lang}`,
  /** Ends a customer's reminders without a log-in; every reminder leads there. */
  stop: (stopId: string) => `/stop/${part(stopId)}`,
  /** Pays an order that was taken by phone, without a log-in. */
  pay: (payId: string) => `/pay/${part(payId)}`,
};

/** Parses a path of `paths.dateDetailReturn`; undefined for any other path. */
export function parseDateDetailReturn(
  pathname: string,
): { lang: string; dateId: string; orderKey: string; uid: string } | undefined {
  const [, screen, lang, dateId, orderKey, uid, ...rest] = pathname.split('/').map((text) => {
    try {
      return decodeURIComponent(text);
    } catch {
      return '';
    }
  });
  if (screen !== 'date-detail' || !lang || !dateId || !orderKey || !uid || rest.length > 0) return;
  return { lang, dateId, orderKey, uid };
}
