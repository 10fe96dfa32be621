import {
  type Ingredients,
  ingredientsId,
  parseIngredients,
} from '../../../domain/staff/shopping/ingredients.ts';
import { stores } from '../../../domain/store/document-write.ts';
import type { DocumentSource } from '../../documents/live-document.ts';

/** What portions take of each ingredient. */
export const ingredients: DocumentSource<Ingredients> = {
  path: `${stores.manages}/${ingredientsId}`,
  parse: parseIngredients,
};

/** Before anybody has listed any. */
export const noIngredients = parseIngredients({});
