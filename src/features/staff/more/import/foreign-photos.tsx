import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiveDocument } from '../../../../data/documents/live-document.ts';
import { menus } from '../../../../data/documents/sources.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { menuTitle } from '../../../../domain/menus/menu.ts';
import { changeMenu } from '../../../../domain/staff/menus/change-menu.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { useAction } from '../../common/changes/use-action.ts';

type ForeignPhotosProps = {
  /** Menu id → address of its picture in the other shop. */
  pictures: Readonly<Record<string, string>>;
  language: Language;
};

/** Offers to take over the other shop's pictures, one by one, for those of its menus that are stored and have no photo. */
export function ForeignPhotos({ pictures, language }: ForeignPhotosProps) {
  const { t } = useTranslation();
  const { run } = useAction();
  const { value: dishes = {} } = useLiveDocument(menus);
  const [left, setLeft] = useState<number>();
  const [failed, setFailed] = useState<string[]>([]);
  const [seen, setSeen] = useState(pictures);
  // Previewed again: what failed is offered again.
  if (seen !== pictures) {
    setSeen(pictures);
    setFailed([]);
  }
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  const titleOf = (menuId: string) => {
    const menu = dishes[menuId];
    return menu ? menuTitle(menu, language) : menuId;
  };
  const open = Object.entries(pictures).flatMap(([menuId, address]) => {
    const menu = dishes[menuId];
    const isOpen = menu && !menu.photos?.length && !failed.includes(menuId);
    return isOpen ? [{ menuId, address, title: titleOf(menuId) }] : [];
  });
  const fetchAll = async () => {
    const { storeForeignPhoto } = await import('../menus/staff-photos.ts');
    for (const [at, { menuId, address, title }] of open.entries()) {
      if (!shown.current) return;
      setLeft(open.length - at);
      try {
        const photos = [await storeForeignPhoto(menuId, address)];
        const done = t('{{title}} 사진을 가져왔어요', { title });
        await run(changeMenu, { menuId, fields: { photos } }, { seen: { photos: null }, done });
      } catch {
        setFailed((before) => [...before, menuId]);
      }
    }
    setLeft(undefined);
  };
  return (
    <>
      {open.length > 0 && (
        <Notice tone="info" title={t('가져올 사진이 {{count}}장 있어요', { count: open.length })}>
          <p>{t('한 장씩 가져와 이 가게의 사진으로 저장해요. 써도 되는 사진만 가져와 주세요.')}</p>
          <Button fullWidth busy={left !== undefined} onClick={() => void fetchAll()}>
            {left === undefined
              ? t('사진 가져오기')
              : t('사진 {{count}}장 남았어요', { count: left })}
          </Button>
        </Notice>
      )}
      {failed.length > 0 && (
        <Notice
          tone="honey"
          title={t('사진 {{count}}장은 가져오지 못했어요. 메뉴에서 넣어 주세요.', {
            count: failed.length,
          })}
        >
          {failed.map(titleOf).join(', ')}
        </Notice>
      )}
    </>
  );
}
