import { type Language, languages } from '../../lib/language.ts';

/**
 * In what kitchens measure. Amounts are integers, thousandths of the `base`: of a gram, a millilitre, or one piece, so
 * that sums over all orders are exact. A spoon is that of Korean recipes.
 */
const measures = {
  g: { base: 'g', size: 1000, ko: 'g', en: 'g' },
  kg: { base: 'g', size: 1_000_000, ko: 'kg', en: 'kg' },
  ml: { base: 'ml', size: 1000, ko: 'ml', en: 'ml' },
  l: { base: 'ml', size: 1_000_000, ko: 'L', en: 'L' },
  tsp: { base: 'ml', size: 5000, ko: '작은술', en: 'tsp (5 ml)' },
  tbsp: { base: 'ml', size: 15_000, ko: '큰술', en: 'tbsp (15 ml)' },
  piece: { base: 'piece', size: 1000, ko: '개', en: 'pc' },
  head: { base: 'head', size: 1000, ko: '포기', en: 'head' },
  bunch: { base: 'bunch', size: 1000, ko: '단', en: 'bunch' },
  block: { base: 'block', size: 1000, ko: '모', en: 'block' },
  sheet: { base: 'sheet', size: 1000, ko: '장', en: 'sheet' },
  pack: { base: 'pack', size: 1000, ko: '팩', en: 'pack' },
  can: { base: 'can', size: 1000, ko: '캔', en: 'can' },
} as const;

export type Unit = keyof typeof measures;
type Base = (typeof measures)[Unit]['base'];
export const units = Object.keys(measures) as Unit[];
export const baseUnits = [...new Set(units.map((unit) => measures[unit].base))];

/** The most of an ingredient that a portion takes, in thousandths: 100 kg, or 100,000 pieces. */
export const maxAmount = 100_000_000;

/** Amounts of one ingredient, by base unit: three onions and 500 g of them are two amounts. */
export type Amounts = Partial<Record<Base, number>>;

export function unitName(unit: Unit, language: Language): string {
  return measures[unit][language];
}

/** The unit with this name or id, as a file has it: `kg`, `개`; undefined if there is none. */
export function unitNamed(text: string): Unit | undefined {
  const wanted = text.trim().toLowerCase();
  return units.find((unit) =>
    [unit, ...languages.map((language) => measures[unit][language])].some(
      (name) => name.toLowerCase() === wanted,
    ),
  );
}

/** An amount as typed, `0.5` or `1/2`, in thousandths of the unit's base; undefined for anything else. */
export function parseAmount(text: string, unit: Unit): number | undefined {
  const [, whole, over] = /^(\d{1,6}(?:\.\d{1,3})?)(?:\/(\d{1,3}))?$/.exec(text.trim()) ?? [];
  const amount = Math.round((Number(whole) / Number(over ?? 1)) * measures[unit].size);
  return amount >= 1 && amount <= maxAmount ? amount : undefined;
}

/** An amount in its unit, as it can be typed again: 500 thousandths of a piece are "0.5". */
export function amountIn(unit: Unit, amount: number): string {
  const value = amount / measures[unit].size;
  return String(Number(value.toFixed(value < 0.1 ? 3 : 2)));
}

/** "0.5 kg" */
export function amountText(amount: number, unit: Unit, language: Language): string {
  return `${amountIn(unit, amount)} ${unitName(unit, language)}`;
}

/** "1.5 kg + 3 pc": from a kilogram or a litre on in the larger unit. */
export function amountsText(amounts: Amounts, language: Language): string {
  return baseUnits
    .flatMap((base) => {
      const amount = amounts[base];
      return amount === undefined ? [] : [amountText(amount, largeUnit(base, amount), language)];
    })
    .join(' + ');
}

function largeUnit(base: Base, amount: number): Unit {
  if (base === 'g' && amount >= measures.kg.size) return 'kg';
  return base === 'ml' && amount >= measures.l.size ? 'l' : base;
}

/** The amounts with another one added. */
export function withAmount(amounts: Amounts, amount: number, unit: Unit): Amounts {
  const { base } = measures[unit];
  return { ...amounts, [base]: (amounts[base] ?? 0) + amount };
}

/** The sum of two amounts of an ingredient. */
export function plus(one: Amounts, other: Amounts): Amounts {
  return (Object.entries(other) as [Base, number][]).reduce(
    (sum, [base, amount]) => withAmount(sum, amount, base),
    one,
  );
}

/** What `all` has beyond `part`; empty if that covers it. */
export function beyond(all: Amounts, part: Amounts): Amounts {
  return Object.fromEntries(
    (Object.entries(all) as [Base, number][])
      .map(([base, amount]) => [base, amount - (part[base] ?? 0)] as const)
      .filter(([, left]) => left > 0),
  );
}

export const isNothing = (amounts: Amounts): boolean => Object.keys(amounts).length === 0;
