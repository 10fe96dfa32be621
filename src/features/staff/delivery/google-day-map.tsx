import { GoogleMap, OverlayViewF, PolylineF } from '@react-google-maps/api';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../data/device/use-online.ts';
import { useGoogleMaps } from '../../../data/use-google-maps.ts';
import type { Point } from '../../../domain/lib/metres-between.ts';
import type { DrawnPlan } from '../../../domain/staff/delivery/drawn-plan.ts';
import { KitchenMark, StopMark } from './plan-marks.tsx';

export type DayMapProps = {
  plan: DrawnPlan;
  /** What stands in its place until the map is there, and when it can't be. */
  drawing: ReactNode;
};

const size = { width: '100%', aspectRatio: '3 / 4', maxHeight: '70vh' };
const options: google.maps.MapOptions = {
  disableDefaultUI: true,
  zoomControl: true,
  // One finger and the wheel scroll the page, and the map takes no keys of it.
  gestureHandling: 'cooperative',
  keyboardShortcuts: false,
  clickableIcons: false,
  maxZoom: 18,
};
/** Google's map is light in a dark shop too. */
const line: google.maps.PolylineOptions = {
  strokeColor: '#333',
  strokeWeight: 3,
  clickable: false,
};

/** The plan on Google's map. */
export function GoogleDayMap({ plan, drawing }: DayMapProps) {
  const { t } = useTranslation();
  const map = useRef<google.maps.Map>(undefined);
  const [zoom, setZoom] = useState<number>();
  const { isLoaded, failed } = useGoogleMaps();
  const online = useOnline();
  // Without a connection the map would be grey where it wasn't looked at before.
  if (failed || !isLoaded || !online) return drawing;
  const { path, kitchen } = plan;
  // Numbers that covered each other from afar part as the map is zoomed in.
  const markers = zoom === undefined ? plan.markers : plan.markersOnMap(zoom);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields.
    <div role="group" aria-label={t('배송 길 지도')}>
      <GoogleMap
        mapContainerStyle={size}
        options={options}
        onLoad={(loaded) => {
          map.current = loaded;
          loaded.fitBounds(boundsOf(markers.map(({ at }) => at)));
        }}
        onZoomChanged={() => setZoom(map.current?.getZoom())}
      >
        <PolylineF path={path} options={line} />
        {kitchen && (
          <Overlay at={kitchen.at}>
            <KitchenMark x={0} y={0} />
          </Overlay>
        )}
        {markers.map((marker) => (
          <Overlay key={marker.stops[0]?.id} at={marker.at}>
            <StopMark {...marker} x={0} y={0} />
          </Overlay>
        ))}
      </GoogleMap>
    </div>
  );
}

/** Draws around a point of the map; screen readers have the words below. */
function Overlay({ at: { lat, lng }, children }: { at: Point; children: ReactNode }) {
  // Another object would be taken for another place.
  const position = useMemo(() => ({ lat, lng }), [lat, lng]);
  return (
    <OverlayViewF position={position} mapPaneName="markerLayer">
      <svg width="1" height="1" overflow="visible" aria-hidden="true">
        {children}
      </svg>
    </OverlayViewF>
  );
}

function boundsOf(points: readonly Point[]): google.maps.LatLngBoundsLiteral {
  const [lats, lngs] = [points.map(({ lat }) => lat), points.map(({ lng }) => lng)];
  return {
    south: Math.min(...lats),
    north: Math.max(...lats),
    west: Math.min(...lngs),
    east: Math.max(...lngs),
  };
}
