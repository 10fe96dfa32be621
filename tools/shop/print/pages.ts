import { formatDay } from '../../../src/domain/dates.ts';
import { deliveryMoment } from '../../../src/domain/delivery-day.ts';
import { toCollect } from '../../../src/domain/fulfilment.ts';
import { formatMoney } from '../../../src/domain/money.ts';
import type { Order } from '../../../src/domain/order.ts';
import { Html, html } from './html.ts';

const style = new Html(`
  @page { size: A4; margin: 12mm }
  body { font: 12pt/1.45 "Noto Sans KR", "Noto Sans CJK KR", system-ui, sans-serif; color: #231f1c; margin: 0 }
  h1 { font-size: 18pt; margin: 0 0 6mm } h2 { font-size: 13pt; margin: 6mm 0 2mm }
  table { border-collapse: collapse; width: 100% } th, td { border-bottom: .3pt solid #999; padding: 1.5mm 2mm; text-align: left; vertical-align: top }
  thead { display: table-header-group } tr { break-inside: avoid }
  .number { text-align: right; font-variant-numeric: tabular-nums }
  .box { display: inline-block; width: 4mm; height: 4mm; border: .5pt solid #231f1c }
  .labels { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm }
  .label { border: .5pt solid #999; border-radius: 3mm; padding: 4mm; break-inside: avoid }
  .label strong { font-size: 15pt } .collect { font-weight: 700 } ul { margin: 2mm 0; padding-left: 5mm }`);

function page(title: string, body: Html): string {
  return html`<!doctype html><html lang="ko"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${body}</html>\n`
    .text;
}

/** "11월 27일 (금)", which people look for on paper. */
function dayOf(dateId: string): string {
  return formatDay(deliveryMoment(dateId), 'ko', Date.now());
}

/** A line of the customer's own words; nothing where they have said nothing. */
function words(label: string, text: string | undefined): Html {
  return text ? html`<br>${label}: <em>${text}</em>` : html``;
}

/** Totals by menu with a box to tick. */
export function packingPage(dateId: string, list: readonly { title: string; q: number }[]): string {
  const rows = list.map(
    ({ title, q }) =>
      html`<tr><td><span class="box"></span></td><td>${title}</td><td class="number">${q}</td></tr>`,
  );
  return page(
    `포장 목록 · ${dayOf(dateId)}`,
    html`<table><thead><tr><th></th><th>메뉴</th><th class="number">수량</th></tr></thead>${rows}</table>`,
  );
}

/** One label an order: who, where, what. */
export function labelsPage(dateId: string, orders: readonly Order[]): string {
  const labels = orders.map((order) => {
    const { name, acName, phone, address, note } = order.customerInfo;
    const lines = Object.values(order.menus).map(
      (line) => html`<li>${line.menuTitle} × ${line.q}</li>`,
    );
    return html`<div class="label"><strong>${name}</strong> ${acName ? `(${acName})` : ''}<br>${phone}<br>${address}<ul>${lines}</ul>${words('메모', note)}${words('요청', order.orderRequest)}</div>`;
  });
  return page(`라벨 · ${dayOf(dateId)}`, html`<div class="labels">${labels}</div>`);
}

/** Stops by suburb, with what to collect at the door. */
export function deliveryListPage(dateId: string, orders: readonly Order[]): string {
  const suburbs = Map.groupBy(
    orders,
    (order) => order.customerInfo.addressFull?.locality || '기타',
  );
  const parts = [...suburbs].map(([suburb, stops]) => {
    const rows = stops.map((order) => {
      const { name, acName, phone, address, note } = order.customerInfo;
      const collect = toCollect(order);
      return html`<tr><td><span class="box"></span></td><td><strong>${name}</strong> ${acName ? `(${acName})` : ''}<br>${phone}</td><td>${address}${words('메모', note)}${words('요청', order.orderRequest)}</td><td class="number collect">${collect > 0 ? formatMoney(collect) : '결제 완료'}</td></tr>`;
    });
    return html`<h2>${suburb} (${stops.length})</h2><table><thead><tr><th></th><th>받는 분</th><th>주소</th><th class="number">받을 금액</th></tr></thead>${rows}</table>`;
  });
  return page(`배송 목록 · ${dayOf(dateId)}`, html`${parts}`);
}
