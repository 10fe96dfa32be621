import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeliveryArea } from '../../domain/dates.ts';
import { Badge } from '../../ui/badge.tsx';

export function AreaBadge({ area }: { area: DeliveryArea }) {
  const { t } = useTranslation();
  return (
    <Badge icon={<MapPin aria-hidden="true" />}>
      {area === 'gosford' ? t('고스포드') : t('시드니')}
    </Badge>
  );
}
