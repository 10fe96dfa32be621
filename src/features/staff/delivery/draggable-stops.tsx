import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inOrderOf, type Stop } from '../../../domain/staff/delivery/delivery-run.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useReducedMotion } from '../../../ui/layout/use-reduced-motion.ts';
import styles from './run.module.css';

export type DraggableStopsProps = {
  stops: readonly Stop[];
  card: (stop: Stop) => ReactNode;
  busy: boolean;
  /** Those without a handle. */
  isFixed: (stop: Stop) => boolean;
  /** Moves a stop to where another one is; resolves once the screen shows it, or it was not moved. */
  onDrop: (stop: Stop, other: Stop) => Promise<unknown>;
};

/** A finger that moves farther than that before it has rested that long scrolls. */
const touchDrags = { delay: 150, tolerance: 8 };
/** A mouse has clicked unless it moves that far, px. */
const mouseDrags = { distance: 4 };

/** The stops of a suburb, each with a handle by which it is dragged to another place among them. */
export function DraggableStops({ stops, card, busy, isFixed, onDrop }: DraggableStopsProps) {
  const { t } = useTranslation();
  const reducedMotion = useReducedMotion();
  const list = useRef<HTMLOListElement>(null);
  // As they were dropped, until the store has told that or the change has failed.
  const [dropped, setDropped] = useState<readonly string[]>();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: mouseDrags }),
    useSensor(TouchSensor, { activationConstraint: touchDrags }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(stops.map((stop) => [stop.id, stop]));
  const ids = dropped ? inOrderOf(dropped, [...byId.keys()]) : [...byId.keys()];
  const drop = async ({ active, over }: DragEndEvent) => {
    const [stop, other] = [byId.get(`${active.id}`), byId.get(`${over?.id}`)];
    if (!stop || !other || stop === other) return;
    setDropped(arrayMove(ids, ids.indexOf(stop.id), ids.indexOf(other.id)));
    try {
      await onDrop(stop, other);
    } finally {
      setDropped(undefined);
    }
  };
  const place = (id: UniqueIdentifier) => ({
    place: ids.indexOf(`${id}`) + 1,
    count: ids.length,
  });
  const held = (id: UniqueIdentifier) =>
    t('{{name}}님 배송지를 집고 있어요. {{count}}곳 중 {{place}}번째예요.', {
      name: byId.get(`${id}`)?.order.customerInfo.name ?? '',
      ...place(id),
    });
  const announcements: Announcements = {
    onDragStart: ({ active }) => held(active.id),
    // Comes at once over its own place, which must not hide that it is held.
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id
        ? held(active.id)
        : t('{{count}}곳 중 {{place}}번째', place(over.id));
    },
    onDragEnd: ({ over }) => (over ? t('{{place}}번째에 내려놓았어요', place(over.id)) : undefined),
    onDragCancel: () => t('옮기지 않았어요'),
  };
  const withinSuburb: Modifier = ({ transform, draggingNodeRect: card }) => {
    const around = list.current?.getBoundingClientRect();
    if (!around || !card) return transform;
    const [highest, lowest] = [around.top - card.top, around.bottom - card.bottom];
    return { ...transform, x: 0, y: Math.max(highest, Math.min(lowest, transform.y)) };
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[withinSuburb]}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable: t(
            '스페이스 키로 집고, 위아래 화살표 키로 옮기고, 다시 스페이스 키로 내려놓아요. Esc 키를 누르면 그만둬요.',
          ),
        },
      }}
      onDragEnd={(event) => void drop(event)}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.stops}>
          {ids.flatMap((id) => {
            const stop = byId.get(id);
            if (!stop) return [];
            return (
              <DraggableStop
                key={id}
                id={id}
                name={stop.order.customerInfo.name}
                busy={busy}
                reducedMotion={reducedMotion}
                isFixed={ids.length < 2 || isFixed(stop)}
              >
                {card(stop)}
              </DraggableStop>
            );
          })}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

type DraggableStopProps = {
  id: string;
  name: string;
  busy: boolean;
  reducedMotion: boolean;
  isFixed: boolean;
  /** Not rendered again while stops are dragged. */
  children: ReactNode;
};

function DraggableStop(props: DraggableStopProps) {
  const { id, name, busy, reducedMotion, isFixed, children } = props;
  const { t } = useTranslation();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...state } =
    useSortable({
      id,
      disabled: { draggable: busy || isFixed },
      ...(reducedMotion && { transition: null }),
    });
  return (
    <li
      ref={setNodeRef}
      className={clsx(styles.stop, state.isDragging && styles.dragged)}
      style={{
        transform: transform ? `translateY(${transform.y}px)` : undefined,
        transition: state.transition,
      }}
    >
      {children}
      {!isFixed && (
        <IconButton
          {...listeners}
          ref={setActivatorNodeRef}
          className={styles.handle}
          label={t('{{name}}: 끌어서 옮기기', { name })}
          icon={<GripVertical aria-hidden="true" />}
          aria-describedby={attributes['aria-describedby']}
          // A disabled one would lose the focus after each move.
          aria-disabled={busy || undefined}
          onClick={() => notify.info(t('누른 채로 위아래로 끌어 주세요'))}
        />
      )}
    </li>
  );
}
