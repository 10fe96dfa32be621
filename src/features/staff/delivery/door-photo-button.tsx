import { Camera, CameraOff } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outdateView } from '../../../data/staff/orders/read-staff-view.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { doorPhoto } from '../../../domain/staff/delivery/change-door-photo.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { useAction } from '../common/changes/use-action.ts';
import styles from './run.module.css';

/** The photo as it is stored; undefined for a file that is none, or without the code for it. */
async function pictureOf(file: Blob): Promise<string | undefined> {
  try {
    const { doorPicture } = await import('../../../data/staff/delivery/door-picture.ts');
    return await doorPicture(file);
  } catch (error) {
    console.error('a photo could not be read', error);
    return undefined;
  }
}

/** Takes a photo of where a delivered order was left, which its customer sees; another tap takes it away. */
export function DoorPhotoButton({ one: { order, marks } }: { one: BoardOrder }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [reading, setReading] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name } = order.customerInfo;
  const target = { dateId: order.dateId, ...refOf(order) };
  const seen = marks?.photo ? { hash: marks.photo.hash } : null;
  const change = async (photo: string | null, done: string) => {
    await run(doorPhoto, { ...target, photo }, { seen, done: `${name} · ${done}` });
    outdateView();
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same photo can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    setReading(true);
    const photo = await pictureOf(file);
    setReading(false);
    if (photo === undefined) return notify.negative(t('사진을 읽지 못했어요. 다시 찍어 주세요.'));
    await change(photo, t('문 앞 사진'));
  };
  const waits = busy || reading;
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={(event) => void take(event)}
      />
      <button
        type="button"
        className={styles.mark}
        aria-pressed={seen !== null}
        aria-disabled={waits || undefined}
        aria-label={`${name}: ${t('문 앞 사진')}`}
        onClick={() => {
          if (waits) return;
          if (seen) void change(null, t('사진을 지웠어요'));
          else input.current?.click();
        }}
      >
        {seen ? <CameraOff aria-hidden="true" /> : <Camera aria-hidden="true" />}
        {waits ? t('저장하고 있어요') : seen ? t('사진 지우기') : t('사진 찍기')}
      </button>
    </>
  );
}
