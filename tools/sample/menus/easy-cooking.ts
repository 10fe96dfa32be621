import type { SampleMenus } from '../sample-menu.ts';

/** 간편조리: prepared here, finished in ten minutes at home. */
export const easyCooking: SampleMenus = {
  'haemul-pajeon': {
    title: '해물파전 (2장)',
    titleEn: 'Seafood and spring onion pancakes (2)',
    desc: '쪽파를 가지런히 깔고 오징어와 새우를 얹어 반쯤 부쳤어요. 팬에 한 번만 더 부치면 바삭해요.',
    descEn:
      'Rows of spring onion topped with squid and prawns, half cooked. One more turn in your pan makes them crisp.',
    steps: [
      '팬에 기름을 넉넉히 두르고 달궈 주세요.',
      '중불에서 앞뒤로 3분씩 노릇하게 부쳐 주세요.',
      '초간장에 찍어 드세요.',
    ],
    stepsEn: [
      'Heat a generous amount of oil in a pan.',
      'Fry over medium heat for 3 minutes a side until golden.',
      'Serve with the vinegar soy dip.',
    ],
    price: 17.5,
    photoCount: 3,
  },
  'kimchi-jeon': {
    title: '김치전 (3장)',
    titleEn: 'Kimchi pancakes (3)',
    desc: '새콤한 김치를 송송 썰어 넣었어요. 비 오는 날 부쳐 드세요.',
    descEn: 'Tangy kimchi in a thin batter. Made for rainy days.',
    steps: ['기름 두른 팬에 중불로 앞뒤 3분씩 부쳐 주세요.', '가장자리가 바삭해지면 완성이에요.'],
    stepsEn: ['Fry over medium heat for 3 minutes a side.', 'Ready when the edges are crisp.'],
    price: 14.5,
    photoCount: 1,
  },
  bindaetteok: {
    title: '녹두빈대떡 (4장)',
    titleEn: 'Mung bean pancakes (4)',
    desc: '녹두를 직접 갈아 숙주와 돼지고기, 김치를 넣었어요. 겉은 바삭하고 속은 촉촉해요.',
    descEn:
      'Freshly ground mung beans with bean sprouts, pork and kimchi. Crisp outside, moist inside.',
    steps: ['냉장실에서 녹여 주세요.', '기름을 두르고 약한 중불에서 앞뒤로 4분씩 부쳐 주세요.'],
    stepsEn: ['Thaw in the fridge.', 'Fry over medium-low heat for 4 minutes a side.'],
    price: 19,
    photoCount: 1,
  },
  'dongtae-jeon': {
    title: '동태전 (400g)',
    desc: '동태살에 달걀옷을 입혀 한 장씩 부쳤어요. 제사나 명절에는 미리 주문해 주세요.',
    steps: ['냉동 상태로 도착해요.', '녹이지 말고 약불 팬에서 앞뒤로 3분씩 데워 주세요.'],
    price: 18,
    photoCount: 1,
  },
  'gogi-mandu': {
    title: '손만두 (15개)',
    titleEn: 'Handmade pork dumplings (15)',
    desc: '두부와 부추, 돼지고기를 꽉 채워 손으로 빚었어요. 쪄도, 구워도, 국에 넣어도 좋아요.',
    descEn:
      'Folded by hand around pork, tofu and garlic chives. Steam them, fry them or drop them into soup.',
    steps: [
      '언 채로 찜기에 넣고 12분 쪄 주세요.',
      '군만두는 기름에 2분 굽고 물 반 컵을 넣어 뚜껑을 덮고 6분 익혀 주세요.',
    ],
    stepsEn: [
      'Steam from frozen for 12 minutes.',
      'Or fry for 2 minutes, add half a cup of water, cover and cook for 6 minutes.',
    ],
    price: 18.5,
    photoCount: 3,
  },
  'la-galbi': {
    title: '양념 LA갈비 (1kg)',
    titleEn: 'Marinated LA short ribs (1 kg)',
    desc: '배와 키위로 부드럽게 재운 소갈비예요. 바비큐 그릴에 구우면 온 동네에 냄새가 퍼져요.',
    descEn:
      'Beef short ribs cut across the bone, softened with pear and kiwifruit. The whole street will smell your barbecue.',
    steps: [
      '냉장실에서 하루 녹여 주세요.',
      '달군 팬이나 그릴에서 앞뒤로 3분씩 구워 주세요.',
      '양념이 타기 쉬우니 자주 뒤집어 주세요.',
    ],
    stepsEn: [
      'Thaw in the fridge for a day.',
      'Grill or pan-fry for 3 minutes a side.',
      'Turn often; the marinade burns easily.',
    ],
    price: 44,
    photoCount: 1,
  },
  'dwaeji-galbi': {
    title: '양념 돼지갈비 (800g)',
    titleEn: 'Marinated pork ribs (800 g)',
    desc: '얇게 편 돼지갈비를 간장 양념에 재웠어요. 숯불 없이도 맛있게 구워져요.',
    descEn: 'Pork rib meat opened thin and marinated in soy, garlic and apple.',
    steps: ['냉장실에서 하루 녹여 주세요.', '중불에서 앞뒤로 4분씩 구워 주세요.'],
    stepsEn: ['Thaw in the fridge for a day.', 'Cook over medium heat for 4 minutes a side.'],
    price: 29.5,
    photoCount: 1,
  },
  kalguksu: {
    title: '바지락칼국수 밀키트 (2인분)',
    titleEn: 'Knife-cut noodle soup kit with clams (serves 2)',
    desc: '손으로 썬 면과 바지락, 애호박이 들어 있어요. 10분이면 시원한 칼국수를 드실 수 있어요.',
    descEn: 'Hand-cut noodles, clams and zucchini. A steaming bowl in ten minutes.',
    steps: [
      '육수와 물 두 컵을 끓여 주세요.',
      '면을 털어 넣고 5분 끓여 주세요.',
      '바지락과 호박을 넣고 3분 더 끓여 주세요.',
    ],
    stepsEn: [
      'Boil the broth with two cups of water.',
      'Shake off the noodles and cook for 5 minutes.',
      'Add clams and zucchini and cook for 3 minutes.',
    ],
    price: 20.5,
    photoCount: 1,
  },
  naengmyeon: {
    title: '물냉면 (2인분)',
    titleEn: 'Cold buckwheat noodles in broth (serves 2)',
    desc: '살얼음 낀 동치미 육수에 쫄깃한 메밀면이에요. 겨자와 식초를 넣어 드세요.',
    descEn:
      'Chewy buckwheat noodles in an icy radish-water broth. Add mustard and vinegar to taste.',
    steps: [
      '육수를 두 시간 전에 냉장실로 옮겨 살얼음이 되게 해 주세요.',
      '면을 50초 삶아 찬물에 빨듯이 헹궈 주세요.',
      '오이, 배, 달걀을 올리고 육수를 부어 주세요.',
    ],
    stepsEn: [
      'Move the broth to the fridge two hours ahead so that it turns slushy.',
      'Boil the noodles for 50 seconds and rub them under cold water.',
      'Top with cucumber, pear and egg; pour in the broth.',
    ],
    price: 21,
    photoCount: 1,
  },
  'bulgogi-jeongol': {
    title: '버섯 불고기전골 (3인분)',
    titleEn: 'Bulgogi and mushroom hot pot (serves 3)',
    desc: '불고기에 버섯 네 가지와 배추, 당면을 돌려 담았어요. 식탁에서 끓이며 드세요.',
    descEn: 'Bulgogi with four kinds of mushroom, cabbage and glass noodles, to cook at the table.',
    steps: [
      '전골냄비에 재료를 돌려 담고 육수를 부어 주세요.',
      '중불에서 10분 끓여 주세요.',
      '고기가 익으면 당면을 넣고 2분 뒤 드세요.',
    ],
    stepsEn: [
      'Arrange in a shallow pot and pour in the broth.',
      'Simmer for 10 minutes.',
      'When the meat is done, add the noodles and wait 2 minutes.',
    ],
    price: 34,
    photoCount: 1,
  },
  donkkaseu: {
    title: '수제 돈가스 (4장)',
    titleEn: 'Handmade pork cutlets (4)',
    desc: '등심을 두드려 생빵가루를 입혔어요. 얇고 넓은 옛날식이에요.',
    descEn: 'Pork loin pounded thin and wide, in fresh breadcrumbs. The old-fashioned kind.',
    steps: [
      '언 채로 170도 기름에 5분 튀겨 주세요.',
      '에어프라이어는 기름을 바르고 190도에서 12분이에요.',
    ],
    stepsEn: [
      'Fry from frozen in oil at 170 °C for 5 minutes.',
      'Or brush with oil and air-fry at 190 °C for 12 minutes.',
    ],
    price: 23,
    photoCount: 1,
  },
  'ja-godeungeo': {
    title: '손질 자반고등어 (2마리)',
    titleEn: 'Salted mackerel, ready to grill (2 fish)',
    desc: '뼈를 발라 소금에 살짝 절였어요. 한 마리씩 진공 포장해서 보내 드려요.',
    descEn: 'Filleted and lightly salted, vacuum-packed one by one.',
    steps: [
      '냉장실에서 녹여 물기를 닦아 주세요.',
      '껍질부터 중불에서 5분, 뒤집어 3분 구워 주세요.',
    ],
    stepsEn: [
      'Thaw in the fridge and pat dry.',
      'Fry skin side down for 5 minutes, then 3 minutes.',
    ],
    price: 16,
    photoCount: 1,
  },
};
