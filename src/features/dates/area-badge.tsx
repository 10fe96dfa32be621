import { MapPin } from 'lucide-react';
import type { DeliveryArea } from '../../domain/dates/active-date.ts';
import { areaName } from '../../domain/dates/date-card.ts';
import type { Language } from '../../domain/lib/language.ts';
import { Badge } from '../../ui/feedback/badge.tsx';

export function AreaBadge({ area, language }: { area: DeliveryArea; language: Language }) {
  return (
    <Badge icon={<MapPin aria-hidden="true" />}>
      <span data-slot="area">{areaName(area, language)}</span>
    </Badge>
  );
}
