import esX from 'eslint-plugin-es-x';

/**
 * Newer than ES2023, and yet in Safari 16.4 and Chromium 111; by rule of eslint-plugin-es-x, with the
 * path in MDN's data that shows it.
 */
export const oldEnough: Readonly<Record<string, string>> = {
  'es-x/no-atomics-waitasync': 'Atomics.waitAsync',
  'es-x/no-resizable-and-growable-arraybuffers': 'ArrayBuffer.resize',
  'es-x/no-string-prototype-iswellformed': 'String.isWellFormed',
  'es-x/no-string-prototype-towellformed': 'String.toWellFormed',
};

/** Rules against all that came after ES2023, which both browsers know as a whole. */
export const ecmascriptRules: Readonly<Record<string, 'error'>> = Object.fromEntries(
  Object.keys({
    ...esX.configs['flat/no-new-in-es2024'].rules,
    ...esX.configs['flat/no-new-in-es2024-intl-api'].rules,
    ...esX.configs['flat/no-new-in-es2025'].rules,
    ...esX.configs['flat/no-new-in-es2025-intl-api'].rules,
    ...esX.configs['flat/no-new-in-esnext'].rules,
    ...esX.configs['flat/no-new-in-esnext-intl-api'].rules,
  })
    .filter((rule) => !(rule in oldEnough))
    .map((rule) => [rule, 'error']),
);
