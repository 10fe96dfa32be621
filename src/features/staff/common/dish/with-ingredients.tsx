import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isPending, useLiveDocument } from '../../../../data/documents/live-document.ts';
import { ingredients, noIngredients } from '../../../../data/staff/shopping/watch-ingredients.ts';
import type { Ingredients } from '../../../../domain/staff/shopping/ingredients.ts';
import { Notice } from '../../../../ui/feedback/notice.tsx';
import { Loading } from '../../../../ui/feedback/spinner.tsx';

/** Shows what needs the ingredients once they are known. */
export function WithIngredients({ children }: { children: (all: Ingredients) => ReactNode }) {
  const { t } = useTranslation();
  const state = useLiveDocument(ingredients);
  if (!isPending(state)) return children(state.value ?? noIngredients);
  if (!state.error) return <Loading label={t('재료를 불러오고 있어요')} />;
  return <Notice tone="error">{t('재료를 불러오지 못했어요. 연결되면 다시 불러와요.')}</Notice>;
}
