import { useTranslation } from 'react-i18next';
import { serverNow } from '../data/device/server-clock.ts';
import { formatDay, formatTime } from '../domain/dates/format-date.ts';
import { languageOf } from '../domain/lib/language.ts';

/** When the oldest of the shown documents was confirmed, epoch ms; undefined = on an earlier visit. */
export function SeenAt({ moment }: { moment: number | undefined }) {
  const { t, i18n } = useTranslation();
  if (moment === undefined) return <p>{t('지금 보이는 내용은 지난번에 본 것이에요.')}</p>;
  const language = languageOf(i18n.language);
  const when = `${formatDay(moment, language, serverNow())} ${formatTime(moment, language)}`;
  return <p>{t('지금 보이는 내용은 {{when}}에 본 것이에요.', { when })}</p>;
}
