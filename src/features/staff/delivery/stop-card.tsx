import { ArrowUpDown, ChevronDown, ChevronUp, Navigation, Phone } from 'lucide-react';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postalAddress } from '../../../domain/customer/delivery-info.ts';
import { telLink } from '../../../domain/customer/phone.ts';
import { formatWindow } from '../../../domain/dates/delivery-window.ts';
import type { Language } from '../../../domain/lib/language.ts';
import { doorPhoto } from '../../../domain/staff/delivery/change-door-photo.ts';
import type { Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { directionsUrl, mapAddress } from '../../../domain/staff/delivery/navigation.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { deliveryNotes } from '../../../domain/staff/orders/date-orders.ts';
import { type MarkKind, markKinds } from '../../../domain/staff/orders/mark-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { cashWords } from '../common/cash-words.ts';
import { MarkButton } from '../common/marks/mark-button.tsx';
import { MarkNotes } from '../common/marks/mark-notes.tsx';
import { useMay } from '../common/shell/role.ts';
import { DoorPhotoButton } from './door-photo-button.tsx';
import { MoveSheet } from './move-sheet.tsx';
import styles from './run.module.css';

/** How a stop is moved within its area. */
interface StopMoves {
  by: (by: -1 | 1) => void;
  /** The number of the area's first stop; undefined where numbers don't count the stops, so that nobody types one. */
  first: number | undefined;
  /** The other stops of the area, in driving order. */
  others: readonly Stop[];
  /** Undefined: before all others. */
  behind: (other: string | undefined) => void;
  /** Says that its place fits; undefined where that is not asked. */
  onFits: (() => void) | undefined;
}

type StopCardProps = {
  stop: Stop;
  one: BoardOrder | undefined;
  /** The one where the driver goes now: its map and its phone number are named. */
  next?: boolean;
  language: Language;
  busy: boolean;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
  /** Undefined for those who do not change the order of the stops. */
  move: StopMoves | undefined;
};

/** What a list shows of one stop: address with unit, notes, phone, amount to collect; one tap marks it as delivered. */
export function StopCard(props: StopCardProps) {
  const { stop, one, next = false, language, busy, onMark, move } = props;
  const { t } = useTranslation();
  const may = useMay();
  const { name, acName, phone } = stop.order.customerInfo;
  const [moving, setMoving] = useState(false);
  const cash = one && cashWords(t, one);
  return (
    <>
      <span className={styles.number}>{stop.number}</span>
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
      {move && (
        <div className={styles.moves}>
          <IconButton
            label={t('{{name}} 위로', { name })}
            icon={<ChevronUp aria-hidden="true" />}
            disabled={busy}
            onClick={() => move.by(-1)}
          />
          {move.others.length > 0 && !move.onFits && (
            <IconButton
              label={t('{{name}}: 자리 옮기기', { name })}
              icon={<ArrowUpDown aria-hidden="true" />}
              disabled={busy}
              onClick={() => setMoving(true)}
            />
          )}
          <IconButton
            label={t('{{name}} 아래로', { name })}
            icon={<ChevronDown aria-hidden="true" />}
            disabled={busy}
            onClick={() => move.by(1)}
          />
          <MoveSheet
            open={moving}
            title={t('{{name}}님을 어디로 옮길까요?', { name })}
            description={stop.order.customerInfo.address}
            places={move.others.map(({ id, number, order }) => ({
              id,
              label: t('{{number}}. {{address}} 다음', {
                number,
                address: order.customerInfo.address,
              }),
            }))}
            first={move.first}
            onMoveBehind={move.behind}
            onClose={() => setMoving(false)}
          />
        </div>
      )}
      {move?.onFits && (
        <div className={styles.question}>
          <Notice tone="honey" title={t('주소가 바뀌었어요. 이 자리가 아직 맞나요?')}>
            <div className={styles.answers}>
              <Button
                busy={busy}
                aria-label={t('{{name}}: 자리 맞아요', { name })}
                onClick={move.onFits}
              >
                {t('맞아요')}
              </Button>
              {move.others.length > 0 && (
                <Button
                  disabled={busy}
                  aria-label={t('{{name}}: 자리 옮기기', { name })}
                  onClick={() => setMoving(true)}
                >
                  {t('옮기기')}
                </Button>
              )}
            </div>
          </Notice>
        </div>
      )}
      <div className={styles.actions}>
        {next && (
          <ButtonLink
            icon={<Navigation aria-hidden="true" />}
            to={directionsUrl([mapAddress(stop.order)])}
            target="_blank"
            rel="noreferrer"
            aria-label={`${name}: ${t('길찾기')}`}
          >
            {t('길찾기')}
          </ButtonLink>
        )}
        <a
          className={styles.call}
          href={telLink(phone ?? '')}
          aria-label={[t('{{name}}님께 전화', { name }), next && phone].filter(Boolean).join(' ')}
        >
          <Phone aria-hidden="true" />
          {next && phone}
        </a>
        {one &&
          markKinds.map((kind) => (
            <Fragment key={kind}>
              <MarkButton
                {...{ one, kind, onMark }}
                place="stop"
                className={next && kind === 'delivered' ? styles.step : styles.mark}
              />
              {kind === 'delivered' && one.delivered && may.run(doorPhoto) && (
                <DoorPhotoButton one={one} />
              )}
            </Fragment>
          ))}
      </div>
    </>
  );
}
