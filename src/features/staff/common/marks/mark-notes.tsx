import { useTranslation } from 'react-i18next';
import { markKinds } from '../../../../domain/staff/orders/mark-table.ts';
import type { OrderMarks } from '../../../../domain/staff/orders/order-marks.ts';
import styles from './mark-notes.module.css';
import { type MarkPlace, markViews } from './mark-views.ts';

type MarkNotesProps = { marks: OrderMarks | undefined; place: MarkPlace };

/** The names of the marks that an order has, of those that are to stand in this place. */
export function MarkNotes({ marks, place }: MarkNotesProps) {
  const { t } = useTranslation();
  return markKinds
    .filter((kind) => marks?.[kind] && markViews[kind].noteOn.includes(place))
    .map((kind) => {
      const { icon: Icon, name } = markViews[kind];
      return (
        <p key={kind} className={styles.note}>
          <Icon aria-hidden="true" /> {name(t)}
        </p>
      );
    });
}
