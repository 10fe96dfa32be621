import type { TFunction } from 'i18next';
import { rowKinds } from '../../../../domain/staff/import/read-rows.ts';
import type { RowProblem, RowProblemCode } from '../../../../domain/staff/import/row-problem.ts';
import { fieldLabel } from '../../common/forms/field-words.ts';

/** What is wrong with a row of a file, and how to correct it. */
export function rowMessage(t: TFunction, { field, code, detail = '' }: RowProblem): string {
  const messages: Record<RowProblemCode, string> = {
    missing: t('비어 있어요.'),
    'not-text': t('글자여야 해요.'),
    'not-number': t('숫자여야 해요.'),
    'not-whole': t('정수여야 해요.'),
    'not-flag': t('yes나 no여야 해요.'),
    'not-list': t('목록이어야 해요.'),
    'not-object': t('{ }로 묶인 값이어야 해요.'),
    empty: t('비어 있어요.'),
    'too-small': t('{{detail}}이어야 해요.', { detail }),
    'too-big': t('{{detail}}까지 적을 수 있어요.', { detail }),
    'too-long': t('{{detail}}자까지 적을 수 있어요.', { detail }),
    'not-one-of': t('이 가운데 하나여야 해요: {{detail}}', { detail }),
    'unknown-field': t('모르는 칸이에요: {{detail}}', { detail }),
    invalid: t('값이 맞지 않아요.'),
    id: t('글자, 숫자, -, _만 쓸 수 있어요.'),
    price: t('0.01부터 1000까지, 센트까지만 적어 주세요.'),
    'decimal-comma': t('센트 앞에는 점을 찍어 주세요. 예: 25.50'),
    day: t('2026-11-24처럼 적어 주세요.'),
    'no-day': t('없는 날이에요.'),
    clock: t('2026-11-24T17:00처럼 적어 주세요.'),
    moment: t('없는 시각이에요.'),
    'date-id': t('20261124_1763791200000처럼 적어 주세요.'),
    'date-id-day': t('deliveryDate와 다른 날이에요.'),
    ingredient: t('60자까지의 이름이어야 해요.'),
    amount: t('0.5나 1/2처럼 0보다 큰 수로 적어 주세요.'),
    apart: t('재료는 다른 목록과 따로 올려 주세요.'),
    twice: t('{{detail}}: 파일에 두 번 있어요.', { detail }),
    'unknown-category': t('없는 분류예요: {{detail}}', { detail }),
    'unknown-menu': t('없는 메뉴예요: {{detail}}', { detail }),
    'delivery-past': t('이미 지난 날이에요.'),
    'closes-too-late': t('마감은 배송하는 날보다 앞이어야 해요.'),
    'closes-past': t('마감 시각이 이미 지났어요.'),
    'same-day': t('같은 날, 같은 지역의 날짜가 있어요. 고치려면 dateId를 적어 주세요: {{detail}}', {
      detail,
    }),
    'date-moved': t('오래 지나 목록에서 빠진 날짜예요. 이 줄을 빼 주세요.'),
    'no-menus': t('주문할 수 있는 메뉴가 없어요.'),
    'menu-price': t('값이 없는 메뉴예요: {{detail}}', { detail }),
    'day-first': t('날, 달, 해 순서로 읽었어요: {{detail}}', { detail }),
    shortened: t('{{detail}}자로 줄여요.', { detail }),
    'left-out': t('값이 없어 빼고 올려요: {{detail}}', { detail }),
    columns: t('칸 수가 머리글과 달라요 ({{detail}}).', { detail }),
    'same-header': t('머리글에 같은 이름이 두 번 있어요: {{detail}}', { detail }),
    lost: t('깨진 글자가 있어요. 파일을 “CSV UTF-8”로 다시 저장해 주세요.'),
    quotes: t('따옴표가 닫히지 않았어요.'),
    json: t('JSON을 읽을 수 없어요 ({{detail}}).', { detail }),
    'not-lists': t('categories, menus, dates, ingredients 목록이 있어야 해요.'),
    'not-row': t('{ }로 묶인 줄이어야 해요.'),
    'no-kind': t('머리글로는 알 수 없어요. 표에 든 것을 골라 주세요.'),
    'no-rows': t('줄이 없어요.'),
  };
  return field ? `${columnName(t, field)} – ${messages[code]}` : messages[code];
}

/** A column of a file as the screens call it, with its header: "Price (dollars) [price]". */
function columnName(t: TFunction, field: string): string {
  const [column = ''] = field.split('.');
  const ofFiles: Record<string, string> = {
    closes: t('마감 시각'),
    limits: t('1인 제한'),
    contains: t('알레르기'),
    mayContain: t('알레르기'),
    allergensChecked: t('알레르기'),
    spicy: t('식단'),
    menu: t('메뉴'),
    ingredient: t('재료 이름'),
    amount: t('1인분 양'),
    unit: t('단위'),
    group: t('사는 곳'),
  };
  const label =
    ofFiles[column] ??
    rowKinds.map((kind) => fieldLabel(t, kind, column)).find((one) => one !== column);
  return label ? `${label} [${field}]` : field;
}
