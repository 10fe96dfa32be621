const abnWeights = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Whether a text is an Australian Business Number: eleven digits whose check sum is right. */
export function isAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(digits)) return false;
  const sum = abnWeights.reduce((total, weight, i) => total + weight * Number(digits[i]), 0);
  // The register subtracts 1 from the first digit.
  return (sum - 10) % 89 === 0;
}
