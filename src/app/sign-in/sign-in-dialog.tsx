import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { logOut } from '../../data/customer/log-out.ts';
import { useUid } from '../../data/customer/use-session.ts';
import { useUser } from '../../data/customer/use-user.ts';
import { type PersonForm, personSchema } from '../../domain/customer/account.ts';
import type { User } from '../../domain/customer/user.ts';
import { languageOf } from '../../domain/lib/language.ts';
import { paths } from '../../domain/lib/paths.ts';
import {
  type AccountMode,
  AccountStep,
  SignedInStep,
} from '../../features/account/account-step.tsx';
import { PersonStep, personDraft, remindersDraft } from '../../features/account/person-step.tsx';
import { draftOf, forgetDraft, keepDraft, loginDraft } from '../../screen-state/drafts.ts';
import { keepSignInPurpose } from '../../screen-state/sign-in-purpose.ts';
import { Button } from '../../ui/controls/button.tsx';
import { lazyPart } from '../../ui/feedback/lazy-part.tsx';
import { Loading } from '../../ui/feedback/spinner.tsx';
import { notify, TOAST_MS } from '../../ui/feedback/toast.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { keepVisitor } from '../forget-customer.ts';
import { nextStep, type SignInStep, stepsFor } from './sign-in-steps.ts';

const DeliveryDetails = lazyPart(
  async () => (await import('../../features/delivery/delivery-details.tsx')).DeliveryDetails,
);

type SignInDialogProps = {
  onClose: () => void;
  /** The customer wants to order: the steps go on to what an order needs. */
  toOrder?: true;
};

/**
 * Log-in and sign-up in one sheet, step by step: the account, who the customer is, and, to order, where the order goes;
 * whatever is known already is left out. Back goes a step back. Closing it without a profile signs the account out (spec
 * §4); what was typed stays.
 */
export function SignInDialog({ onClose, toOrder }: SignInDialogProps) {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const uid = useUid();
  const user = useUser();
  const profile = user.value;
  const [mode, setMode] = useState<AccountMode>(
    () => draftOf<{ mode: AccountMode }>(loginDraft)?.mode ?? (toOrder ? 'new' : 'known'),
  );
  // Undefined until the profile of somebody who was signed in already is known.
  const [at, setAt] = useState<SignInStep | undefined>(uid ? undefined : 'account');
  const [moved, setMoved] = useState(false);
  // Undefined until somebody has signed in here: then the stored profile says it.
  const [unfinished, setUnfinished] = useState<boolean>();
  /** What was typed under an account that was left in this sheet, for the new account of the same person. */
  const typed = useRef<Partial<PersonForm>>(undefined);
  const [busy, setBusy] = useState(false);
  const steps = stepsFor(toOrder === true);
  const next = () => nextStep(profile, toOrder === true, hasPhone());
  const step = uid ? (at ?? (user.loading ? undefined : next())) : 'account';

  useEffect(() => {
    keepSignInPurpose(toOrder === true);
    if (toOrder) DeliveryDetails.preload().catch(() => {});
  }, [toOrder]);

  const changeMode = (chosen: AccountMode) => {
    setMode(chosen);
    keepDraft(loginDraft, { ...draftOf(loginDraft), mode: chosen });
  };
  const goTo = (there: SignInStep) => {
    setMoved(true);
    setAt(there);
  };
  const finish = () => {
    forgetDraft(personDraft);
    forgetDraft(loginDraft);
    onClose();
  };
  const onSignedIn = (found: User | undefined) => {
    setUnfinished(found === undefined);
    // Who has a profile is perhaps somebody else.
    if (!found && typed.current) keepDraft(personDraft, typed.current);
    const missing = nextStep(found, toOrder === true, hasPhone());
    if (found) notify.success(t('로그인했어요'), TOAST_MS.toast);
    if (missing) goTo(missing);
    else finish();
  };
  const takePerson = () => {
    setUnfinished(false);
    if (toOrder) {
      goTo('address');
      return;
    }
    finish();
    notify.success(t('가입했어요. 반갑습니다!'));
    // Who is on a date would lose their place.
    if (!pathname.startsWith('/date-detail/'))
      navigate(paths.dateSelect(languageOf(i18n.language)));
  };
  const leave = () => {
    keepVisitor();
    return logOut().catch((error) => {
      console.error('the account could not be left', error);
      notify.trouble(t('로그아웃하지 못했어요. 메뉴에서 로그아웃해 주세요.'));
    });
  };
  const startAnew = () => {
    changeMode('new');
    // The same person only if they have signed in here: after a reload it may be anybody. A consent is given by the account
    // that gives it.
    if (unfinished) typed.current = draftOf<PersonForm>(personDraft);
    forgetDraft(remindersDraft);
    void leave();
  };
  const close = () => {
    onClose();
    // The profile of a new account may still be asked for.
    if (uid && (unfinished ?? (!profile && !user.loading && !user.error))) void leave();
  };
  const before: SignInStep | undefined =
    step === 'address' ? 'person' : step === 'person' && !profile ? 'account' : undefined;
  const goBack = before && (() => setAt(before));
  const back = goBack && (
    <Button fullWidth disabled={busy} onClick={goBack}>
      {t('이전')}
    </Button>
  );
  const titles: Record<SignInStep, string> = {
    account: mode === 'new' ? t('회원가입') : t('로그인'),
    person: profile ? t('받는 분') : t('회원가입'),
    address: t('어디로 보내 드릴까요?'),
  };
  const counted = toOrder || mode === 'new' || step !== 'account';
  return (
    <Sheet
      open
      onClose={close}
      onBack={goBack}
      title={titles[step ?? 'person']}
      description={
        step &&
        counted && (
          <span role="status">
            {t('{{steps}}단계 중 {{step}}단계', {
              steps: steps.length,
              step: steps.indexOf(step) + 1,
            })}
          </span>
        )
      }
      closeLabel={t('닫기')}
      width="narrow"
      locked={busy}
    >
      {step === undefined && <Loading label={t('불러오고 있어요')} />}
      {step === 'account' &&
        (uid && !busy ? (
          <SignedInStep onContinue={() => goTo('person')} onLeave={startAnew} />
        ) : (
          <AccountStep
            mode={mode}
            onMode={changeMode}
            onArrived={onSignedIn}
            onClose={onClose}
            onBusy={setBusy}
          />
        ))}
      {step === 'person' && (
        <PersonStep
          profile={profile}
          withPhone={toOrder === true}
          focusField={moved}
          onDone={takePerson}
          onBusy={setBusy}
          back={back}
        />
      )}
      {step === 'address' && (
        <DeliveryDetails
          person={typedPerson()}
          focusField={moved}
          saveLabel={t('저장하고 주문 계속하기')}
          onSaved={finish}
          onBusy={setBusy}
          back={back}
        />
      )}
    </Sheet>
  );
}

/** The name and phone that are typed so far. */
function typedPerson(): Pick<PersonForm, 'name' | 'phone'> {
  const { name = '', phone = '' } = draftOf<PersonForm>(personDraft) ?? {};
  return { name, phone };
}

/** Whether name and phone are typed and valid. */
function hasPhone(): boolean {
  const person = { isAgedCare: false, acName: '', ...typedPerson() };
  return personSchema(true).safeParse(person).success;
}
