import { useTranslation } from 'react-i18next';
import type { CataloguePreview } from '../../../../data/staff/menus/import-file.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { catalogueAfter, empties } from '../../../../domain/staff/import/import-effects.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import styles from '../../common/forms/staff-form.module.css';
import { ImportRow } from './import-row.tsx';
import { RowProblems } from './row-problems.tsx';

type ImportPreviewProps = {
  preview: CataloguePreview;
  busy: boolean;
  language: Language;
  onConfirm: () => void;
};

/**
 * What a file would change, row by row; invalid rows come first, and with any of them the import can't be
 * confirmed.
 */
export function ImportPreview({ preview, busy, language, onConfirm }: ImportPreviewProps) {
  const { t } = useTranslation();
  const { rows, present, errors, warnings, shop: from } = preview;
  const shop = catalogueAfter(rows, present);
  const changes = rows.filter(({ effect }) => effect !== 'same').length;
  const emptied = rows.flatMap((row) => row.changes.filter(empties));
  return (
    <>
      {from && (
        <Notice tone="info" title={t('{{shop}}에서 받은 상품 파일이에요', { shop: from })}>
          {t(
            '이름, 설명, 값, 분류를 메뉴로 올려요. 크기가 여럿이면 크기마다 메뉴 하나가 돼요. 사진은 저장한 뒤에 가져올 수 있어요. 재고, 세금, 옵션은 가져오지 않아요.',
          )}
        </Notice>
      )}
      <RowProblems tone="error" problems={errors} />
      <RowProblems tone="honey" problems={warnings} />
      {emptied.length > 0 && (
        <Notice tone="honey" title={t('{{count}}칸을 비워요', { count: emptied.length })}>
          {t(
            '파일에서 빈 칸은 적혀 있던 내용을 지워요. 그대로 두려면 그 칸의 열을 파일에서 빼 주세요.',
          )}
        </Notice>
      )}
      {rows.length > 0 && (
        <ol className={styles.list} aria-label={t('바뀔 내용')}>
          {rows.map((row) => (
            <ImportRow key={`${row.kind} ${row.id}`} {...{ row, shop, language }} />
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
