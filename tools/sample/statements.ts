import { type AllergenInfo, allergensOf } from '../../src/domain/allergens.ts';
import { type DietInfo, dietOf, type Spice } from '../../src/domain/diet.ts';

/** Allergen ids and diet marks, separated by spaces. */
interface Statement {
  contains: string;
  mayContain: string;
  diet?: string;
  spicy?: Spice;
  /** False for menus that nobody has checked yet. */
  checked?: false;
}

/**
 * What the sample menus state about allergens and diet: made up from typical recipes, not from a real
 * kitchen, and marked as samples on screen. A menu that is missing here states nothing.
 */
const statements: Record<string, Statement> = {
  'kimchi-jjigae': {
    contains: 'fish crustacea soy sesame',
    mayContain: 'wheat gluten',
    diet: 'no-beef',
    spicy: 2,
  },
  'doenjang-jjigae': {
    contains: 'fish soy',
    mayContain: 'wheat gluten crustacea mollusc',
    diet: 'no-pork',
    spicy: 1,
  },
  'sundubu-jjigae': {
    contains: 'egg crustacea mollusc fish soy',
    mayContain: '',
    diet: 'no-pork no-beef',
    spicy: 3,
  },
  yukgaejang: {
    contains: 'egg soy sesame wheat gluten',
    mayContain: 'fish',
    diet: 'no-pork',
    spicy: 2,
  },
  galbitang: {
    contains: 'egg soy wheat gluten',
    mayContain: 'pine-nut',
    diet: 'no-pork',
    spicy: 0,
  },
  miyeokguk: {
    contains: 'soy sesame wheat gluten',
    mayContain: 'fish crustacea',
    diet: 'no-pork',
    spicy: 0,
  },
  seolleongtang: { contains: 'wheat gluten', mayContain: 'soy', diet: 'no-pork', spicy: 0 },
  'budae-jjigae': {
    contains: 'milk fish crustacea soy wheat gluten sulphites',
    mayContain: 'egg',
    diet: '',
    spicy: 2,
  },
  dakbokkeumtang: {
    contains: 'soy wheat gluten',
    mayContain: 'sesame',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  bulgogi: { contains: 'soy sesame wheat gluten', mayContain: '', diet: 'no-pork', spicy: 0 },
  'jeyuk-bokkeum': {
    contains: 'soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-beef',
    spicy: 2,
  },
  galbijjim: {
    contains: 'soy sesame wheat gluten',
    mayContain: 'pine-nut walnut',
    diet: 'no-pork',
    spicy: 0,
  },
  'dak-galbi': {
    contains: 'soy sesame wheat gluten',
    mayContain: 'milk',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  bibimbap: { contains: 'egg soy sesame wheat gluten', mayContain: '', diet: 'no-pork', spicy: 1 },
  'kongnamul-guk': {
    contains: 'fish soy',
    mayContain: 'sesame',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  chueotang: {
    contains: 'fish soy',
    mayContain: 'wheat gluten',
    diet: 'no-pork no-beef',
    spicy: 2,
    checked: false,
  },
  'godeungeo-jorim': {
    contains: 'fish soy wheat gluten',
    mayContain: 'crustacea mollusc',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  gamjatang: { contains: 'soy wheat gluten', mayContain: 'sesame fish', diet: 'no-beef', spicy: 2 },
  'parents-set': {
    contains: 'egg fish soy sesame wheat gluten',
    mayContain: 'crustacea mollusc pine-nut',
    diet: 'no-pork',
    spicy: 0,
  },
  ssamjang: {
    contains: 'pine-nut walnut soy sesame wheat gluten',
    mayContain: 'peanut',
    diet: 'vegan',
    spicy: 1,
  },
  'bulgogi-sauce': { contains: 'soy sesame wheat gluten', mayContain: '', diet: 'vegan', spicy: 0 },
  'bibim-gochujang': {
    contains: 'soy sesame wheat barley gluten',
    mayContain: '',
    diet: 'no-pork',
    spicy: 2,
  },
  'cho-gochujang': {
    contains: 'soy sesame wheat barley gluten sulphites',
    mayContain: '',
    diet: 'vegan',
    spicy: 1,
  },
  'mat-ganjang': { contains: 'soy wheat gluten', mayContain: 'fish', diet: 'vegan', spicy: 0 },
  'tteokbokki-sauce': {
    contains: 'soy wheat barley gluten',
    mayContain: 'fish',
    diet: '',
    spicy: 2,
    checked: false,
  },
  'bulgogi-dosirak': {
    contains: 'egg crustacea fish soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-pork',
    spicy: 0,
  },
  'jeyuk-dosirak': {
    contains: 'egg crustacea fish soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-beef',
    spicy: 2,
  },
  'donkkaseu-dosirak': {
    contains: 'milk egg soy wheat gluten sulphites',
    mayContain: 'sesame',
    diet: 'no-beef',
    spicy: 0,
  },
  'dakgangjeong-dosirak': {
    contains: 'peanut egg soy sesame wheat gluten',
    mayContain: 'milk',
    diet: 'no-pork no-beef',
    spicy: 1,
  },
  'yubuchobap-dosirak': {
    contains: 'soy sesame wheat gluten sulphites',
    mayContain: 'egg',
    diet: 'vegan',
    spicy: 0,
  },
  'chamchi-mayo-dosirak': {
    contains: 'egg fish soy wheat gluten',
    mayContain: 'milk sesame',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'namul-dosirak': {
    contains: 'soy sesame wheat gluten',
    mayContain: 'fish',
    diet: 'vegan',
    spicy: 0,
  },
  japchae: { contains: 'soy sesame wheat gluten', mayContain: '', diet: 'no-pork', spicy: 0 },
  'baechu-kimchi': {
    contains: 'fish crustacea',
    mayContain: 'wheat gluten',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  kkakdugi: {
    contains: 'fish crustacea',
    mayContain: 'wheat gluten',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  'oi-sobagi': {
    contains: 'fish crustacea',
    mayContain: 'sesame',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  'gyeran-mari': { contains: 'egg', mayContain: 'milk soy', diet: 'vegetarian', spicy: 0 },
  'dubu-jorim': { contains: 'soy sesame wheat gluten', mayContain: '', diet: 'vegan', spicy: 1 },
  'sigeumchi-namul': {
    contains: 'soy sesame wheat gluten',
    mayContain: '',
    diet: 'vegan',
    spicy: 0,
  },
  'kongnamul-muchim': { contains: 'soy sesame', mayContain: '', diet: 'vegan', spicy: 0 },
  'gosari-namul': { contains: 'soy wheat gluten', mayContain: 'sesame', diet: 'vegan', spicy: 0 },
  jangjorim: { contains: 'egg soy wheat gluten', mayContain: 'milk', diet: 'no-pork', spicy: 0 },
  'myeolchi-bokkeum': {
    contains: 'almond walnut fish soy sesame wheat gluten',
    mayContain: 'peanut crustacea',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'eomuk-bokkeum': {
    contains: 'fish soy wheat gluten',
    mayContain: 'egg crustacea mollusc',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'yeongeun-jorim': {
    contains: 'soy sesame wheat gluten',
    mayContain: 'walnut',
    diet: 'vegan',
    spicy: 0,
  },
  'kkaennip-jangajji': {
    contains: 'soy sesame wheat gluten',
    mayContain: 'fish',
    diet: 'no-pork no-beef',
    spicy: 1,
  },
  'mu-malraengi': {
    contains: 'fish soy sesame wheat gluten',
    mayContain: 'crustacea',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  tteokbokki: {
    contains: 'egg fish soy wheat gluten',
    mayContain: 'crustacea mollusc',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  rabokki: {
    contains: 'milk egg fish soy wheat gluten',
    mayContain: 'crustacea mollusc sesame',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  'gungjung-tteokbokki': {
    contains: 'soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-pork',
    spicy: 0,
  },
  kimbap: {
    contains: 'egg soy sesame wheat gluten sulphites',
    mayContain: 'milk fish crustacea',
    diet: 'no-beef',
    spicy: 0,
  },
  'chamchi-kimbap': {
    contains: 'egg fish soy sesame wheat gluten sulphites',
    mayContain: 'milk crustacea',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'kkoma-kimbap': {
    contains: 'egg soy sesame wheat gluten sulphites',
    mayContain: 'milk fish',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  sundae: { contains: 'soy wheat gluten', mayContain: 'sesame', diet: 'no-beef', spicy: 0 },
  'eomuk-tang': {
    contains: 'fish soy wheat gluten',
    mayContain: 'egg crustacea mollusc',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  twigim: {
    contains: 'crustacea mollusc soy wheat gluten',
    mayContain: 'milk egg fish',
    diet: 'no-pork no-beef',
    spicy: 0,
    checked: false,
  },
  'dak-gangjeong': {
    contains: 'peanut egg soy sesame wheat gluten',
    mayContain: 'milk',
    diet: 'no-pork no-beef',
    spicy: 1,
  },
  hotteok: {
    contains: 'milk wheat gluten',
    mayContain: 'peanut walnut sesame',
    diet: 'vegetarian',
    spicy: 0,
  },
  'bunsik-set': {
    contains: 'egg crustacea mollusc fish soy sesame wheat gluten sulphites',
    mayContain: 'milk',
    diet: 'no-beef',
    spicy: 2,
  },
  'jeonbok-juk': {
    contains: 'mollusc sesame',
    mayContain: 'fish crustacea soy',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'hobak-juk': { contains: '', mayContain: '', diet: 'vegan', spicy: 0 },
  songpyeon: { contains: 'soy sesame', mayContain: 'pine-nut walnut', diet: 'vegan', spicy: 0 },
  'cooler-bag': { contains: '', mayContain: '' },
  'haemul-pajeon': {
    contains: 'egg crustacea mollusc soy wheat gluten',
    mayContain: '',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'kimchi-jeon': {
    contains: 'fish crustacea soy wheat gluten',
    mayContain: 'egg',
    diet: 'no-pork no-beef',
    spicy: 2,
  },
  bindaetteok: {
    contains: 'fish crustacea soy wheat gluten',
    mayContain: 'egg',
    diet: 'no-beef',
    spicy: 1,
  },
  'dongtae-jeon': {
    contains: 'egg fish wheat gluten',
    mayContain: 'soy',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  'gogi-mandu': {
    contains: 'soy sesame wheat gluten',
    mayContain: 'egg crustacea',
    diet: 'no-beef',
    spicy: 0,
  },
  'la-galbi': { contains: 'soy sesame wheat gluten', mayContain: '', diet: 'no-pork', spicy: 0 },
  'dwaeji-galbi': {
    contains: 'soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-beef',
    spicy: 0,
  },
  kalguksu: {
    contains: 'mollusc fish soy wheat gluten',
    mayContain: 'egg crustacea',
    diet: 'no-pork no-beef',
    spicy: 0,
  },
  naengmyeon: { contains: 'egg soy wheat gluten', mayContain: 'sesame peanut', diet: '', spicy: 1 },
  'bulgogi-jeongol': {
    contains: 'soy sesame wheat gluten',
    mayContain: '',
    diet: 'no-pork',
    spicy: 0,
  },
  donkkaseu: {
    contains: 'milk egg soy wheat gluten',
    mayContain: 'sesame',
    diet: 'no-beef',
    spicy: 0,
  },
  'ja-godeungeo': { contains: 'fish', mayContain: '', diet: 'no-pork no-beef', spicy: 0 },
  sikhye: { contains: 'barley gluten', mayContain: '', diet: 'vegan', spicy: 0 },
  'hobak-sikhye': { contains: 'barley gluten', mayContain: '', diet: 'vegan', spicy: 0 },
  sujeonggwa: { contains: 'pine-nut', mayContain: 'walnut', diet: 'vegan', spicy: 0 },
  'yuja-cha': { contains: '', mayContain: 'sulphites', diet: 'vegetarian', spicy: 0 },
  'maesil-ade': { contains: '', mayContain: '', diet: 'vegan', spicy: 0 },
  misugaru: {
    contains: 'soy sesame barley gluten',
    mayContain: 'wheat oats peanut',
    diet: 'vegan',
    spicy: 0,
  },
  'daechu-cha': { contains: '', mayContain: '', diet: 'vegan', spicy: 0 },
};

/** A sample menu's allergens and diet in the stored format; a part that is not stated is left out. */
export function statementOf(menuId: string): { allergens?: AllergenInfo; diet?: DietInfo } {
  const statement = statements[menuId];
  if (!statement) return {};
  const { contains, mayContain, diet, spicy = 0, checked = true } = statement;
  const allergens = allergensOf({
    allergens: { contains: ids(contains), mayContain: ids(mayContain), checked, sample: true },
  });
  const stated = dietOf({ diet: { marks: ids(diet ?? ''), spicy } });
  if (!allergens || !stated) throw new Error(`${menuId} states what the shop does not know`);
  return diet === undefined ? { allergens } : { allergens, diet: stated };
}

function ids(text: string): string[] {
  return text.split(' ').filter(Boolean);
}
