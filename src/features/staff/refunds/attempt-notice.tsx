import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/feedback/notice.tsx';

/**
 * What is known of an attempt to give money back: `new` before it is sent, `asking` while its lost answer is
 * asked for; `unknown` if nobody could say; otherwise it has not been carried out.
 */
export type AttemptState = 'new' | 'asking' | 'unknown' | 'not-carried-out' | 'changed';

/** Says what became of an attempt that has not simply succeeded. */
export function AttemptNotice({ state }: { state: Exclude<AttemptState, 'new'> }) {
  const { t } = useTranslation();
  const words = {
    asking: t('답이 오지 않아서, 돌려주었는지 확인하고 있어요. 인터넷 연결을 확인해 주세요.'),
    unknown: t('돌려주었는지 알 수 없어요. 다시 눌러도 두 번 돌려주지 않아요.'),
    'not-carried-out': t('아직 돌려주지 않았어요. 확인하고 다시 눌러 주세요.'),
    changed: t('그사이 바뀐 것이 있어요. 다시 확인해 주세요.'),
  };
  return (
    <Notice tone={state === 'asking' ? 'info' : 'honey'} announce>
      {words[state]}
    </Notice>
  );
}
