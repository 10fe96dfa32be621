/**
 * Stands in for re2js in the browser. The Firestore SDK brings that library (45 kB) for regular
 * expressions in pipelines, which the shop doesn't use.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('regular expressions in Firestore pipelines are left out of this build');
  },
};
