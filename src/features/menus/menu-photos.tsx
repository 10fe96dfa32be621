import { useTranslation } from 'react-i18next';
import { Carousel } from '../../ui/carousel.tsx';
import { Picture } from '../../ui/picture.tsx';

/** A menu's photos: one, several to swipe, or an empty bowl. */
export function MenuPhotos({ photos, title }: { photos: readonly string[]; title: string }) {
  const { t } = useTranslation();
  if (photos.length < 2) return <Picture src={photos[0]} alt={title} rounded priority />;
  return (
    <Carousel
      labels={{
        carousel: t('{{title}} 사진', { title }),
        previous: t('앞 사진'),
        next: t('다음 사진'),
        slide: (number, total) => t('사진 {{number}} / {{total}}', { number, total }),
      }}
      slides={photos.map((src, index) => ({
        id: src,
        content: <Picture src={src} alt={title} rounded priority={index === 0} />,
      }))}
    />
  );
}
