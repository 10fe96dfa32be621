import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DeliveryArea } from '../../domain/dates.ts';
import { areaName } from '../../i18n/area-name.ts';
import { Badge } from '../../ui/badge.tsx';

export function AreaBadge({ area }: { area: DeliveryArea }) {
  const { t } = useTranslation();
  return <Badge icon={<MapPin aria-hidden="true" />}>{areaName(t, area)}</Badge>;
}
