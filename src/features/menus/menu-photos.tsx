import { useTranslation } from 'react-i18next';
import type { Photo } from '../../domain/menus/menu.ts';
import { Carousel } from '../../ui/layout/carousel.tsx';
import { Picture } from '../../ui/layout/picture.tsx';

/** A menu's photos: one, several to swipe, or a placeholder. */
export function MenuPhotos({ photos, title }: { photos: readonly Photo[]; title: string }) {
  const { t } = useTranslation();
  const picture = (photo: Photo | undefined, priority: boolean) => (
    <Picture
      src={photo?.downloadURL}
      small={photo?.smallURL}
      alt={title}
      rounded
      priority={priority}
    />
  );
  if (photos.length < 2) return picture(photos[0], true);
  return (
    <Carousel
      labels={{
        carousel: t('{{title}} 사진', { title }),
        previous: t('앞 사진'),
        next: t('다음 사진'),
        slide: (number, total) => t('사진 {{number}} / {{total}}', { number, total }),
      }}
      slides={photos.map((photo, index) => ({
        id: photo.downloadURL,
        content: picture(photo, index === 0),
      }))}
    />
  );
}
