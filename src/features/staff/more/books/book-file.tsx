import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../../data/device/save-file.ts';
import { keepAccounts, readAccounts } from '../../../../data/staff/books/book-settings.ts';
import {
  accountFields,
  type BookProgram,
  bookPrograms,
  usualAccounts,
} from '../../../../domain/staff/books/book-accounts.ts';
import { myobText } from '../../../../domain/staff/books/myob-text.ts';
import type { BookPaper } from '../../../../domain/staff/books/sales-month.ts';
import { xeroFiles } from '../../../../domain/staff/books/xero-csv.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { Folded } from '../../common/folded.tsx';
import form from '../../common/forms/staff-form.module.css';
import { accountName, programNames } from './book-words.ts';

type BookFileProps = { month: string; papers: readonly BookPaper[] };

/** A month's papers as a file for a bookkeeping program, with the codes that the program has. */
export function BookFile({ month, papers }: BookFileProps) {
  const { t } = useTranslation();
  const [program, setProgram] = useState<BookProgram>('xero');
  const [accounts, setAccounts] = useState(() => readAccounts(program));
  const choose = (next: BookProgram) => {
    setProgram(next);
    setAccounts(readAccounts(next));
  };
  const files =
    program === 'xero'
      ? xeroFiles(papers, readAccounts(program))
      : [myobText(papers, readAccounts(program))];
  const save = (content: string, index: number) => {
    const name = [program, month, ...(files.length > 1 ? [index + 1] : [])].join('-');
    if (program === 'xero') saveFile(`${name}.csv`, 'text/csv', content);
    else saveFile(`${name}.txt`, 'text/plain', content);
  };
  return (
    <section className={form.group}>
      <Segmented
        label={t('회계 프로그램')}
        options={bookPrograms.map((value) => ({ value, label: programNames[value] }))}
        value={program}
        onChange={choose}
      />
      {files.map((content, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a month have no other name
          key={index}
          variant={index === 0 ? 'primary' : 'secondary'}
          fullWidth
          icon={<FileDown aria-hidden="true" />}
          onClick={() => save(content, index)}
        >
          {t('{{program}} 파일 받기', { program: programNames[program] })}
          {files.length > 1 && ` ${index + 1}/${files.length}`}
        </Button>
      ))}
      <p className={form.quiet}>
        {program === 'xero'
          ? t(
              'Xero에서는 판매 인보이스로 가져오고, 세금 포함 금액을 골라 주세요. 마이너스 금액은 크레딧 노트가 돼요.',
            )
          : t(
              'MYOB에서는 서비스 판매로 가져와 주세요. 아래의 손님 카드가 MYOB에 먼저 있어야 해요.',
            )}
      </p>
      <Folded title={t('계정과 세금 코드')}>
        {() => (
          <div className={form.group}>
            <p className={form.quiet}>
              {t(
                '회계 프로그램에 있는 그대로 적어 주세요. 이 폰에 남아요. 비우면 보통 쓰는 코드예요.',
              )}
            </p>
            {accountFields(program).map((field) => (
              <TextField
                key={field}
                label={accountName(t, field)}
                placeholder={usualAccounts[program][field]}
                value={accounts[field]}
                onChange={({ target }) => {
                  const next = { ...accounts, [field]: target.value };
                  setAccounts(next);
                  keepAccounts(program, next);
                }}
              />
            ))}
          </div>
        )}
      </Folded>
    </section>
  );
}
