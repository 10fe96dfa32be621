import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import styles from './cooking.module.css';
import type { PanelWords } from './panel-words.ts';

type CookingVideoProps = { address: string; title: string; t: PanelWords['t'] };

/** The video, loaded from its host only after a tap. */
export function CookingVideo({ address, title, t }: CookingVideoProps) {
  const [wanted, setWanted] = useState(false);
  if (!wanted) {
    return (
      <Button fullWidth icon={<Play aria-hidden="true" />} onClick={() => setWanted(true)}>
        {t('조리 영상 보기')}
      </Button>
    );
  }
  return (
    <iframe
      className={styles.video}
      src={address}
      title={t('{{title}} 조리 영상', { title })}
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
