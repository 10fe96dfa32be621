import { type CSSProperties, memo, type RefObject, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { postalAddress } from '../../../../domain/customer/delivery-info.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { formatMoney } from '../../../../domain/lib/money.ts';
import type { Menus } from '../../../../domain/menus/menu.ts';
import { lineTitle } from '../../../../domain/order/order.ts';
import {
  type DeliveryRun,
  type Stop,
  stopsOf,
} from '../../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../../domain/staff/orders/board.ts';
import {
  labelSheet,
  labelSheets,
  labelStart,
} from '../../../../domain/staff/print/label-places.ts';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { useAddressParams } from '../../common/forms/use-address-params.ts';
import { MarkNotes } from '../../common/marks/mark-notes.tsx';
import { useMay } from '../../common/shell/role.ts';
import { labelStatement } from './label-statement.ts';
import styles from './labels.module.css';

type LabelSheetsProps = {
  orders: readonly BoardOrder[];
  run: DeliveryRun;
  menus: Menus;
  language: Language;
};

const { columns, rows, width, height, top, left, gap } = labelSheet;

/**
 * Labels on sheets of 3×7. Some browsers print with their own page size and margins, so the position of the
 * first label and an offset for all can be set; both are kept in the address.
 */
export const LabelSheets = memo(function LabelSheets({
  orders,
  run,
  menus,
  language,
}: LabelSheetsProps) {
  const { t } = useTranslation();
  const may = useMay();
  const [params, set] = useAddressParams();
  const start = labelStart(Number(params.get('start') ?? 1));
  const shiftDown = millimetres(params.get('down'));
  const shiftRight = millimetres(params.get('right'));
  const stops = stopsOf(
    orders.map(({ order }) => order),
    run,
  );
  const byId = new Map(orders.map((one) => [one.id, one]));
  const place = {
    '--columns': columns,
    '--rows': rows,
    '--width': `${width}mm`,
    '--height': `${height}mm`,
    '--gap': `${gap}mm`,
    '--top': `${top + shiftDown}mm`,
    '--left': `${left + shiftRight}mm`,
  } as CSSProperties;
  const toFit = useRef(new Map<string, LabelToFit>());
  useLayoutEffect(() => {
    fitLabels([...toFit.current.values()], (count) => t('외 {{count}}가지', { count }));
  });
  return (
    <>
      <div className={`no-print ${styles.settings}`}>
        <TextField
          label={t('첫 라벨 자리 (1~21)')}
          inputMode="numeric"
          defaultValue={String(start)}
          onChange={(event) => set('start', event.target.value)}
        />
        <TextField
          label={t('아래로 (mm)')}
          inputMode="decimal"
          defaultValue={String(shiftDown)}
          onChange={(event) => set('down', event.target.value)}
        />
        <TextField
          label={t('오른쪽으로 (mm)')}
          inputMode="decimal"
          defaultValue={String(shiftRight)}
          onChange={(event) => set('right', event.target.value)}
        />
      </div>
      <p className="no-print">
        {t(
          '인쇄 창에서 여백은 "없음", 배율은 100%로 골라 주세요. 자리가 어긋나면 위의 숫자로 맞춰 주세요.',
        )}
      </p>
      {!may.seeMoney && (
        <p className="no-print">
          {t('이 라벨에는 전화와 받을 돈이 없어요. 둘 다 배송 화면에 보여요.')}
        </p>
      )}
      <div style={place} className={styles.sheets}>
        {labelSheets(stops, start).map((sheet) => (
          <div key={sheet.map((stop) => stop?.id ?? '').join()} className={styles.sheet}>
            {sheet.map((stop, index) =>
              stop ? (
                <Label
                  key={stop.id}
                  stop={stop}
                  one={byId.get(stop.id)}
                  menus={menus}
                  language={language}
                  toFit={toFit}
                />
              ) : (
                // biome-ignore lint/suspicious/noArrayIndexKey: an empty place on the sheet is its number
                <div key={index} className={styles.label} />
              ),
            )}
          </div>
        ))}
      </div>
    </>
  );
});

type LabelProps = {
  stop: Stop;
  one: BoardOrder | undefined;
  menus: Menus;
  language: Language;
  /** This label is added under its stop's id. */
  toFit: RefObject<Map<string, LabelToFit>>;
};

function Label({ stop, one, menus, language, toFit }: LabelProps) {
  const { t } = useTranslation();
  const { id, order, number } = stop;
  const { collect = 0, marks } = one ?? {};
  const { name, acName, phone } = order.customerInfo;
  const label = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (!label.current || !lines.current) return;
    const fitted = toFit.current;
    const dishes = Object.values(order.menus).map(
      (line) => `${lineTitle(line, language)} ×${line.q}`,
    );
    fitted.set(id, { label: label.current, lines: lines.current, dishes });
    return () => void fitted.delete(id);
  });
  return (
    <div ref={label} className={styles.label}>
      <p>
        <strong className={styles.name}>{name}</strong> {acName && `(${acName})`} {phone}
      </p>
      <p>{postalAddress(order.customerInfo)}</p>
      <MarkNotes marks={marks} place="label" />
      <p>
        <strong className={styles.name}>{number}</strong> ·{' '}
        {deliveryDay(order.dateId, language, serverNow())}
      </p>
      <p ref={lines} className={styles.lines} />
      {labelStatement(t, order, menus, language).map((line) => (
        <p key={line} className={styles.statement}>
          {line}
        </p>
      ))}
      {collect > 0 && <p className={styles.collect}>{formatMoney(collect)}</p>}
    </div>
  );
}

/** Parses an offset in millimetres; anything but a small number counts as 0. */
function millimetres(text: string | null): number {
  const value = Number(text);
  return Math.abs(value) <= 30 ? value : 0;
}

/** Font sizes of a label, in points, the default first; smaller ones are hard to read on paper. */
const SIZES = [8.5, 7.5, 6.5];

/** A label with the element for its dishes. */
interface LabelToFit {
  label: HTMLElement;
  lines: HTMLElement;
  dishes: readonly string[];
}

/**
 * Fills labels with their dishes. A label uses a smaller font where there are many, and if they still do not fit, it
 * names as many as fit and the number left out. All are written before any is measured, so that the page is laid out
 * once for each attempt and not once for each label. It happens at once, because printing may begin in the same task,
 * before React renders again.
 *
 * @param more returns the text for how many are left out
 */
function fitLabels(labels: readonly LabelToFit[], more: (count: number) => string): void {
  let tooFull = labels;
  const attempt = (size: number, left: number) => {
    for (const { label, lines, dishes } of tooFull) {
      label.style.fontSize = `${size}pt`;
      const named = dishes.slice(0, Math.max(dishes.length - left, 0)).join(', ');
      lines.textContent = left > 0 ? `${named} ${more(Math.min(left, dishes.length))}` : named;
    }
    tooFull = tooFull.filter(
      ({ label, dishes }) => left < dishes.length && label.scrollHeight > label.clientHeight,
    );
  };
  for (const size of SIZES) attempt(size, 0);
  for (let left = 1; tooFull.length > 0; left += 1) attempt(SIZES.at(-1) ?? 0, left);
}
