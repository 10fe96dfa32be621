import { ArrowUpDown, ChevronDown, ChevronUp, Navigation } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/lib/language.ts';
import type { Area, Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import {
  mapAddress,
  maxWaypoints,
  navigationLegs,
} from '../../../domain/staff/delivery/navigation.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import type { MarkKind } from '../../../domain/staff/orders/mark-table.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ButtonLink } from '../../../ui/controls/button-link.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { MoveSheet } from './move-sheet.tsx';
import styles from './run.module.css';
import { StopCard } from './stop-card.tsx';

type AreaStopsProps = {
  area: Area;
  byId: ReadonlyMap<string, BoardOrder>;
  language: Language;
  busy: boolean;
  onMark: (one: BoardOrder, kind: MarkKind) => void;
  /** Moves all stops of the area: one place up or down, or behind another area; undefined: before all others. */
  onMoveArea:
    | {
        by: (by: -1 | 1) => void;
        others: readonly string[];
        behind: (other: string | undefined) => void;
      }
    | undefined;
  onMoveStop: ((stop: Stop, by: -1 | 1) => void) | undefined;
  /** Undefined for those who are not asked whether the place of a stop still fits. */
  questions:
    | {
        isAsked: (stop: Stop) => boolean;
        onFits: (stop: Stop) => void;
        onMoveBehind: (stop: Stop, other: string | undefined) => void;
      }
    | undefined;
};

/** Map links for phones hold fewer stops than those for computers. */
const isPhone = () => matchMedia('(pointer: coarse)').matches;

/** The stops of one area, map links through those not delivered yet, and buttons to reorder them. */
export function AreaStops(props: AreaStopsProps) {
  const { area, byId, language, busy, onMark, onMoveArea, onMoveStop, questions } = props;
  const { t } = useTranslation();
  const [moving, setMoving] = useState(false);
  const name = area.name || t('다른 지역');
  const open = area.stops.filter(({ id }) => !byId.get(id)?.delivered);
  const legs = navigationLegs(
    open.map(({ order }) => mapAddress(order)),
    isPhone() ? maxWaypoints.phone : maxWaypoints.desktop,
  );
  const { number = 1 } = area.stops[0] ?? {};
  return (
    <section className={styles.area}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          {name} ({area.stops.length})
        </h2>
        {onMoveArea && (
          <>
            <IconButton
              label={t('{{name}}: 자리 옮기기', { name })}
              icon={<ArrowUpDown aria-hidden="true" />}
              disabled={busy}
              onClick={() => setMoving(true)}
            />
            <IconButton
              label={t('{{name}} 위로', { name })}
              icon={<ChevronUp aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMoveArea.by(-1)}
            />
            <IconButton
              label={t('{{name}} 아래로', { name })}
              icon={<ChevronDown aria-hidden="true" />}
              disabled={busy}
              onClick={() => onMoveArea.by(1)}
            />
            <MoveSheet
              open={moving}
              title={t('{{name}} 배송지를 모두 어디로 옮길까요?', { name })}
              places={onMoveArea.others.map((other) => ({
                id: other,
                label: t('{{area}} 다음', { area: other || t('다른 지역') }),
              }))}
              onMoveBehind={onMoveArea.behind}
              onClose={() => setMoving(false)}
            />
          </>
        )}
      </div>
      {legs.map(({ url, first, last }, index) => (
        <ButtonLink
          fullWidth
          icon={<Navigation aria-hidden="true" />}
          key={url}
          to={url}
          target="_blank"
          rel="noreferrer"
        >
          {legs.length === 1
            ? t('길찾기')
            : t('길찾기 {{leg}}: {{first}}~{{last}}번째', {
                leg: index + 1,
                first: number + first,
                last: number + last,
              })}
        </ButtonLink>
      ))}
      <ol className={styles.stops}>
        {area.stops.map((stop) => (
          <StopCard
            key={stop.id}
            stop={stop}
            one={byId.get(stop.id)}
            number={stop.number}
            language={language}
            busy={busy}
            onMark={onMark}
            onMove={onMoveStop && ((by) => onMoveStop(stop, by))}
          >
            {questions?.isAsked(stop) && (
              <PlaceQuestion
                stop={stop}
                others={area.stops.filter((one) => one !== stop)}
                busy={busy}
                onFits={() => questions.onFits(stop)}
                onMoveBehind={(other) => questions.onMoveBehind(stop, other)}
              />
            )}
          </StopCard>
        ))}
      </ol>
    </section>
  );
}

type PlaceQuestionProps = {
  stop: Stop;
  /** The other stops of its area, in driving order. */
  others: readonly Stop[];
  busy: boolean;
  onFits: () => void;
  /** Undefined: before all others. */
  onMoveBehind: (other: string | undefined) => void;
};

/** Asks whether the place of a stop still fits, as its address has changed since staff decided it. */
function PlaceQuestion({ stop, others, busy, onFits, onMoveBehind }: PlaceQuestionProps) {
  const { t } = useTranslation();
  const [choosing, setChoosing] = useState(false);
  const { name } = stop.order.customerInfo;
  return (
    <div className={styles.question}>
      <Notice tone="honey" title={t('주소가 바뀌었어요. 이 자리가 아직 맞나요?')}>
        <div className={styles.answers}>
          <Button busy={busy} aria-label={t('{{name}}: 자리 맞아요', { name })} onClick={onFits}>
            {t('맞아요')}
          </Button>
          {others.length > 0 && (
            <Button
              disabled={busy}
              aria-label={t('{{name}}: 자리 옮기기', { name })}
              onClick={() => setChoosing(true)}
            >
              {t('옮기기')}
            </Button>
          )}
        </div>
      </Notice>
      <MoveSheet
        open={choosing}
        title={t('{{name}}님을 어디로 옮길까요?', { name })}
        description={stop.order.customerInfo.address}
        places={others.map(({ id, number, order }) => ({
          id,
          label: t('{{number}}. {{address}} 다음', { number, address: order.customerInfo.address }),
        }))}
        onMoveBehind={onMoveBehind}
        onClose={() => setChoosing(false)}
      />
    </div>
  );
}
