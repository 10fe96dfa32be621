import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { logInAgain } from '../../data/customer/auth-actions.ts';
import { type AccountDeletion, deleteAccount } from '../../data/customer/call-own-data.ts';
import { logOut } from '../../data/customer/log-out.ts';
import { useSession } from '../../data/customer/use-session.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { LazyContactShop } from '../../parts/lazy-contact-shop.tsx';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { closeAllDialogs } from '../../screen-state/dialogs.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { PasswordField } from '../../ui/forms/password-field.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import styles from './account-form.module.css';
import { PrivacyLink } from './privacy-link.tsx';

/** Says what goes and what stays, has the customer log in again, and deletes their account. */
export function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const hasPassword = useSession((one) => one.status === 'signed-in' && one.provider !== 'google');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const [blocker, setBlocker] = useState<Exclude<AccountDeletion, 'deleted'>>();
  const [loggedIn, setLoggedIn] = useState(false);
  // The deletion may have succeeded although its answer was lost; then nobody can log in any more.
  const [answerLost, setAnswerLost] = useState(false);
  const [busy, setBusy] = useState(false);
  const trouble = useTrouble();

  const finish = async () => {
    await logOut('drop');
    closeAllDialogs();
    navigate(paths.languageSelect(), { replace: true });
    notify.success(t('계정을 지웠어요. 그동안 고마웠어요.'));
  };
  const remove = async (event: FormEvent) => {
    event.preventDefault();
    if (hasPassword && !loggedIn && password === '') {
      setProblem(t('필수 정보예요'));
      return;
    }
    setBusy(true);
    setBlocker(undefined);
    try {
      if (!loggedIn) await logInAgain(hasPassword ? password : undefined);
      setLoggedIn(true);
      const result = await deleted(answerLost);
      if (result === 'deleted') await finish();
      else setBlocker(result);
    } catch (error) {
      const { code } = toAppError(error);
      if (code === 'invalid-credential') setProblem(t('현재 비밀번호와 달라요'));
      else {
        if (code === 'log-in-again') setLoggedIn(false);
        if (code === 'network') setAnswerLost(true);
        trouble.report(errorMessage(t, code));
      }
    } finally {
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('계정 지우기')}
      closeLabel={t('닫기')}
      width="narrow"
      locked={busy}
    >
      <form className={styles.form} onSubmit={(event) => void remove(event)} noValidate>
        <p>
          {t(
            '이름, 이메일, 전화번호, 주소, 메모, 요청 사항, 로그인을 지워요. 남은 포인트와 주문 내역도 못 쓰게 되고, 되돌릴 수 없어요.',
          )}
        </p>
        <p>{t('장부에 필요한 주문의 품목과 금액, 결제, 인보이스는 이름 없이 남아요.')}</p>
        {blocker && (
          <Notice
            tone="honey"
            announce
            action={
              blocker === 'payment-open' && <LazyContactShop language={languageOf(i18n.language)} />
            }
          >
            {blocker === 'order-ahead'
              ? t(
                  '배송 날짜가 지나지 않은 주문이 있어요. 배송 다음 날, 또는 주문을 취소하신 뒤에 지울 수 있어요.',
                )
              : t(
                  '끝나지 않은 카드 결제나 환불이 있어요. 한 시간 뒤에 다시 해 보시고, 그래도 안 되면 저희에게 연락해 주세요.',
                )}
          </Notice>
        )}
        {hasPassword && !loggedIn && (
          <PasswordField
            label={t('현재 비밀번호')}
            hint={t('본인인지 확인해요.')}
            autoComplete="current-password"
            showLabel={t('비밀번호 보기')}
            hideLabel={t('비밀번호 가리기')}
            value={password}
            error={problem}
            onChange={({ target }) => {
              setPassword(target.value);
              setProblem(undefined);
            }}
          />
        )}
        {!hasPassword && !loggedIn && <p>{t('Google 계정으로 본인인지 확인한 뒤에 지워요.')}</p>}
        <Button
          type="submit"
          data-confirms=""
          variant="danger"
          fullWidth
          busy={busy}
          busyLabel={t('지우고 있어요')}
        >
          {t('계정 지우기')}
        </Button>
        <Button fullWidth disabled={busy} onClick={onClose}>
          {t('그대로 두기')}
        </Button>
        {trouble.help}
        <PrivacyLink />
      </form>
    </Sheet>
  );
}

/** Deletes the account, or finds that an attempt whose answer was lost has deleted it. Throws AppError. */
async function deleted(answerLost: boolean): Promise<AccountDeletion> {
  try {
    return await deleteAccount();
  } catch (error) {
    const { code } = toAppError(error);
    // A deleted login has no valid session.
    if (code === 'not-found' || (answerLost && code === 'signed-out')) return 'deleted';
    throw error;
  }
}
