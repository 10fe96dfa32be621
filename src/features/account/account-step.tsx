import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { createAccount, signInWithEmail } from '../../data/customer/auth-actions.ts';
import { logOut } from '../../data/customer/log-out.ts';
import { useSession } from '../../data/customer/use-session.ts';
import { canStore } from '../../data/device/can-store.ts';
import { userDocument } from '../../data/documents/sources.ts';
import { waitForDocument } from '../../data/documents/wait-for-document.ts';
import { toAppError } from '../../data/firebase/to-app-error.ts';
import { accountMessages, type LoginForm, loginSchema } from '../../domain/customer/account.ts';
import type { User } from '../../domain/customer/user.ts';
import { errorMessage } from '../../i18n/error-message.ts';
import { useTrouble } from '../../parts/use-trouble.tsx';
import { openDialog } from '../../screen-state/dialogs.ts';
import { draftOf, keepDraft, loginDraft } from '../../screen-state/drafts.ts';
import { useFormDraft } from '../../screen-state/use-form-draft.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { SubmitButton } from '../../ui/forms/submit-button.tsx';
import { AccountPassword, EmailField } from './account-fields.tsx';
import styles from './account-form.module.css';
import { enterMovesOn } from './enter-moves-on.ts';
import { GoogleButton } from './google-button.tsx';
import { inAppBrowser } from './in-app-browser.ts';
import { PrivacyLink } from './privacy-link.tsx';

/** Whether a visitor signs up, or logs in to an account that they have. */
export type AccountMode = 'new' | 'known';

const secret = ['password'] as const;

type AccountStepProps = {
  mode: AccountMode;
  onMode: (mode: AccountMode) => void;
  /** Called once somebody is signed in; without a profile they have just signed up, or not finished signing up. */
  onArrived: (profile: User | undefined) => void;
  /** Closes the dialog. */
  onClose: () => void;
  onBusy: (busy: boolean) => void;
};

/** Log-in or sign-up by Google or by e-mail and password, in one place. Google comes first where it works (spec §2, §8). */
export function AccountStep({ mode, onMode, onArrived, onClose, onBusy }: AccountStepProps) {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const [googleBusy, setGoogleBusy] = useState(false);
  const [storable] = useState(canStore);
  const form = useForm<LoginForm>({
    resolver: standardSchemaResolver(loginSchema),
    defaultValues: { email: draftOf<LoginForm>(loginDraft)?.email ?? '', password: '' },
  });
  useFormDraft(form, loginDraft, secret);
  const { errors, isSubmitting } = form.formState;
  const isNew = mode === 'new';
  const email = form.watch('email');
  const begun = draftOf<{ begun: string }>(loginDraft)?.begun;
  /** The address whose account was asked for without an answer. */
  const unanswered = useRef<string>(undefined);

  const onSignedIn = async (uid: string) => onArrived(await loadProfile(uid));
  const submit = form.handleSubmit(async ({ email, password }) => {
    onBusy(true);
    try {
      if (isNew) {
        await createOwnAccount(email, password, unanswered.current === email);
        // Whoever stops here and comes back has this account.
        keepDraft(loginDraft, { ...draftOf(loginDraft), begun: email });
        onMode('known');
        onArrived(undefined);
      } else await onSignedIn(await signInWithEmail(email, password));
    } catch (error) {
      const { code } = toAppError(error);
      if (isNew && code === 'network') unanswered.current = email;
      if (code === 'email-in-use') {
        const message = accountMessages.emailTaken;
        form.setError('email', { message }, { shouldFocus: true });
      } else if (code === 'network') trouble.report(t('인터넷 연결에 실패했어요'));
      else if (code === 'storage') trouble.report(errorMessage(t, code));
      else if (isNew) trouble.report(t('오류가 생겼어요'));
      // The message must not reveal whether the address or the password is wrong (spec §8).
      else if (code === 'invalid-credential' || code === 'not-found') {
        trouble.report(t('이메일이나 비밀번호를 확인해 주세요'));
      } else trouble.report(errorMessage(t, code));
    } finally {
      onBusy(false);
    }
  });
  const forgot = () => openDialog({ kind: 'forgot-password' });
  const google = (
    <GoogleButton
      onArrived={onSignedIn}
      onFailed={onClose}
      onBusy={(busy) => {
        setGoogleBusy(busy);
        onBusy(busy);
      }}
    />
  );
  const or = <p className={styles.or}>{t('또는')}</p>;
  const googleFails = inAppBrowser(navigator.userAgent) !== undefined;
  const busy = isSubmitting || googleBusy;

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {!storable && <Notice tone="honey">{errorMessage(t, 'storage')}</Notice>}
      {!googleFails && (
        <>
          {google}
          {or}
        </>
      )}
      <Segmented<AccountMode>
        label={t('이메일로')}
        value={mode}
        disabled={busy}
        onChange={(next) => {
          form.clearErrors();
          onMode(next);
        }}
        options={[
          { value: 'new', label: t('처음이에요') },
          { value: 'known', label: t('이미 가입했어요') },
        ]}
      />
      {!isNew && begun && begun === email && (
        <Notice title={t('{{email}} 주소로 가입을 시작하셨어요', { email })}>
          {t('비밀번호를 쓰시면 멈추신 데부터 이어서 가입하실 수 있어요.')}
        </Notice>
      )}
      <div className={styles.fieldWithWays}>
        <EmailField
          field={form.register('email')}
          error={errors.email?.message}
          autoComplete={isNew ? 'email' : 'username'}
          enterKeyHint="next"
          {...enterMovesOn(form, 'password')}
        />
        {errors.email?.message === accountMessages.emailTaken && (
          <div className={styles.ways}>
            <Button
              onClick={() => {
                form.clearErrors();
                onMode('known');
              }}
            >
              {t('로그인')}
            </Button>
            <Button onClick={forgot}>{t('비밀번호 찾기')}</Button>
          </div>
        )}
      </div>
      <AccountPassword
        field={form.register('password')}
        error={errors.password?.message}
        label={t('비밀번호')}
        hint={isNew ? t('6자 이상') : undefined}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        enterKeyHint="go"
      />
      <SubmitButton
        busy={isSubmitting}
        busyLabel={isNew ? t('가입하고 있어요') : t('로그인하고 있어요')}
      >
        {isNew ? t('다음') : t('로그인')}
      </SubmitButton>
      {trouble.help}
      {!isNew && (
        <Button variant="quiet" disabled={busy} onClick={forgot}>
          {t('비밀번호를 잊으셨나요?')}
        </Button>
      )}
      {googleFails && (
        <>
          {or}
          {google}
        </>
      )}
      <PrivacyLink />
    </form>
  );
}

/**
 * Creates an account and signs in to it. `mayExist`: the answer to an earlier attempt was lost, so the account may be this
 * visitor's. Throws AppError.
 */
async function createOwnAccount(email: string, password: string, mayExist: boolean): Promise<void> {
  try {
    await createAccount(email, password);
  } catch (error) {
    if (!mayExist || toAppError(error).code !== 'email-in-use') throw error;
    await signInWithEmail(email, password).catch(() => {
      throw error;
    });
  }
}

/** How long the first snapshot of a profile may take after signing in, ms (spec §4, §9). */
const profileTimeoutMs = 10_000;

/**
 * The profile of somebody who has just signed in; undefined without one. When it does not come in time the sign-in has
 * failed and is undone (spec §4). Throws AppError.
 */
async function loadProfile(uid: string): Promise<User | undefined> {
  try {
    return await waitForDocument(userDocument(uid), ({ loading }) => !loading, profileTimeoutMs);
  } catch (error) {
    await logOut();
    throw error;
  }
}

type SignedInStepProps = {
  onContinue: () => void;
  /** Leaves the account, to use another one. */
  onLeave: () => void;
};

/** The first step for somebody who came back to it: their account has no profile yet. */
export function SignedInStep({ onContinue, onLeave }: SignedInStepProps) {
  const { t } = useTranslation();
  const email = useSession((session) => (session.status === 'signed-in' ? session.email : ''));
  return (
    <div className={styles.form}>
      <p>{t('{{email}} 계정으로 가입하고 있어요.', { email })}</p>
      <Button variant="primary" size="large" fullWidth onClick={onContinue}>
        {t('다음')}
      </Button>
      <Button fullWidth onClick={onLeave}>
        {t('다른 계정으로 하기')}
      </Button>
    </div>
  );
}
