import { Camera, CameraOff, Send, Undo2 } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../data/customer/use-session.ts';
import { useForgetLate } from '../../../data/staff/common/change-queue.ts';
import { doorPicture } from '../../../data/staff/delivery/door-picture.ts';
import { maxPhotosWaiting, photoQueue } from '../../../data/staff/delivery/photo-queue.ts';
import { outdateView } from '../../../data/staff/orders/read-staff-view.ts';
import { textHash } from '../../../domain/lib/text-hash.ts';
import { doorPhotoId, type PhotographedOrder } from '../../../domain/order/door-photo.ts';
import { refOf } from '../../../domain/order/order-id.ts';
import { doorPhoto } from '../../../domain/staff/delivery/change-door-photo.ts';
import type { BoardOrder } from '../../../domain/staff/orders/board.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { notify } from '../../../ui/feedback/toast.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { setLastChange } from '../common/changes/last-change.ts';
import { useAction } from '../common/changes/use-action.ts';
import styles from './run.module.css';

/**
 * Takes a photo of where a delivered order was left, which its customer sees. Another one replaces it; one that this phone
 * has taken can be put back after it was removed, any other is removed only after a question. One that is not sent yet waits on
 * the phone (photo-queue.ts).
 */
export function DoorPhotoButton({ one: { order, marks } }: { one: BoardOrder }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [working, setWorking] = useState(false);
  const [taken, setTaken] = useState<string>();
  const [asking, setAsking] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { name } = order.customerInfo;
  const target = { dateId: order.dateId, ...refOf(order) };
  const by = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  const queue = photoQueue.use();
  const isMine = (one: { by: string; change: PhotographedOrder }) =>
    one.by === by && doorPhotoId(one.change) === doorPhotoId(target);
  const unsent = queue.waiting.findLast(isMine)?.change.photo;
  const sent = queue.awaitingSnapshot.findLast(isMine)?.change.photo;
  const told = marks?.photo?.hash;
  const latest = unsent ?? sent;
  const hash = latest === undefined ? told : textHash(latest);
  const seen = hash === undefined ? null : { hash };
  const own = latest ?? (taken !== undefined && told === textHash(taken) ? taken : undefined);
  useForgetLate(photoQueue, order.dateId, true);
  const send = async () => {
    setWorking(true);
    await photoQueue.send(by);
    setWorking(false);
  };
  const store = (photo: string) => {
    setTaken(photo);
    photoQueue.add(by, { ...target, photo, seen });
    setLastChange({ message: `${name} · ${t('문 앞 사진')}` });
    void send();
  };
  const take = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same photo can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    setWorking(true);
    const photo = await doorPicture(file).catch((error: unknown) => {
      console.error('a photo could not be read', error);
      return undefined;
    });
    setWorking(false);
    if (photo === undefined) return notify.negative(t('사진을 읽지 못했어요. 다시 찍어 주세요.'));
    store(photo);
  };
  const open = () => {
    const kept = queue.waiting.length + queue.problems.length;
    if (kept >= maxPhotosWaiting) notify.trouble(errorMessage(t, 'network'));
    else input.current?.click();
  };
  const remove = async () => {
    setAsking(false);
    photoQueue.forgetSent((change) => doorPhotoId(change) === doorPhotoId(target));
    const done = `${name} · ${t('사진을 지웠어요')}`;
    await run(doorPhoto, { ...target, photo: null }, { seen, done });
    outdateView();
  };
  const waits = busy || working;
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
      {own !== undefined && (
        <img
          className={styles.thumbnail}
          src={`data:image/jpeg;base64,${own}`}
          alt={t('문 앞 사진')}
        />
      )}
      {button(t('문 앞 사진'), seen ? t('다시 찍기') : t('사진 찍기'), camera, open)}
      {unsent !== undefined &&
        button(
          t('찍은 사진 보내기'),
          t('찍은 사진 보내기'),
          <Send aria-hidden="true" />,
          () => void send(),
        )}
      {seen &&
        unsent === undefined &&
        button(t('사진 지우기'), t('사진 지우기'), <CameraOff aria-hidden="true" />, () =>
          own !== undefined ? void remove() : setAsking(true),
        )}
      {!seen &&
        taken !== undefined &&
        button(t('지운 사진 되돌리기'), t('지운 사진 되돌리기'), <Undo2 aria-hidden="true" />, () =>
          store(taken),
        )}
      <ConfirmDialog
        open={asking}
        title={t('{{name}}님의 문 앞 사진을 지울까요?', { name })}
        text={t('이 사진은 되돌릴 수 없어요. 손님도 더는 볼 수 없어요.')}
        confirmLabel={t('사진 지우기')}
        cancelLabel={t('그대로 두기')}
        tone="danger"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
