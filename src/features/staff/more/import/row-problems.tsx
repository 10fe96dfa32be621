import { useTranslation } from 'react-i18next';
import type { RowProblem } from '../../../../domain/staff/import/row-problem.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { rowMessage } from './row-message.ts';

type RowProblemsProps = {
  /** Errors let nothing be stored; the others are to be looked at again. */
  tone: 'error' | 'honey';
  problems: readonly RowProblem[];
};

/** What is wrong with rows of a file, each with its line. */
export function RowProblems({ tone, problems }: RowProblemsProps) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  const title =
    tone === 'error' ? t('고칠 줄이 있어요. 아무것도 저장하지 않았어요.') : t('다시 살펴봐 주세요');
  return (
    <Notice tone={tone} title={title}>
      <ul className={styles.bullets}>
        {problems.map((problem) => (
          <li key={`${problem.line} ${problem.field} ${problem.code} ${problem.detail}`}>
            {t('{{line}}번째 줄', { line: problem.line })}: {rowMessage(t, problem)}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
