import type { SampleMenus } from '../sample-menu.ts';

/** 분식: snacks such as street stalls in Seoul sell. */
export const streetFood: SampleMenus = {
  tteokbokki: {
    title: '쌀떡볶이 (2인분)',
    titleEn: 'Tteokbokki, spicy rice cakes (serves 2)',
    desc: '말랑한 쌀떡에 어묵과 삶은 달걀을 넣고 매콤달콤하게 졸였어요. 학교 앞 그 맛이에요.',
    descEn:
      'Soft rice cakes with fish cake and boiled egg in a sweet and spicy sauce, like the stall outside school.',
    steps: [
      '팬에 소스와 물 한 컵을 넣고 끓여 주세요.',
      '떡과 어묵을 넣고 중불에서 6분 저어 가며 졸여 주세요.',
      '대파와 달걀을 넣고 드세요.',
    ],
    stepsEn: [
      'Bring the sauce and a cup of water to the boil in a pan.',
      'Add rice cakes and fish cake; stir over medium heat for 6 minutes.',
      'Add spring onion and egg and serve.',
    ],
    price: 14.5,
    photoCount: 3,
  },
  rabokki: {
    title: '치즈 라볶이 (2인분)',
    titleEn: 'Cheese rabokki, rice cakes with ramen (serves 2)',
    desc: '떡볶이에 라면 사리와 모차렐라 치즈를 더했어요. 치즈가 쭉 늘어날 때 드세요.',
    descEn:
      'Rice cakes and ramen noodles in spicy sauce under melted mozzarella. Eat while the cheese pulls.',
    steps: [
      '소스와 물 한 컵 반을 끓여 떡을 넣어 주세요.',
      '라면을 넣고 3분 끓여 주세요.',
      '치즈를 올리고 뚜껑을 덮어 1분 기다려 주세요.',
    ],
    stepsEn: [
      'Boil the sauce with one and a half cups of water and add the rice cakes.',
      'Add the ramen and cook for 3 minutes.',
      'Top with cheese, cover and wait 1 minute.',
    ],
    price: 16.5,
    photoCount: 1,
  },
  'gungjung-tteokbokki': {
    title: '궁중떡볶이 (2인분)',
    titleEn: 'Royal court tteokbokki, not spicy (serves 2)',
    desc: '소고기와 버섯, 색색 채소를 간장 양념에 볶았어요. 맵지 않아 온 가족이 함께 드실 수 있어요.',
    descEn:
      'Rice cakes with beef, mushrooms and colourful vegetables in soy sauce. Mild enough for everyone.',
    steps: ['팬에 물 반 컵과 함께 담아 중불에서 5분 볶아 주세요.', '참기름을 둘러 드세요.'],
    stepsEn: [
      'Stir-fry with half a cup of water over medium heat for 5 minutes.',
      'Finish with sesame oil.',
    ],
    price: 16.5,
    photoCount: 1,
  },
  kimbap: {
    title: '옛날 김밥 (2줄)',
    titleEn: 'Classic kimbap (2 rolls)',
    desc: '우엉, 시금치, 당근, 달걀, 단무지, 햄을 넣고 참기름 바른 김으로 말았어요. 배송 날 아침에 싸요.',
    descEn:
      'Burdock, spinach, carrot, egg, pickled radish and ham, rolled on the morning of delivery.',
    steps: ['받으신 날 드시는 것이 가장 맛있어요.', '다음 날에는 달걀물을 입혀 부쳐 드세요.'],
    stepsEn: ['Best on the day it arrives.', 'The next day, dip slices in beaten egg and pan-fry.'],
    price: 15,
    photoCount: 3,
  },
  'chamchi-kimbap': {
    title: '참치 김밥 (2줄)',
    titleEn: 'Tuna kimbap (2 rolls)',
    desc: '깻잎 위에 마요네즈로 버무린 참치를 듬뿍 올려 말았어요.',
    descEn: 'Plenty of tuna mayonnaise rolled in a perilla leaf, rice and seaweed.',
    steps: ['받으신 날 드세요.'],
    stepsEn: ['Eat on the day it arrives.'],
    price: 16,
    photoCount: 1,
  },
  'kkoma-kimbap': {
    title: '꼬마김밥 (10개)',
    titleEn: 'Mini kimbap (10 pieces)',
    desc: '한입에 쏙 들어가는 작은 김밥이에요. 겨자간장에 콕 찍어 드세요.',
    descEn: 'Finger-sized rolls to dip in mustard soy sauce.',
    steps: ['받으신 날 겨자간장에 찍어 드세요.'],
    stepsEn: ['Eat on the day, dipped in the mustard soy sauce.'],
    price: 12.5,
    photoCount: 1,
  },
  sundae: {
    title: '찹쌀순대 (400g)',
    titleEn: 'Sundae, Korean blood sausage (400 g)',
    desc: '당면과 찹쌀을 채운 쫄깃한 순대예요. 소금과 쌈장을 함께 드려요.',
    descEn:
      'Springy sausage filled with glass noodles and sticky rice. Comes with salt and ssamjang.',
    steps: ['김이 오른 찜기에 7분 쪄 주세요.', '한입 크기로 썰어 소금에 찍어 드세요.'],
    stepsEn: ['Steam for 7 minutes.', 'Slice and dip in the seasoned salt.'],
    price: 15,
    photoCount: 1,
  },
  'eomuk-tang': {
    title: '꼬치 어묵탕 (6꼬치)',
    titleEn: 'Fish cake skewers in broth (6 skewers)',
    desc: '무와 다시마로 낸 시원한 국물에 어묵 꼬치를 담갔어요. 쌀쌀한 저녁에 생각나는 맛이에요.',
    descEn: 'Fish cake on skewers in a clear radish and kelp broth. The taste of a cold evening.',
    steps: ['냄비에 국물을 끓여 주세요.', '꼬치를 넣고 5분 끓여 간장에 찍어 드세요.'],
    stepsEn: ['Bring the broth to the boil.', 'Add the skewers for 5 minutes; dip in soy.'],
    price: 16,
    photoCount: 1,
  },
  twigim: {
    title: '모둠튀김 (10개)',
    titleEn: 'Mixed fritters (10 pieces)',
    desc: '고구마, 새우, 김말이, 오징어를 바삭하게 튀겼어요. 떡볶이 국물에 찍어 드셔 보세요.',
    descEn:
      'Sweet potato, prawn, squid and seaweed rolls fried crisp. Dip them in tteokbokki sauce.',
    steps: ['180도 오븐이나 에어프라이어에 6분 데워 주세요.', '전자레인지는 눅눅해져요.'],
    stepsEn: [
      'Heat in an oven or air fryer at 180 °C for 6 minutes.',
      'The microwave makes them soggy.',
    ],
    price: 15.5,
    photoCount: 1,
  },
  'dak-gangjeong': {
    title: '닭강정 (500g)',
    titleEn: 'Sweet and crispy chicken (500 g)',
    desc: '두 번 튀긴 닭에 매콤달콤한 소스를 입히고 땅콩을 뿌렸어요. 식어도 바삭해요.',
    descEn:
      'Twice-fried chicken in a sticky sweet and spicy glaze with peanuts. Crisp even when cold.',
    steps: ['그대로 드시거나 에어프라이어에 4분 데워 주세요.'],
    stepsEn: ['Eat as it is, or air-fry for 4 minutes.'],
    price: 21,
    photoCount: 1,
  },
  hotteok: {
    title: '씨앗호떡 (4개)',
    titleEn: 'Hotteok, sweet pancakes with seeds (4 pieces)',
    desc: '흑설탕과 계피, 해바라기씨를 가득 넣었어요. 꿀이 뜨거우니 조심해서 드세요.',
    descEn: 'Filled with brown sugar, cinnamon and sunflower seeds. Careful, the syrup is hot.',
    steps: ['약불 팬에서 앞뒤로 3분씩 데워 주세요.'],
    stepsEn: ['Warm in a pan over low heat, 3 minutes a side.'],
    price: 12,
    photoCount: 1,
  },
  'bunsik-set': {
    title: '분식 한상 세트 (3인분)',
    titleEn: 'Street food feast set (serves 3)',
    desc: '떡볶이, 김밥, 모둠튀김, 어묵탕을 한 번에 드려요. 주말 점심에 딱이에요.',
    descEn:
      'Tteokbokki, kimbap, mixed fritters and fish cake soup in one box. Weekend lunch is done.',
    steps: ['떡볶이와 어묵탕은 각각 5분 끓여 주세요.', '튀김은 180도에서 6분 데워 주세요.'],
    stepsEn: [
      'Boil tteokbokki and soup for 5 minutes each.',
      'Heat fritters at 180 °C for 6 minutes.',
    ],
    price: 52,
    photoCount: 1,
    noPoint: true,
  },
};
