import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../../data/firebase/to-app-error.ts';
import { readCardMovements } from '../../../../data/staff/books/card-movements.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import {
  comparePayouts,
  type PayoutComparison,
  periodOf,
} from '../../../../domain/staff/books/compare-payouts.ts';
import {
  type PayoutFileProblem,
  readPayoutFile,
} from '../../../../domain/staff/books/payout-file.ts';
import { errorMessage } from '../../../../i18n/error-message.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';
import form from '../../common/forms/staff-form.module.css';
import { TextFileButton } from '../../common/forms/text-file-button.tsx';
import { PayoutResult } from './payout-result.tsx';

/** Compares a report of the payment provider, chosen on this phone, with the payments that the shop knows. */
export function Payouts({ language }: { language: Language }) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [compared, setCompared] = useState<PayoutComparison>();
  const compare = async (text: string, of: string) => {
    setName(of);
    setFailure(undefined);
    setCompared(undefined);
    setBusy(true);
    try {
      const rows = readPayoutFile(text);
      if ('code' in rows) setFailure(payoutProblemMessage(t, rows));
      else {
        const { from, to } = periodOf(rows);
        setCompared(comparePayouts(rows, await readCardMovements(from, to)));
      }
    } catch (error) {
      setFailure(errorMessage(t, toAppError(error).code));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={form.group}>
      <h2 className={form.heading}>{t('카드 입금 맞춰 보기')}</h2>
      <p className={form.quiet}>
        {t(
          'Stripe의 Payout reconciliation 보고서를 Itemized로, payment_intent_id 칸을 넣어 받아 주세요. 파일은 이 폰에만 있고 보내지 않아요.',
        )}
      </p>
      <TextFileButton
        name={name}
        accept=".csv,text/csv"
        onText={(text, of) => void compare(text, of)}
      />
      {busy && <Loading label={t('맞춰 보고 있어요')} />}
      {failure && <Notice tone="error">{failure}</Notice>}
      {compared && <PayoutResult compared={compared} language={language} />}
    </section>
  );
}

/** Why a file can't be compared, and what to do. */
function payoutProblemMessage(t: TFunction, problem: PayoutFileProblem): string {
  switch (problem.code) {
    case 'columns':
      return t('이 칸이 없어요: {{columns}}. 보고서를 받을 때 넣어 주세요.', {
        columns: problem.columns.join(', '),
      });
    case 'row':
      return t('{{line}}번째 줄을 읽지 못했어요. 받은 그대로의 파일을 골라 주세요.', {
        line: problem.line,
      });
    case 'currency':
      return t('호주 달러가 아닌 줄이 있어요: {{currency}}', { currency: problem.currency });
    case 'empty':
      return t('파일에 결제가 없어요.');
  }
}
