import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Crop,
  closestZoom,
  cropArea,
  dragCrop,
  type Size,
} from '../../../../domain/staff/menus/photo-crop.ts';
import styles from './cropper.module.css';

type CropperProps = { file: File; size: Size; crop: Crop; onChange: (crop: Crop) => void };

const keyStep = 0.05;
const arrows: Record<string, [number, number]> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/** Shows the part of an image that becomes the photo; moved by dragging or by the arrow keys. */
export function Cropper({ file, size, crop, onChange }: CropperProps) {
  const { t } = useTranslation();
  const address = useObjectURL(file);
  const held = useRef<{ x: number; y: number }>(undefined);
  const area = cropArea(size, crop);
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = held.current;
    if (!from) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    held.current = { x: event.clientX, y: event.clientY };
    const [across, down] = [(event.clientX - from.x) / width, (event.clientY - from.y) / height];
    onChange(dragCrop(size, crop, across, down));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    onChange(dragCrop(size, crop, ...arrow));
  };
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    <div className={styles.cropper}>
      {/* biome-ignore lint/a11y/useSemanticElements: it is no set of form controls */}
      <div
        className={styles.frame}
        role="group"
        aria-label={t('사진에서 보일 곳. 화살표 키로 옮겨요.')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture in it
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          held.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = undefined;
        }}
        onPointerCancel={() => {
          held.current = undefined;
        }}
      >
        {address && (
          <img
            className={styles.picture}
            src={address}
            alt=""
            draggable={false}
            style={{
              width: percent(size.width, area.width),
              left: percent(-area.left, area.width),
              top: percent(-area.top, area.height),
            }}
          />
        )}
      </div>
      <label className={styles.zoom}>
        {t('크기')}
        <input
          type="range"
          min={1}
          max={closestZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => onChange({ ...crop, zoom: Number(target.value) })}
        />
      </label>
    </div>
  );
}

function useObjectURL(file: File): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
