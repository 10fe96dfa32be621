import { ChevronDown, ChevronUp, Phone } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../domain/customer/delivery-info.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import { formatWindow } from '../../../domain/dates/delivery-window.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { doorPhoto } from '../../../domain/staff/delivery/change-door-photo.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { deliveryNotes } from '../../../domain/staff/orders/date-orders.ts';
import { type MarkKind, markKinds } from '../../../domain/staff/orders/mark-table.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { cashWords } from '../common/cash-words.ts';
import { MarkButton } from '../common/marks/mark-button.tsx';
import { MarkNotes } from '../common/marks/mark-notes.tsx';
import { useMay } from '../common/shell/role.ts';
import { DoorPhotoButton } from './door-photo-button.tsx';
import styles from './run.module.css';

type StopCardProps = {
  stop: Stop;
  one: BoardOrder | undefined;
  number: number;
  language: Language;
  busy: boolean;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
  /** Undefined for those who do not change the order of the stops. */
  onMove: ((by: -1 | 1) => void) | undefined;
  /** What staff are asked about the stop. */
  children?: ReactNode;
};

/** One stop: address with unit, notes, phone, amount to collect; one tap marks it as delivered. */
export function StopCard(props: StopCardProps) {
  const { stop, one, number, language, busy, onMark, onMove, children } = props;
  const { t } = useTranslation();
  const may = useMay();
  const { name, acName, phone } = stop.order.customerInfo;
  const cash = one && cashWords(t, one);
  return (
    <li className={styles.stop}>
      <span className={styles.number}>{number}</span>
      <div className={styles.words}>
        <p className={styles.address}>{postalAddress(stop.order.customerInfo)}</p>
        <p>
          {name}
          {acName && ` (${acName})`}
          {stop.window && ` · ${formatWindow(stop.window, language)}`}
        </p>
        {deliveryNotes(stop.order).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
        <MarkNotes marks={one?.marks} place="stop" />
        {cash && <p className={styles.collect}>{cash}</p>}
      </div>
      {onMove && (
        <div className={styles.moves}>
          <IconButton
            label={t('{{name}} 위로', { name })}
            icon={<ChevronUp aria-hidden="true" />}
            disabled={busy}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('{{name}} 아래로', { name })}
            icon={<ChevronDown aria-hidden="true" />}
            disabled={busy}
            onClick={() => onMove(1)}
          />
        </div>
      )}
      {children}
      <div className={styles.actions}>
        <a
          className={styles.call}
          href={telLink(phone ?? '')}
          aria-label={t('{{name}}님께 전화', { name })}
        >
          <Phone aria-hidden="true" />
        </a>
        {one &&
          markKinds.map((kind) => (
            <Fragment key={kind}>
              <MarkButton {...{ one, kind, onMark }} place="stop" className={styles.mark} />
              {kind === 'delivered' && one.delivered && may.run(doorPhoto) && (
                <DoorPhotoButton one={one} />
              )}
            </Fragment>
          ))}
      </div>
    </li>
  );
}
