import { type Menus, parseMenus } from '../../../domain/menus/menu.ts';
import { pastMenusId } from '../../../domain/staff/menus/past-menus.ts';
import { stores } from '../../../domain/store/document-write.ts';
import type { DocumentSource } from '../../documents/live-document.ts';

/** The archived menus. */
export const pastMenus: DocumentSource<Menus> = {
  path: `${stores.manages}/${pastMenusId}`,
  parse: parseMenus,
};
