import { useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { accountWords } from './account-words.ts';

type AgedCareFieldsProps = {
  box: UseFormRegisterReturn;
  name: UseFormRegisterReturn;
  ticked: boolean;
  /** Message code of the name's error. */
  error: string | undefined;
};

/** The aged-care checkbox, and the provider's name once it is ticked, with the cursor in it: there is no tap between the two. */
export function AgedCareFields({ box, name, ticked, error }: AgedCareFieldsProps) {
  const { t } = useTranslation();
  const [tickedBefore] = useState(ticked);
  return (
    <>
      <Checkbox {...box} label={t('요양 서비스를 이용하고 있어요')} />
      {ticked && (
        <TextField
          {...name}
          autoFocus={!tickedBefore}
          label={t('요양 기관 이름')}
          autoComplete="organization"
          error={accountWords(t, error)}
        />
      )}
    </>
  );
}
