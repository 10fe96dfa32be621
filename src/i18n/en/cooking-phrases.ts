/** The how-to-cook panel. */
export const cooking = {
  '조리법 찾기': 'How to cook',
  '조리법을 불러오지 못했어요': 'The cooking instructions could not be loaded',
  '음식 이름으로 찾기': 'Search by dish',
  '두 글자부터 찾아요. 한국어와 영어 모두 돼요.':
    'Type at least two letters, in English or Korean.',
  '조리법 {{count}}가지_one': '{{count}} dish',
  '조리법 {{count}}가지_other': '{{count}} dishes',
  '찾는 음식이 없어요. 다른 이름으로 찾아 보세요.': 'No dish found. Please try another name.',
  '배송 날짜로 찾기': 'Find by delivery date',
  영상: 'Video',
  목록으로: 'Back to the list',
  '한국어 조리법만 있어요.': 'These instructions are in Korean only.',
  '영어 조리법만 있어요.': 'These instructions are in English only.',
  '조리법이 아직 없어요.': 'There are no cooking instructions yet.',
  '조리 영상 보기': 'Watch the cooking video',
  '{{title}} 조리 영상': 'Cooking video: {{title}}',
} as const;
