import { useTranslation } from 'react-i18next';
import type { IngredientsPreview as Preview } from '../../../../data/staff/menus/import-file.ts';
import type { Language } from '../../../../domain/lib/language.ts';
import { ownValue } from '../../../../domain/lib/own-value.ts';
import type { IngredientLine } from '../../../../domain/staff/shopping/ingredients.ts';
import { amountText } from '../../../../domain/staff/shopping/units.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/feedback/badge.tsx';
import { entryName } from '../../common/forms/field-words.ts';
import styles from '../../common/forms/staff-form.module.css';
import rowStyles from './import-row.module.css';
import { RowProblems } from './row-problems.tsx';

type IngredientsPreviewProps = {
  preview: Preview;
  busy: boolean;
  language: Language;
  onConfirm: () => void;
};

/** What a file of ingredients would change, dish by dish. */
export function IngredientsPreview(props: IngredientsPreviewProps) {
  const { preview, busy, language, onConfirm } = props;
  const { t } = useTranslation();
  const { present, shop, change, errors } = preview;
  const names = { ...present.kinds, ...change.kinds };
  const words = (lines: readonly IngredientLine[] | null | undefined) =>
    lines
      ?.map(
        ({ of, amount, unit }) =>
          `${ownValue(names, of)?.name ?? of} ${amountText(amount, unit, language)}`,
      )
      .join(', ') ?? t('없음');
  const moved = Object.entries(change.kinds).flatMap(([key, kind]) => {
    const known = ownValue(present.kinds, key);
    return known && kind ? [`${kind.name}: ${known.group || t('없음')} → ${kind.group}`] : [];
  });
  const count = Object.keys(change.dishes).length + moved.length;
  return (
    <>
      <RowProblems tone="error" problems={errors} />
      {count > 0 && <p>{t('메뉴마다 파일에 적힌 재료로 모두 바뀌어요.')}</p>}
      {count > 0 && (
        <ol className={styles.list} aria-label={t('바뀔 내용')}>
          {Object.entries(change.dishes).map(([id, lines]) => {
            const known = ownValue(present.dishes, id);
            return (
              <li key={id} className={styles.item}>
                <div className={styles.row}>
                  <div className={styles.words}>
                    <p className={styles.title}>
                      {entryName({ kind: 'menus', id, entry: {} }, shop, language)}
                    </p>
                    <dl className={rowStyles.changes}>
                      <div>
                        <dt>{t('재료')}</dt>
                        <dd>{known ? `${words(known)} → ${words(lines)}` : words(lines)}</dd>
                      </div>
                    </dl>
                  </div>
                  <Badge tone={known ? 'honey' : 'fresh'}>{known ? t('바뀜') : t('새로')}</Badge>
                </div>
              </li>
            );
          })}
          {moved.length > 0 && (
            <li className={styles.item}>
              <div className={styles.row}>
                <div className={styles.words}>
                  <p className={styles.title}>{t('사는 곳이 바뀌는 재료')}</p>
                  <p>{moved.join(', ')}</p>
                </div>
              </div>
            </li>
          )}
        </ol>
      )}
      {errors.length === 0 && (
        <Button variant="primary" fullWidth busy={busy} disabled={count === 0} onClick={onConfirm}>
          {count === 0 ? t('바뀌는 것이 없어요') : t('{{count}}줄 저장하기', { count })}
        </Button>
      )}
    </>
  );
}
