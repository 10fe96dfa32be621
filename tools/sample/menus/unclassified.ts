import type { SampleMenus } from '../sample-menu.ts';

/** 미분류: porridge, seasonal rice cakes and everything that fits no other category. */
export const unclassified: SampleMenus = {
  'jeonbok-juk': {
    title: '전복죽 (1인분)',
    titleEn: 'Abalone porridge (serves 1)',
    desc: '전복 내장까지 넣어 초록빛이 도는 진한 죽이에요. 몸이 안 좋을 때 가장 먼저 찾으세요.',
    descEn:
      'Rich rice porridge tinted green with abalone. The first thing to eat when you are unwell.',
    steps: ['물을 조금 넣고 약불에서 저어 가며 5분 데워 주세요.'],
    stepsEn: ['Add a little water and stir over low heat for 5 minutes.'],
    price: 18,
    photoCount: 1,
  },
  'hobak-juk': {
    title: '단호박죽 (500g)',
    titleEn: 'Pumpkin porridge (500 g)',
    desc: '단호박을 곱게 갈고 찹쌀 새알을 넣었어요. 달지 않고 부드러워요.',
    descEn: 'Smooth pumpkin with little rice dumplings. Gently sweet and very soft.',
    steps: ['약불에서 5분 데워 주세요.', '차게 드셔도 맛있어요.'],
    stepsEn: ['Warm over low heat for 5 minutes.', 'Also good cold.'],
    price: 11.5,
    photoCount: 1,
  },
  songpyeon: {
    title: '추석 송편 (20개)',
    titleEn: 'Songpyeon, harvest rice cakes (20 pieces)',
    desc: '깨와 콩, 밤을 소로 넣고 솔잎에 쪘어요. 추석 주간에만 빚어요.',
    descEn:
      'Half-moon rice cakes filled with sesame, beans and chestnut, steamed on pine needles. Only in Chuseok week.',
    steps: ['굳으면 김이 오른 찜기에 5분 쪄 주세요.'],
    stepsEn: ['If firm, steam for 5 minutes.'],
    price: 22,
    photoCount: 1,
    active: false,
  },
  'cooler-bag': {
    title: '보냉 가방',
    titleEn: 'Insulated bag',
    desc: '부재중이실 때 문 앞에 걸어 두시면 배송 음식을 담아 드려요.',
    descEn: 'Leave it at the door when you are out and we will pack your delivery into it.',
    price: 9,
    photoCount: 0,
    noPoint: true,
  },
};
