import { Camera, CameraOff, Send, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { outdateView } from '../../../data/staff/orders/read-staff-view.ts';
import { textHash } from '../../../domain/lib/text-hash.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { doorPhoto } from '../../../domain/staff/delivery/change-door-photo.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
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

/**
 * Takes a photo of where a delivered order was left, which its customer sees. Another one replaces it; one that this phone
 * has taken can be put back after it was removed, any other is removed only after a question. One that could not be stored is
 * kept, to be sent again.
 */
export function DoorPhotoButton({ one: { order, marks } }: { one: BoardOrder }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [reading, setReading] = useState(false);
  const [taken, setTaken] = useState<{ photo: string; sent: boolean }>();
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name } = order.customerInfo;
  const target = { dateId: order.dateId, ...refOf(order) };
  const seen = marks?.photo ? { hash: marks.photo.hash } : null;
  const isOwn = taken !== undefined && seen?.hash === textHash(taken.photo);
  const isUnsent = taken !== undefined && !taken.sent && !isOwn;
  const change = async (photo: string | null, done: string) => {
    const result = await run(doorPhoto, { ...target, photo }, { seen, done: `${name} · ${done}` });
    outdateView();
    return result;
  };
  const store = async (photo: string) => {
    const result = await change(photo, t('문 앞 사진'));
    setTaken(result === 'theirs' ? undefined : { photo, sent: result === 'stored' });
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
    await store(photo);
  };
  const remove = () => {
    setAsking(false);
    void change(null, t('사진을 지웠어요'));
  };
  const waits = busy || reading;
  const button = (label: string, words: string, icon: ReactNode, onTap: () => void) => (
    <button
      type="button"
      className={styles.mark}
      aria-disabled={waits || undefined}
      aria-label={`${name}: ${label}`}
      onClick={() => !waits && onTap()}
    >
      {icon}
      {waits ? t('저장하고 있어요') : words}
    </button>
  );
  const camera = <Camera aria-hidden="true" />;
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
      {(isOwn || isUnsent) && (
        <img
          className={styles.thumbnail}
          src={`data:image/jpeg;base64,${taken.photo}`}
          alt={t('문 앞 사진')}
        />
      )}
      {button(t('문 앞 사진'), seen || isUnsent ? t('다시 찍기') : t('사진 찍기'), camera, () =>
        input.current?.click(),
      )}
      {isUnsent &&
        button(
          t('찍은 사진 보내기'),
          t('찍은 사진 보내기'),
          <Send aria-hidden="true" />,
          () => void store(taken.photo),
        )}
      {seen &&
        button(t('사진 지우기'), t('사진 지우기'), <CameraOff aria-hidden="true" />, () =>
          isOwn ? remove() : setAsking(true),
        )}
      {!seen &&
        taken?.sent &&
        button(
          t('지운 사진 되돌리기'),
          t('지운 사진 되돌리기'),
          <Undo2 aria-hidden="true" />,
          () => void store(taken.photo),
        )}
      <ConfirmDialog
        open={asking}
        title={t('{{name}}님의 문 앞 사진을 지울까요?', { name })}
        text={t('이 사진은 되돌릴 수 없어요. 손님도 더는 볼 수 없어요.')}
        confirmLabel={t('사진 지우기')}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        onConfirm={remove}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
