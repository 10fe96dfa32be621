/** Phrases of the staff screens for the kitchen: ingredients, shopping lists, production sheets; part of `staff.ts`. */
export const staffKitchen = {
  재료: 'Ingredients',
  장보기: 'Shopping',
  '안 샀음': 'not bought',
  '{{title}} 재료를 저장했어요': 'Ingredients of {{title}} saved',
  '한 개(1인분)에 드는 재료예요. 손님께는 보이지 않아요.':
    'What one portion takes. Customers don’t see it.',
  '재료 더하기': 'Add an ingredient',
  '재료 이름': 'Ingredient',
  '60자까지의 이름이어야 해요.': 'A name of up to 60 letters is needed.',
  '이 재료는 위에 이미 있어요.': 'This ingredient is already above.',
  '{{group}}에서 사요': 'Bought at: {{group}}',
  '사는 곳': 'Bought at',
  '처음 적는 재료예요. 야채, 정육처럼 한 번만 적으면 돼요.':
    'A new ingredient. Type once where it comes from, such as Greengrocer or Butcher.',
  '1인분 양': 'For a portion',
  '0.5나 1/2처럼 0보다 큰 수로 적어 주세요.': 'Enter a number above 0, such as 0.5 or 1/2.',
  단위: 'Unit',
  '{{name}} 빼기': 'Remove {{name}}',
  '{{name}} 저장했어요': '{{name}} saved',
  '메뉴 {{count}}개에 들어가요_one': 'In {{count}} dish',
  '메뉴 {{count}}개에 들어가요_other': 'In {{count}} dishes',
  '{{name}}은(는) 이미 있어요. 저장하면 두 재료가 하나가 돼요.':
    '{{name}} is on the list already. Saving makes the two one ingredient.',
  '야채, 정육처럼 적으면 장보기 목록이 그렇게 나뉘어요.':
    'Such as Greengrocer or Butcher: the shopping list is divided by it.',
  '{{name}} 지웠어요': '{{name}} removed',
  '이 재료 지우기': 'Remove this ingredient',
  '재료를 불러오지 못했어요. 연결되면 다시 불러와요.':
    'The ingredients could not be loaded. They are loaded again once you are online.',
  '재료를 불러오고 있어요': 'Loading the ingredients',
  보기: 'Show',
  재료별: 'By ingredient',
  '재료 없음': 'No ingredients',
  '재료를 적지 않은 메뉴': 'Dishes without ingredients',
  '재료를 적은 메뉴': 'Dishes with ingredients',
  '아직 재료가 없어요. 메뉴별에서 적어 주세요.':
    'There are no ingredients yet. Enter them by dish.',
  '사는 곳을 적지 않았어요': 'Not said where it is bought',
  '재료는 다른 목록과 따로 올려 주세요.': 'Please upload ingredients apart from other lists.',
  '그사이 이름이 바뀌거나 지워진 재료가 있어요. 목록을 다시 보고 고쳐 주세요.':
    'An ingredient has been renamed or removed meanwhile. Please look at the list again.',
  '메뉴마다 파일에 적힌 재료로 모두 바뀌어요.':
    'Each dish then has exactly the ingredients that the file names.',
  '사는 곳이 바뀌는 재료': 'Ingredients bought elsewhere',
};
