import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { decodeText, type TextEncoding } from '../../../../domain/lib/decode-text.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { FileButton } from './file-button.tsx';

type TextFileButtonProps = {
  /** Name of the file that was chosen; empty for none. */
  name: string;
  accept: string;
  onText: (text: string, name: string) => void;
};

/** What a code page is called where files are saved in it. */
const codePages: Partial<Record<TextEncoding, string>> = {
  'euc-kr': 'CP949 (EUC-KR)',
  'windows-1252': 'Windows-1252',
};

/** Chooses a file of text, in whatever encoding; says which code page it was read in, and when it is no text. */
export function TextFileButton({ name, accept, onText }: TextFileButtonProps) {
  const { t } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const [codePage, setCodePage] = useState<{ name: string; of: string }>();
  const choose = async (file: File) => {
    setProblem(undefined);
    setCodePage(undefined);
    const read = await file
      .arrayBuffer()
      .then((buffer) => decodeText(new Uint8Array(buffer)))
      // It is gone, or lies where this app may not read.
      .catch(() => undefined);
    if (!read) setProblem(t('파일을 열지 못했어요. 다시 골라 주세요.'));
    else if ('problem' in read) {
      const words = {
        workbook: t('엑셀 파일 그대로는 읽지 못해요. “CSV UTF-8”로 저장해서 올려 주세요.'),
        'no-text': t('글자로 된 파일이 아니에요. CSV나 JSON 파일을 골라 주세요.'),
        encoding: t('읽지 못하는 글자가 있어요. 파일을 “CSV UTF-8”로 다시 저장해 주세요.'),
      };
      setProblem(words[read.problem]);
    } else {
      const of = codePages[read.encoding];
      if (of) setCodePage({ name: file.name, of });
      onText(read.text, file.name);
    }
  };
  return (
    <>
      <FileButton name={name} accept={accept} onChoose={(file) => void choose(file)} />
      {problem && <Notice tone="error">{problem}</Notice>}
      {codePage?.name === name && (
        <Notice tone="honey" announce>
          {t('{{encoding}} 파일로 읽었어요. 글자가 맞는지 봐 주세요.', { encoding: codePage.of })}
        </Notice>
      )}
    </>
  );
}
