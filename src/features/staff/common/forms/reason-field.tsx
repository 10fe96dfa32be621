import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/forms/text-field.tsx';

type ReasonFieldProps = {
  value: string;
  maxLength: number;
  /** It was confirmed without a reason. */
  missing: boolean;
  /** What else is wrong with it. */
  error?: string | undefined;
  onChange: (reason: string) => void;
};

/** Why staff do what has to be explained; the log keeps it. */
export function ReasonField({ missing, error, onChange, ...field }: ReasonFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('이유')}
      error={error ?? (missing ? t('이유를 적어 주세요. 기록에 남아요.') : undefined)}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
