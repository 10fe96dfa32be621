import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/feedback/notice.tsx';

/** Says where orders can't be read, which a screen or its sums leave out; nothing where there are none. */
export function UnreadableNotice({ places }: { places: readonly string[] }) {
  const { t } = useTranslation();
  if (places.length === 0) return null;
  return (
    <div className="no-print">
      <Notice tone="error" title={t('저장된 것 가운데 읽을 수 없는 것이 있어요')}>
        {t('그대로 두었고 다른 것에는 지장이 없어요. 개발자에게 알려 주세요.')} {places.join(', ')}
      </Notice>
    </div>
  );
}
