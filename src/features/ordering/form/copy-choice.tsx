import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { preferences } from '../../../data/customer/save-preferences.ts';
import { isPending, useLiveDocument } from '../../../data/documents/live-document.ts';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { unbrokenPhone } from '../../../domain/customer/phone.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { useTrouble } from '../../../parts/use-trouble.tsx';
import { Checkbox } from '../../../ui/forms/checkbox.tsx';
import { keepCopyTap, useCopyTaps } from './copy-taps.ts';

type CopyChoiceProps = {
  uid: string;
  /** The number of the profile. */
  own: string;
};

/** Whether whoever orders gets a copy of the texts that go to somebody else; a tap is stored at once, for later orders too. */
export function CopyChoice({ uid, own }: CopyChoiceProps) {
  const { t } = useTranslation();
  const stored = useLiveDocument(useMemo(() => preferences(uid), [uid]));
  const tapped = useCopyTaps((taps) => taps[uid]);
  const trouble = useTrouble();
  const choose = (wants: boolean) =>
    keepCopyTap(uid, wants).catch((error: unknown) => {
      console.error('the choice of a copy could not be saved', error);
      trouble.report(errorMessage(t, toAppError(error).code));
    });
  return (
    // Keeps its place until the choice is known: what is below it must not move under a finger.
    <div style={{ visibility: isPending(stored) ? 'hidden' : undefined }}>
      <Checkbox
        label={t('내 전화로도 확인 문자 받기')}
        hint={t(
          '{{phone}} 번호로 보내 드려요. 카드로 결제하시면 받는 분께 가는 문자에는 금액이 없어요.',
          {
            phone: unbrokenPhone(own),
          },
        )}
        checked={tapped ?? stored.value?.copyTexts ?? false}
        onChange={({ target }) => choose(target.checked)}
      />
      {trouble.help}
    </div>
  );
}
