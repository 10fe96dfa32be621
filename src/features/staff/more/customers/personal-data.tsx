import { FileDown, UserX } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { saveFile } from '../../../../data/device/save-file.ts';
import {
  type DeletionProblem,
  deleteCustomer,
  exportCustomer,
} from '../../../../domain/staff/customers/personal-data-actions.ts';
import { staffPaths } from '../../../../domain/staff/staff-paths.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/forms/text-field.tsx';
import { ConfirmDialog } from '../../../../ui/overlays/confirm-dialog.tsx';
import { useAction } from '../../common/changes/use-action.ts';
import styles from './customers.module.css';

type PersonalDataProps = { uid: string; name: string };

/** Handles a customer's requests about personal data: a file with everything stored, or deletion. */
export function PersonalData({ uid, name }: PersonalDataProps) {
  const { t } = useTranslation();
  const { busy: exporting, run } = useAction();
  const [deleting, setDeleting] = useState(false);
  const save = async () => {
    const outcome = await run(
      exportCustomer,
      { uid },
      { done: () => t('손님 정보를 파일로 받았어요') },
    );
    if (outcome?.kind !== 'done') return;
    const file = JSON.stringify(outcome.result, null, 2);
    saveFile(`customer-${uid}.json`, 'application/json', file);
  };
  return (
    <section className={styles.orders}>
      <h2 className={styles.heading}>{t('손님이 요청하시면')}</h2>
      <div className={styles.buttons}>
        <Button
          fullWidth
          icon={<FileDown aria-hidden="true" />}
          busy={exporting}
          onClick={() => void save()}
        >
          {t('모든 정보를 파일로 받기')}
        </Button>
        <Button
          fullWidth
          variant="quiet"
          icon={<UserX aria-hidden="true" />}
          onClick={() => setDeleting(true)}
        >
          {t('이 손님의 정보 지우기')}
        </Button>
      </div>
      {deleting && <DeleteDialog uid={uid} name={name} onClose={() => setDeleting(false)} />}
    </section>
  );
}

/** Confirms the deletion by typing the customer's name, since it can't be undone. */
function DeleteDialog({ uid, name, onClose }: PersonalDataProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const { busy, problems, refuse, run } = useAction<DeletionProblem>();
  const [wrongName, setWrongName] = useState(false);
  const [problem] = problems;
  const words: Record<DeletionProblem, string> = {
    'order-ahead': t('아직 배송하지 않은 주문이 있어요. 배송하거나 취소한 뒤에 지워 주세요.'),
    'payment-open': t(
      '끝나지 않은 카드 결제나 환불이 있어요. ‘확인할 일’에 이 손님의 일이 있으면 그 일이 끝난 뒤에, 없으면 한 시간 뒤에 다시 해 주세요.',
    ),
  };
  const remove = async () => {
    if (typed.trim() !== name.trim()) {
      setWrongName(true);
      return;
    }
    const outcome = await run(deleteCustomer, { uid }, { done: () => t('손님의 정보를 지웠어요') });
    if (outcome?.kind === 'done') navigate(staffPaths.customers(), { replace: true });
  };
  return (
    <ConfirmDialog
      open
      tone="danger"
      title={t('{{name}}님의 정보를 지울까요?', { name })}
      text={t(
        '이름, 연락처, 주소, 로그인이 모두 지워지고 되돌릴 수 없어요. 장부에 필요한 주문과 인보이스의 금액은 이름 없이 남아요.',
      )}
      confirmLabel={t('정보 지우기')}
      cancelLabel={t('그대로 두기')}
      busy={busy}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <TextField
        label={t('확인을 위해 손님 이름을 적어 주세요')}
        value={typed}
        autoComplete="off"
        error={
          wrongName ? t('이름이 달라요. 위에 있는 그대로 적어 주세요.') : problem && words[problem]
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setWrongName(false);
          refuse([]);
        }}
      />
    </ConfirmDialog>
  );
}
