import { Eye, EyeOff } from 'lucide-react';
import { type ComponentPropsWithRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { Field, type FieldTexts } from './field.tsx';
import styles from './input.module.css';

type PasswordFieldProps = FieldTexts &
  Omit<ComponentPropsWithRef<'input'>, 'children' | 'className' | 'aria-invalid' | 'type'> & {
    autoComplete: 'current-password' | 'new-password';
    showLabel: string;
    hideLabel: string;
  };

/**
 * A password field with a button that shows the password, since typing it unseen on a phone is error-prone.
 */
export function PasswordField({
  label,
  hint,
  error,
  optionalLabel,
  id,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optionalLabel={optionalLabel} id={id}>
      {(control) => (
        <div className={styles.withAction}>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            className={styles.input}
          />
          <span className={styles.action}>
            <IconButton
              label={shown ? hideLabel : showLabel}
              icon={<Icon aria-hidden="true" />}
              disabled={input.disabled}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
