import type { TFunction } from 'i18next';
import { stepperLabels } from '../i18n/stepper-labels.ts';

/**
 * Id of the `<template>` that the build writes into a page with cards (src/prerender-first-content.tsx): the
 * screen's list with a card of each kind, whose elements with `data-slot` take the data.
 */
export const templateId = 'first-content-template';

/** The element of a template, or of a copy of it, that takes the data of this name. */
export function slotOf(place: ParentNode, name: string): HTMLElement | null {
  return place.querySelector(`[data-slot="${name}"]`);
}

/** The name of a phrase's form for a count of one. */
export const oneOf = (key: string) => `${key}_one`;

/** Translates by the phrases that the build has written into the template; Korean phrases are their own keys. */
export function translatorOf(template: HTMLTemplateElement): TFunction {
  const phrases = JSON.parse(template.dataset.phrases ?? '{}') as Record<string, string>;
  const translate = (key: string, values: Record<string, unknown> = {}) =>
    ((values.count === 1 && phrases[oneOf(key)]) || phrases[key] || key).replace(
      /\{\{(\w+)\}\}/g,
      (_, name) => String(values[name]),
    );
  return translate as unknown as TFunction;
}

/**
 * Shows the quantity of the dish called `title` on a copy of the template's stepper. Its plus button stays the
 * same, so that it keeps the focus.
 */
export function showQuantity(
  stepper: HTMLElement,
  template: HTMLTemplateElement,
  title: string,
  quantity: number,
): void {
  const filled = slotOf(template.content, 'filled-stepper')?.querySelector('fieldset');
  if (quantity > 0 && filled && !slotOf(stepper, 'quantity')) {
    const unfold = filled.firstElementChild?.cloneNode(true) as HTMLElement;
    // Only the plus works without the code.
    unfold.inert = true;
    stepper.className = filled.className;
    stepper.prepend(unfold);
  }
  const { group, minus, plus, manual } = stepperLabels(translatorOf(template), title);
  stepper.setAttribute('aria-label', group);
  slotOf(stepper, 'minus')?.setAttribute('aria-label', minus);
  slotOf(stepper, 'plus')?.setAttribute('aria-label', plus);
  const number = slotOf(stepper, 'quantity');
  if (!number) return;
  number.setAttribute('aria-label', manual(quantity));
  number.textContent = String(quantity);
}
