import { Camera } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Photo } from '../../../../domain/menus/menu.ts';
import { changeMenu } from '../../../../domain/staff/menus/change-menu.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { buttonClass } from '../../../../ui/controls/button-class.ts';
import { lazyPart } from '../../../../ui/feedback/lazy-part.tsx';
import { Picture } from '../../../../ui/layout/picture.tsx';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';

const StaffPhoto = lazyPart(async () => (await import('./staff-photos.ts')).StaffPhoto);

type MenuPhotosEditorProps = {
  menuId: string;
  /** As they are stored: they are saved at once, separately from the rest of the form. */
  photos: readonly Photo[];
};

/**
 * Edits a menu's photos: adds one, makes one the first, removes one. The file of a removed photo stays
 * stored, so that the removal can be undone.
 */
export function MenuPhotosEditor({ menuId, photos }: MenuPhotosEditorProps) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const [file, setFile] = useState<File>();
  const inputId = useId();
  const fieldsOf = (list: readonly Photo[]) => ({ photos: list.length > 0 ? list : null });
  const put = async (list: readonly Photo[], done: string) => {
    const input = { menuId, fields: fieldsOf(list) };
    return (await run(changeMenu, input, { seen: fieldsOf(photos), done })) === 'stored';
  };
  return (
    <section className={styles.group}>
      <h3 className={styles.heading}>{t('사진')}</h3>
      <ul className={styles.list}>
        {photos.map((photo, index) => (
          <li key={photo.downloadURL} className={styles.item}>
            <div className={styles.row}>
              <span className={styles.thumb}>
                <Picture
                  src={photo.smallURL ?? photo.downloadURL}
                  alt={t('사진 {{number}} / {{total}}', {
                    number: index + 1,
                    total: photos.length,
                  })}
                  rounded
                />
              </span>
              <span className={styles.actions}>
                {index > 0 && (
                  <Button
                    busy={busy}
                    onClick={() =>
                      void put(
                        [photo, ...photos.filter((one) => one !== photo)],
                        t('사진 순서를 바꿨어요'),
                      )
                    }
                  >
                    {t('맨 앞으로')}
                  </Button>
                )}
                <Button
                  busy={busy}
                  onClick={() =>
                    void put(
                      photos.filter((one) => one !== photo),
                      t('사진을 뺐어요'),
                    )
                  }
                >
                  {t('사진 빼기')}
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      <div>
        <label className={buttonClass({ fullWidth: true })} htmlFor={inputId}>
          <Camera aria-hidden="true" className={styles.icon} />
          {t('사진 넣기')}
        </label>
        <VisuallyHidden>
          <input
            id={inputId}
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              // Reset, so that the same file can be selected again.
              target.value = '';
            }}
          />
        </VisuallyHidden>
      </div>
      {file && (
        <StaffPhoto
          menuId={menuId}
          file={file}
          onStored={(photo) => put([...photos, photo], t('사진을 올렸어요'))}
          onClose={() => setFile(undefined)}
        />
      )}
    </section>
  );
}
