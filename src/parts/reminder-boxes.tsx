import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '../domain/lib/language.ts';
import type { ConsentChannel, ConsentChoice } from '../domain/messages/consent.ts';
import {
  consentKinds,
  consentWordings,
  currentWording,
} from '../domain/messages/consent-wording.ts';
import { reminderTexts } from '../i18n/reminder-message.ts';
import { Segmented } from '../ui/controls/segmented.tsx';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import styles from './reminder-boxes.module.css';

type ReminderBoxesProps = {
  choice: ConsentChoice;
  onChange: (change: Partial<ConsentChoice>) => void;
  /** What the chosen channel still needs, below the choice of it. */
  children?: ReactNode;
};

/**
 * What a customer wants to be told besides their orders, and how; nothing is ticked unless they do it. The words are those
 * that their consent names, so they come from there.
 */
export function ReminderBoxes({ choice, onChange, children }: ReminderBoxesProps) {
  const { t, i18n } = useTranslation();
  const texts = reminderTexts(t);
  const language = languageOf(i18n.language);
  const id = useId();
  const words = (kind: (typeof consentKinds)[number]) => consentWordings[currentWording[kind]];
  return (
    <fieldset className={styles.boxes} aria-describedby={id}>
      <legend className={styles.legend}>{texts.legend}</legend>
      {consentKinds.map((kind) => (
        <Checkbox
          key={kind}
          label={words(kind).label[language]}
          checked={choice[kind]}
          onChange={({ currentTarget }) => onChange({ [kind]: currentTarget.checked })}
        />
      ))}
      {(choice.opening || choice.closing) && (
        <>
          <Segmented<ConsentChannel>
            label={texts.how}
            value={choice.channel}
            onChange={(channel) => onChange({ channel })}
            options={[
              { value: 'email', label: texts.email },
              { value: 'text', label: texts.text },
            ]}
          />
          {children}
        </>
      )}
      <p id={id} className={styles.quiet}>
        {words('opening').terms[language]}
      </p>
    </fieldset>
  );
}
