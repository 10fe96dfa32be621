import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../ui/controls/button-class.ts';
import { VisuallyHidden } from '../../../../ui/layout/visually-hidden.tsx';

type FileButtonProps = {
  /** Name of the file that was chosen; empty for none. */
  name: string;
  /** File types, as the input's attribute. */
  accept: string;
  onChoose: (file: File) => void;
};

/** Chooses a file of the phone. The same one can be chosen again, once it has been corrected or the connection is back. */
export function FileButton({ name, accept, onChoose }: FileButtonProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div>
      <label className={buttonClass({ fullWidth: true })} htmlFor={id}>
        {name || t('파일 고르기')}
      </label>
      <VisuallyHidden>
        <input
          id={id}
          type="file"
          accept={accept}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file) onChoose(file);
          }}
        />
      </VisuallyHidden>
    </div>
  );
}
