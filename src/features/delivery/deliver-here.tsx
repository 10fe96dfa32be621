import { MapPin } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../domain/lib/language.ts';
import { forgetPlace, useAskedPlace } from '../../screen-state/asked-place.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import styles from './place-question.module.css';

const PlaceQuestion = lazyPart(async () => (await import('./place-question.tsx')).PlaceQuestion);

/** Asks, before a visitor browses, whether the shop delivers to them. Folded, since most customers know. */
export function DeliverHere({ language }: { language: Language }) {
  const { t } = useTranslation();
  const { asking } = useAskedPlace();
  const fold = useRef<HTMLButtonElement>(null);
  const close = () => {
    forgetPlace();
    // What had the focus is gone.
    fold.current?.focus();
  };
  return (
    <div className={styles.ask}>
      <Button
        ref={fold}
        variant="quiet"
        icon={<MapPin aria-hidden="true" />}
        aria-expanded={asking}
        onClick={() => (asking ? close() : useAskedPlace.setState({ asking: true }))}
      >
        {t('우리 동네도 오나요?')}
      </Button>
      {asking && <PlaceQuestion language={language} onClose={close} />}
    </div>
  );
}
