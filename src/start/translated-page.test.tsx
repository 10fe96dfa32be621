// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { keepTexts } from './translated-page.ts';

beforeAll(() => keepTexts(document));
afterEach(cleanup);

/** Texts beside texts and elements, which React changes and removes one by one. */
function Basket({ count, note, sum }: { count: number; note?: string; sum: string }) {
  return (
    <p data-testid="basket">
      {count === 1 ? 'one dish' : `${count} dishes`} for {sum}
      {note && <b>{note}</b>}
      {count > 1 && 'each'}
      {count > 2 && <i>many</i>}
      {note === undefined ? ' without a note' : ''}
    </p>
  );
}

const basket = () => screen.getByTestId('basket');
/** What an observer does with the changes until now. */
const observed = () => Promise.resolve();

const textsOf = (place: Node): Text[] => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found.filter(({ data, parentElement }) => data.trim() && !parentElement?.closest('font'));
};

const fontFor = (text: string) => {
  const font = document.createElement('font');
  font.append(document.createElement('font'));
  font.firstChild?.appendChild(document.createTextNode(text.toUpperCase()));
  return font;
};

/** The ways in which translators change a page. */
const translators: Record<string, (text: Text) => void> = {
  'replaces a text': (text) => text.replaceWith(fontFor(text.data)),
  'puts its translation in front and removes the text': (text) => {
    text.before(fontFor(text.data));
    text.remove();
  },
  'puts its translation behind and removes the text': (text) => {
    text.after(fontFor(text.data));
    text.remove();
  },
  'takes the text into an element and translates it there': (text) => {
    const font = document.createElement('font');
    text.before(font);
    font.append(text);
    text.data = text.data.toUpperCase();
  },
};

it.each(Object.entries(translators))(
  'one that %s leaves nothing dead or old',
  async (_, translate) => {
    const translated = async () => {
      await observed();
      for (const text of textsOf(document.body)) translate(text);
      await observed();
    };
    const { rerender } = render(<Basket count={1} sum="$30.00" />);
    await translated();
    expect(basket().textContent).toBe('ONE DISH FOR $30.00 WITHOUT A NOTE');

    rerender(<Basket count={2} sum="$60.00" note="mild" />);
    await observed();
    // Untranslated until the translator comes again.
    expect(basket().textContent).toContain('2 dishes');
    await translated();
    expect(basket().textContent).toBe('2 DISHES FOR $60.00MILDEACH');

    rerender(<Basket count={3} sum="$60.00" />);
    await translated();
    expect(basket().textContent).toBe('3 DISHES FOR $60.00EACHMANY WITHOUT A NOTE');

    rerender(<Basket count={1} sum="$0.00" />);
    await translated();
    expect(basket().textContent).toBe('ONE DISH FOR $0.00 WITHOUT A NOTE');
  },
);

it('lets a translator show the original again', async () => {
  render(<Basket count={1} sum="$30.00" />);
  const originals = new Map<Element, Text>();
  for (const text of textsOf(document.body)) {
    const font = fontFor(text.data);
    text.replaceWith(font);
    originals.set(font, text);
  }
  await observed();
  expect(basket().textContent).toBe('ONE DISH FOR $30.00 WITHOUT A NOTE');
  for (const [font, text] of originals) font.replaceWith(text);
  await observed();
  expect(basket().textContent).toBe('one dish for $30.00 without a note');
});

it('brings a text back whose translation somebody takes away', async () => {
  render(<Basket count={1} sum="$30.00" />);
  for (const text of textsOf(document.body)) text.replaceWith(fontFor(text.data));
  await observed();
  for (const font of document.querySelectorAll('font')) font.remove();
  await observed();
  expect(basket().textContent).toBe('one dish for $30.00 without a note');
});

it('leaves a text away that React has taken away beside a translation', async () => {
  const { rerender } = render(<Basket count={2} sum="$60.00" note="mild" />);
  const each = textsOf(basket()).find(({ data }) => data === 'each');
  for (const text of textsOf(basket())) if (text !== each) text.replaceWith(fontFor(text.data));
  await observed();
  rerender(<Basket count={1} sum="$60.00" note="mild" />);
  await observed();
  expect(basket().textContent).not.toContain('each');
});
