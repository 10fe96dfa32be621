import { useTranslation } from 'react-i18next';
import type { ImportPreview as Preview } from '../../../../data/staff/menus/import-file.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge, type Tone } from '../../../../ui/feedback/badge.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/staff-form.module.css';
import { rowMessage } from './row-message.ts';

type ImportPreviewProps = { preview: Preview; busy: boolean; onConfirm: () => void };

/**
 * What a file would change, row by row; invalid rows come first, and with any of them the import can't be
 * confirmed.
 */
export function ImportPreview({ preview, busy, onConfirm }: ImportPreviewProps) {
  const { t } = useTranslation();
  const { rows, errors, warnings } = preview;
  const changes = rows.filter(({ effect }) => effect !== 'same').length;
  const effects = { added: t('새로'), changed: t('바뀜'), same: t('그대로') };
  const tones: Record<keyof typeof effects, Tone> = {
    added: 'fresh',
    changed: 'honey',
    same: 'plain',
  };
  const kinds = { menus: t('메뉴'), categories: t('분류'), dates: t('날짜') };
  const problems = (list: Preview['errors']) => (
    <ul className={styles.bullets}>
      {list.map((problem) => (
        <li key={`${problem.line} ${problem.field} ${problem.code} ${problem.detail}`}>
          {t('{{line}}번째 줄', { line: problem.line })}: {rowMessage(t, problem)}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {errors.length > 0 && (
        <Notice tone="error" title={t('고칠 줄이 있어요. 아무것도 저장하지 않았어요.')}>
          {problems(errors)}
        </Notice>
      )}
      {warnings.length > 0 && (
        <Notice tone="honey" title={t('다시 살펴봐 주세요')}>
          {problems(warnings)}
        </Notice>
      )}
      {rows.length > 0 && (
        <ol className={styles.list} aria-label={t('바뀔 내용')}>
          {rows.map(({ kind, id, line, effect, fields }) => (
            <li key={`${kind} ${id}`} className={styles.item}>
              <div className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.title}>{id}</p>
                  <p className={styles.quiet}>
                    {t('{{line}}번째 줄', { line })} · {kinds[kind]}
                    {fields.length > 0 && ` · ${fields.join(', ')}`}
                  </p>
                </div>
                <Badge tone={tones[effect]}>{effects[effect]}</Badge>
              </div>
            </li>
          ))}
        </ol>
      )}
      {errors.length === 0 && (
        <Button
          variant="primary"
          fullWidth
          busy={busy}
          disabled={changes === 0}
          onClick={onConfirm}
        >
          {changes === 0 ? t('바뀌는 것이 없어요') : t('{{count}}줄 저장하기', { count: changes })}
        </Button>
      )}
    </>
  );
}
