/** The address in an order id, which has lost its spaces and punctuation: "u1_7KingRdRyde" → "7 King Rd Ryde". */
export const addressIn = (id: string) =>
  id.slice(id.indexOf('_') + 1).replace(/([\p{Ll}\d])(?=\p{Lu})/gu, '$1 ');
