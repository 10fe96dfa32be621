import { useTranslation } from 'react-i18next';
import type { Language } from '../domain/lib/language.ts';
import type { Reorder } from '../domain/order/history/reorder.ts';
import { lineTitle, type OrderLine } from '../domain/order/order.ts';
import { shortfallTexts } from '../i18n/shortfall-message.ts';

type ReorderShortfallProps = {
  plan: Reorder;
  language: Language;
  /** The words for a line that the date does not sell. */
  nameOf?: (line: OrderLine) => string;
};

/** What of an earlier order a date does not have, and which lines its limits per person make smaller. */
export function ReorderShortfall({
  plan,
  language,
  nameOf = (line) => lineTitle(line, language),
}: ReorderShortfallProps) {
  const { t } = useTranslation();
  const texts = shortfallTexts(t);
  return (
    <>
      {plan.missing.length > 0 && (
        <p>
          {texts.missing}: {plan.missing.map(nameOf).join(', ')}
        </p>
      )}
      {plan.reduced.map(({ line, added }) => (
        <p key={line.menuKey}>{texts.reduced(lineTitle(line, language), added)}</p>
      ))}
    </>
  );
}
