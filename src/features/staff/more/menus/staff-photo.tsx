import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { photoFiles, readPicture } from '../../../../data/staff/menus/photo-files.ts';
import { storePhoto } from '../../../../data/staff/menus/photo-storage.ts';
import type { Photo } from '../../../../domain/menus/menu.ts';
import { type Crop, wholePicture } from '../../../../domain/staff/menus/photo-crop.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { Cropper } from './cropper.tsx';

type StaffPhotoProps = {
  menuId: string;
  file: File;
  /** Called when the photo is stored, to add it to the menu. Resolves to whether that succeeded. */
  onStored: (photo: Photo) => Promise<boolean>;
  onClose: () => void;
};

/** Crops an image file to 4:3, scales it down and stores it. Stays open until that is done. */
export function StaffPhoto({ menuId, file, onStored, onClose }: StaffPhotoProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<ImageBitmap | 'unreadable'>();
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [stored, setStored] = useState<Photo>();
  useEffect(() => {
    let current = true;
    void readPicture(file).then((read) => current && setPicture(read ?? 'unreadable'));
    return () => {
      current = false;
    };
  }, [file]);
  const readable = picture !== undefined && picture !== 'unreadable';
  const save = async () => {
    if (!readable) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const photo = stored ?? (await storePhoto(menuId, await photoFiles(picture, crop)));
      setStored(photo);
      if (await onStored(photo)) onClose();
    } catch (error) {
      setFailure(errorMessage(t, toAppError(error).code));
    }
    setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      locked={busy}
      title={t('사진 자르기')}
      description={t('사진을 끌어 자리를 잡고, 아래에서 크기를 맞춰 주세요.')}
      closeLabel={t('닫기')}
      footer={
        <Button
          variant="primary"
          fullWidth
          busy={busy}
          disabled={!readable}
          onClick={() => void save()}
        >
          {t('이 사진 올리기')}
        </Button>
      }
    >
      {picture === 'unreadable' && (
        <Notice tone="error">
          {t('이 파일은 사진으로 열 수 없어요. 다른 사진을 골라 주세요.')}
        </Notice>
      )}
      {failure && <Notice tone="error">{failure}</Notice>}
      {readable && (
        <Cropper
          file={file}
          size={picture}
          crop={crop}
          onChange={(next) => {
            setCrop(next);
            setStored(undefined);
          }}
        />
      )}
    </Sheet>
  );
}
