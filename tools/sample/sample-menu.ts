import type { Menu, Menus } from '../../src/domain/menu.ts';
import { statementOf } from './statements.ts';

/** A menu as written in the sample files; `storedMenus` turns it into the stored shape (spec §3). */
export interface SampleMenu
  extends Omit<Menu, 'cat' | 'photos' | 'jori' | 'joriEn' | 'en' | 'active'> {
  /** Cooking steps in order; they get numbers when stored. */
  steps?: string[];
  stepsEn?: string[];
  photoCount: 0 | 1 | 3;
  /** False for menus that are out of season; they stay in the store. */
  active?: false;
}

export type SampleMenus = Record<string, SampleMenu>;

/** File names of a menu's drawings: `{menuId}.svg`, then -2 and -3. */
function photoFiles(menuId: string, photoCount: number): string[] {
  return Array.from({ length: photoCount }, (_, i) => `${menuId}${i === 0 ? '' : `-${i + 1}`}.svg`);
}

/**
 * Converts one category's sample menus to menuId → stored menu. Menus with an English title are shown in
 * English.
 */
export function storedMenus(cat: string, menus: SampleMenus): Menus {
  return Object.fromEntries(
    Object.entries(menus).map(([menuId, menu]) => [menuId, storedMenu(cat, menuId, menu)]),
  );
}

function storedMenu(cat: string, menuId: string, sample: SampleMenu): Menu {
  const { steps, stepsEn, photoCount, active = true, ...rest } = sample;
  return {
    ...rest,
    cat,
    ...(steps ? { jori: numberedSteps(steps) } : {}),
    ...(stepsEn ? { joriEn: numberedSteps(stepsEn) } : {}),
    photos: photoFiles(menuId, photoCount).map((file) => ({
      downloadURL: `/images/dishes/${file}`,
    })),
    en: sample.titleEn !== undefined,
    active,
    ...statementOf(menuId),
  };
}

function numberedSteps(steps: string[]): string {
  return steps.map((step, i) => `${i + 1}. ${step}`).join('\n');
}
