import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/controls/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import styles from './run.module.css';

type MoveSheetProps = {
  open: boolean;
  title: string;
  description?: string;
  /** Behind which it can go, in driving order. */
  places: readonly { id: string; label: string }[];
  /** Undefined: before all others. */
  onMoveBehind: (other: string | undefined) => void;
  onClose: () => void;
};

/** Asks where on the route a stop or an area goes; one tap moves it. */
export function MoveSheet(props: MoveSheetProps) {
  const { open, title, description, places, onMoveBehind, onClose } = props;
  const { t } = useTranslation();
  const move = (other: string | undefined) => {
    onClose();
    onMoveBehind(other);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      {...(description && { description })}
      closeLabel={t('닫기')}
    >
      <div className={styles.places}>
        <Button fullWidth onClick={() => move(undefined)}>
          {t('맨 앞')}
        </Button>
        {places.map(({ id, label }) => (
          <Button key={id} fullWidth onClick={() => move(id)}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
