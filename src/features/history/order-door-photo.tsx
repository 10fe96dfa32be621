import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DocumentSource, useLiveDocument } from '../../data/documents/live-document.ts';
import { formatTime } from '../../domain/dates/format-date.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { doorPhotoPath, type DoorPhoto as Photo } from '../../domain/order/door-photo.ts';
import type { Order } from '../../domain/order/order.ts';
import { refOf } from '../../domain/order/order-id.ts';
import styles from './history.module.css';

const photoOf = (order: Order): DocumentSource<Photo> => ({
  path: doorPhotoPath({ dateId: order.dateId, ...refOf(order) }),
  parse: (data) => data as unknown as Photo,
});

/** The photo of where an order was left, if the driver took one: small, and as wide as the receipt after a tap. */
export function DoorPhoto({ order }: { order: Order }) {
  const { t, i18n } = useTranslation();
  const photo = useLiveDocument(useMemo(() => photoOf(order), [order])).value;
  const [large, setLarge] = useState(false);
  if (!photo) return null;
  const words = t('{{time}}에 문 앞에 두었어요', {
    time: formatTime(photo.at, languageOf(i18n.language)),
  });
  return (
    <figure className={styles.photo}>
      <button type="button" aria-expanded={large} onClick={() => setLarge(!large)}>
        <img src={`data:image/jpeg;base64,${photo.jpeg}`} alt={t('문 앞에 둔 음식의 사진')} />
      </button>
      <figcaption>{words}</figcaption>
    </figure>
  );
}
