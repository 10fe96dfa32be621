import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toAppError } from '../../../data/firebase/to-app-error.ts';
import { redeemCode } from '../../../data/order/call-redeem-code.ts';
import { formatPoints } from '../../../domain/lib/money.ts';
import { isCardPaid } from '../../../domain/order/payment-methods.ts';
import { type CodeProblem, codeOf } from '../../../domain/points/point-code.ts';
import { errorMessage } from '../../../i18n/error-message.ts';
import { draftText, keepDraftText } from '../../../screen-state/drafts.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { notify } from '../../../ui/feedback/toast.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { NewAccountHelp } from './new-account-help.tsx';
import styles from './order-sections.module.css';
import type { OrderForm } from './use-order-form.ts';

/** Name of the draft that keeps the code until it is redeemed. */
const draft = 'point-code';

/** Where a gift code becomes points, which this order then uses, and a percentage code takes its share off this order. */
export function CodeEntry({ form }: { form: OrderForm }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(() => draftText(draft));
  const [problem, setProblem] = useState<CodeProblem>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // Only at first: afterwards it is the customer's to fold.
  const [opened] = useState(typed !== '');
  const type = (text: string) => {
    setTyped(text);
    keepDraftText(draft, text);
    setProblem(undefined);
    setError(undefined);
  };
  const redeem = async () => {
    const code = codeOf(typed);
    if (code === undefined) return setError(t('코드는 영어 글자와 숫자 4~20자예요.'));
    setBusy(true);
    // Chosen before the answer: the order may have the code sooner, and whoever takes it out by then keeps it out.
    const usedCode = form.useCode;
    form.setUseCode(true);
    try {
      const answer = await redeemCode(code);
      if (answer.kind === 'refused') {
        form.setUseCode(usedCode);
        setProblem(answer.problem);
        return setError(problemWords(answer.problem));
      }
      const { percent, already } = answer;
      const points = formatPoints(answer.points);
      type('');
      if (percent !== null) {
        notify.success(
          isCardPaid(form.existing)
            ? t('{{percent}}% 할인을 받으셨어요. 다음 주문에 쓰여요.', { percent })
            : t('이 주문에서 {{percent}}% 할인돼요', { percent }),
        );
        return;
      }
      form.setUseCode(usedCode);
      if (already) notify.info(t('이미 받으신 코드예요: {{points}} 포인트', { points }));
      else notify.success(t('{{points}} 포인트를 받으셨어요', { points }));
      form.setUsePoint(true);
    } catch (failure) {
      form.setUseCode(usedCode);
      setError(errorMessage(t, toAppError(failure).code));
    } finally {
      setBusy(false);
    }
  };
  const problemWords = (problem: CodeProblem) => {
    const words: Record<CodeProblem, string> = {
      'code-unknown': t('없는 코드예요. 글자를 다시 확인해 주세요.'),
      'code-early': t('아직 쓸 수 없는 코드예요.'),
      'code-over': t('기간이 지난 코드예요.'),
      'code-used-up': t('준비한 수량이 모두 나갔어요.'),
      'code-in-use': t('다른 주문에 쓰신 코드예요. 그 주문을 취소하시면 다시 쓸 수 있어요.'),
      'code-new-account': t('이메일 주소를 먼저 확인해 주세요. 그다음에 쓸 수 있어요.'),
      'code-guesses': t('없는 코드를 여러 번 넣으셨어요. 내일 다시 해 주세요.'),
    };
    return words[problem];
  };
  return (
    <details className={styles.folded} open={opened}>
      <summary>{t('선물·할인 코드가 있어요')}</summary>
      <form
        className={styles.buttons}
        onSubmit={(event) => {
          event.preventDefault();
          void redeem();
        }}
      >
        <TextField
          label={t('코드')}
          value={typed}
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          onChange={({ target }) => type(target.value)}
        />
        {problem === 'code-new-account' && (
          <NewAccountHelp
            language={form.language}
            sent={(email) =>
              t('{{email}} 주소로 메일을 보냈어요. 메일의 링크를 누른 다음 다시 눌러 주세요.', {
                email,
              })
            }
          />
        )}
        <Button type="submit" busy={busy}>
          {t('코드 쓰기')}
        </Button>
      </form>
    </details>
  );
}
