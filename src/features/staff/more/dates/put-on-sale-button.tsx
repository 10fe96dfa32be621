import { useTranslation } from 'react-i18next';
import { changeMenu } from '../../../../domain/staff/menus/change-menu.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useAction } from '../../common/changes/use-action.ts';

/** Sells a dish again that is off sale everywhere, without leaving the date that it is to be on. */
export function PutOnSaleButton({ menuId, title }: { menuId: string; title: string }) {
  const { t } = useTranslation();
  const { busy, run } = useAction();
  const input = { menuId, fields: { active: true } };
  const words = { seen: { active: false }, done: t('{{title}}: 이제 팔아요', { title }) };
  return (
    <Button
      aria-label={t('{{title}} 팔기 시작', { title })}
      busy={busy}
      onClick={() => void run(changeMenu, input, words)}
    >
      {t('팔기 시작')}
    </Button>
  );
}
