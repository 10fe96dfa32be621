import { CookingPot } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { openDialog } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';

export function HowToCookButton() {
  const { t } = useTranslation();
  return (
    <Button
      fullWidth
      icon={<CookingPot aria-hidden="true" />}
      onClick={() => openDialog({ kind: 'how-to-cook' })}
    >
      {t('조리법 찾기')}
    </Button>
  );
}
