import { ArrowLeft } from 'lucide-react';
import { cookingText, videoAddress } from '../../domain/menus/cooking.ts';
import { type Menu, menuTitle } from '../../domain/menus/menu.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Picture } from '../../ui/layout/picture.tsx';
import { useCloseOnBack } from '../../ui/overlays/use-close-on-back.ts';
import styles from './cooking.module.css';
import { CookingVideo } from './cooking-video.tsx';
import type { PanelWords } from './panel-words.ts';

type CookingStepsProps = {
  menu: Menu;
  words: PanelWords;
  /** Undefined where the dialog opened directly at this menu and there is no list to return to. */
  onBack: (() => void) | undefined;
};

/** The cooking instructions of one menu. The back button first returns to the list. */
export function CookingSteps({ menu, words: { t, dishes }, onBack }: CookingStepsProps) {
  useCloseOnBack(onBack !== undefined, () => onBack?.());
  const cooking = cookingText(menu, dishes);
  const video = videoAddress(menu.joriVideo);
  const photo = menu.photos?.[0];
  return (
    <article className={styles.steps}>
      {onBack && (
        <div>
          <Button variant="quiet" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
            {t('목록으로')}
          </Button>
        </div>
      )}
      {photo && <Picture src={photo.downloadURL} small={photo.smallURL} alt="" rounded />}
      {cooking ? (
        <>
          {cooking.language !== dishes && (
            <p className={styles.quiet}>
              {dishes === 'en' ? t('한국어 조리법만 있어요.') : t('영어 조리법만 있어요.')}
            </p>
          )}
          <p className={styles.text} lang={cooking.language}>
            {cooking.text}
          </p>
        </>
      ) : (
        !video && <p>{t('조리법이 아직 없어요.')}</p>
      )}
      {video && <CookingVideo address={video} title={menuTitle(menu, dishes)} t={t} />}
    </article>
  );
}
