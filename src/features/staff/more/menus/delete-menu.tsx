import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { serverNow } from '../../../../data/device/server-clock.ts';
import { deliveryDay } from '../../../../domain/dates/delivery-day.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import type { Menu } from '../../../../domain/menus/menu.ts';
import { changeMenu, menuChange } from '../../../../domain/staff/menus/change-menu.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from '../../common/forms/staff-form.module.css';

type DeleteMenuProps = {
  menuId: string;
  menu: Menu;
  /** Dates that list the menu; it must be removed from them first. */
  onDates: readonly string[];
  language: Language;
};

/** Deletes a menu, or names the dates from which it must be removed first. */
export function DeleteMenu({ menuId, menu, onDates, language }: DeleteMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { busy, run } = useAction();
  const [asking, setAsking] = useState(false);
  if (onDates.length > 0) {
    return (
      <Notice title={t('날짜에 있는 메뉴는 지울 수 없어요. 판매를 멈추거나 날짜에서 빼 주세요.')}>
        <ul className={styles.bullets}>
          {onDates.map((dateId) => (
            <li key={dateId}>
              <Link to={staffPaths.dateMenus(dateId)}>
                {deliveryDay(dateId, language, serverNow())}
              </Link>
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  const remove = async () => {
    const { input, seen } = menuChange(menuId, menu, null);
    const done = t('{{title}} 메뉴를 지웠어요', { title: menu.title });
    const result = await run(changeMenu, input, { seen, done });
    if (result === 'stored') navigate(staffPaths.menus(), { replace: true });
    else setAsking(false);
  };
  return (
    <>
      <Button fullWidth variant="danger" onClick={() => setAsking(true)}>
        {t('메뉴 지우기')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title={t('{{title}} 메뉴를 지울까요?', { title: menu.title })}
          text={t('지난 주문과 영수증은 그대로예요.')}
          confirmLabel={t('메뉴 지우기')}
          cancelLabel={t('그대로 두기')}
          tone="danger"
          busy={busy}
          onConfirm={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
