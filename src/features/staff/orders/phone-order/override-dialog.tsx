import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../../domain/lib/language.ts';
import { type Menus, menuTitle } from '../../../../domain/menus/menu.ts';
import type { OrderProblem } from '../../../../domain/order/plan/order-problems.ts';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { orderProblemForStaff } from '../../common/changes/staff-problem-message.ts';
import { ReasonField } from '../../common/forms/reason-field.tsx';

type OverrideDialogProps = {
  problems: readonly OrderProblem[];
  menus: Menus;
  language: Language;
  busy: boolean;
  reason: string;
  onReason: (reason: string) => void;
  onOverride: (reason: string) => void;
  onClose: () => void;
};

/** Lists the rules that an order breaks, and asks for the reason to accept it anyway. */
export function OverrideDialog(props: OverrideDialogProps) {
  const { problems, menus, language, busy, reason, onReason, onOverride, onClose } = props;
  const { t } = useTranslation();
  const [asked, setAsked] = useState(false);
  const titleOf = (menuKey: string) => {
    const menu = menus[menuKey];
    return menu ? menuTitle(menu, language) : menuKey;
  };
  const missing = asked && reason.trim() === '';
  return (
    <ConfirmDialog
      open
      title={t('그래도 주문을 받을까요?')}
      text={problems.map((problem) => orderProblemForStaff(t, problem, titleOf)).join('\n')}
      confirmLabel={t('그래도 받기')}
      cancelLabel={t('고치러 가기')}
      busy={busy}
      onConfirm={() => {
        setAsked(true);
        if (reason.trim()) onOverride(reason);
      }}
      onClose={onClose}
    >
      <ReasonField value={reason} maxLength={300} missing={missing} onChange={onReason} />
    </ConfirmDialog>
  );
}
