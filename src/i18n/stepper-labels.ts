import type { TFunction } from 'i18next';

/** The phrases of `stepperLabels`, which the build writes into the page for its inline script. */
export const stepperPhrases = [
  '{{title}} 수량',
  '{{title}} 하나 빼기',
  '{{title}} 하나 담기',
  '{{title}} 수량 {{quantity}}, 직접 입력',
] as const;

/** Labels of a menu's quantity stepper (group, minus, plus, number), for the steppers of src/ui. */
export function stepperLabels(t: TFunction, title: string) {
  return {
    group: t('{{title}} 수량', { title }),
    minus: t('{{title}} 하나 빼기', { title }),
    plus: t('{{title}} 하나 담기', { title }),
    manual: (quantity: number) => t('{{title}} 수량 {{quantity}}, 직접 입력', { title, quantity }),
  };
}
