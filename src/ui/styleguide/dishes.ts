function plate(ground: string, dish: string) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="${ground}"/>${dish}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** Placeholder drawings for the style guide only. */
export const STEW = plate(
  '#f0dcc0',
  '<circle cx="200" cy="150" r="112" fill="#2f2a28"/><circle cx="200" cy="150" r="94" fill="#b7371f"/><circle cx="168" cy="130" r="26" fill="#f5ead6"/><circle cx="236" cy="176" r="22" fill="#f5ead6"/><path d="M214 98q34 10 32 40M140 176q20 30 54 24" stroke="#5c8a3c" stroke-width="12" stroke-linecap="round" fill="none"/>',
);
export const PANCAKE = plate(
  '#dfe5d3',
  '<circle cx="200" cy="150" r="118" fill="#fbf7f0"/><circle cx="200" cy="150" r="90" fill="#e5b44e"/><path d="M150 110l44 60M196 90l30 80M240 120l-50 80" stroke="#6a8b3c" stroke-width="11" stroke-linecap="round"/><circle cx="240" cy="176" r="12" fill="#c2502f"/>',
);
