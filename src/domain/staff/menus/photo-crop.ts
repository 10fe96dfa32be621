/**
 * Which part of a picture a photo shows: the zoom, and the position within the part that the zoom leaves out.
 */
export interface Crop {
  /** 1 shows as much as fits; 3 shows a third of that width. */
  zoom: number;
  /** 0 is the left edge, 1 the right one. */
  x: number;
  /** 0 is the top, 1 the bottom. */
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Area extends Size {
  left: number;
  top: number;
}

export const wholePicture: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const closestZoom = 3;
const ratio = 4 / 3;

/** The part of a picture that a crop shows, in its pixels: always 4:3, always inside. */
export function cropArea(size: Size, { zoom, x, y }: Crop): Area {
  const width = Math.min(size.width, size.height * ratio) / zoom;
  const height = width / ratio;
  return { left: (size.width - width) * x, top: (size.height - height) * y, width, height };
}

/** The crop after the picture was dragged by so many frame widths and heights. */
export function dragCrop(size: Size, crop: Crop, byWidths: number, byHeights: number): Crop {
  const { width, height } = cropArea(size, crop);
  const moved = (at: number, by: number, free: number) =>
    free > 0 ? Math.min(1, Math.max(0, at - by / free)) : at;
  return {
    zoom: crop.zoom,
    x: moved(crop.x, byWidths * width, size.width - width),
    y: moved(crop.y, byHeights * height, size.height - height),
  };
}
