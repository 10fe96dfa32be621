import type { SampleMenus } from '../sample-menu.ts';

/** 집밥: soups, stews and mains that make a meal with a bowl of rice. */
export const homeMeals: SampleMenus = {
  'kimchi-jjigae': {
    title: '돼지고기 김치찌개 (2인분)',
    titleEn: 'Kimchi stew with pork (serves 2)',
    desc: '잘 익은 김치를 들기름에 볶아 돼지고기와 푹 끓였어요. 두부와 대파를 넉넉히 넣어 밥 한 그릇이 금방이에요.',
    descEn:
      'Well-aged kimchi fried in perilla oil, then simmered with pork, tofu and plenty of spring onion. One bowl of rice may not be enough.',
    steps: [
      '냄비에 담아 중불에서 5분 끓여 주세요.',
      '끓어오르면 함께 보내 드린 대파를 넣어 주세요.',
      '2분 더 끓이고 뜨거울 때 드세요.',
    ],
    stepsEn: [
      'Pour into a pot and heat over medium heat for 5 minutes.',
      'Once it boils, add the spring onion from the small bag.',
      'Simmer for 2 more minutes and serve hot.',
    ],
    price: 17.5,
    photoCount: 3,
  },
  'doenjang-jjigae': {
    title: '차돌 된장찌개 (2인분)',
    titleEn: 'Soybean paste stew with brisket (serves 2)',
    desc: '멸치 육수에 구수한 된장을 풀고 차돌박이, 애호박, 두부를 넣었어요. 짜지 않고 속이 편해요.',
    descEn:
      'Nutty soybean paste in anchovy broth with thin brisket, zucchini and tofu. Not too salty and easy on the stomach.',
    steps: [
      '냉동 육수는 전날 냉장실에서 녹여 주세요.',
      '냄비에 육수를 붓고 중불에서 끓여 주세요.',
      '두부를 넣고 3분 더 끓이면 완성이에요.',
    ],
    stepsEn: [
      'Thaw the frozen broth in the fridge overnight.',
      'Bring the broth to the boil over medium heat.',
      'Add the tofu and simmer for 3 minutes.',
    ],
    price: 16.5,
    photoCount: 1,
  },
  'sundubu-jjigae': {
    title: '해물 순두부찌개 (1인분)',
    titleEn: 'Soft tofu stew with seafood (serves 1)',
    desc: '몽글몽글한 순두부에 새우와 바지락을 넣어 얼큰하게 끓였어요. 달걀 하나를 톡 깨 넣어 드세요.',
    descEn:
      'Silky soft tofu in a spicy broth with prawns and clams. Crack in an egg just before you eat.',
    steps: [
      '뚝배기나 작은 냄비에 담아 센불에서 끓여 주세요.',
      '끓으면 달걀을 넣고 젓지 말아 주세요.',
      '1분 뒤 불을 끄고 드세요.',
    ],
    stepsEn: [
      'Heat in a stone bowl or small pot over high heat.',
      'When it boils, crack in an egg and do not stir.',
      'Turn off the heat after 1 minute.',
    ],
    price: 14.5,
    photoCount: 1,
  },
  yukgaejang: {
    title: '육개장 (2인분)',
    titleEn: 'Spicy beef soup, yukgaejang (serves 2)',
    desc: '양지를 네 시간 삶아 결대로 찢고 고사리, 토란대, 대파를 듬뿍 넣었어요. 얼큰하고 개운해요.',
    descEn:
      'Beef brisket simmered for four hours and torn by hand, with fernbrake, taro stems and a mountain of leek. Hot, deep and clean.',
    steps: [
      '냉동이면 봉지째 찬물에 30분 담가 녹여 주세요.',
      '냄비에 담아 중불에서 8분 끓여 주세요.',
      '싱거우면 국간장을 조금 넣어 주세요.',
    ],
    stepsEn: [
      'If frozen, thaw the sealed bag in cold water for 30 minutes.',
      'Heat in a pot over medium heat for 8 minutes.',
      'Add a little soy sauce if you like it saltier.',
    ],
    price: 19.5,
    photoCount: 3,
  },
  galbitang: {
    title: '갈비탕 (2인분)',
    titleEn: 'Beef short rib soup (serves 2)',
    desc: '핏물을 뺀 소갈비를 오래 끓여 기름을 걷어 낸 맑은 국물이에요. 당면과 대추, 지단을 올려 드려요.',
    descEn:
      'A clear broth of beef short ribs, skimmed until light, with glass noodles, jujube and egg ribbons.',
    steps: [
      '당면을 미지근한 물에 20분 불려 주세요.',
      '국물과 갈비를 10분 끓여 주세요.',
      '당면을 넣고 2분 더 끓인 뒤 지단과 파를 올려 주세요.',
    ],
    stepsEn: [
      'Soak the glass noodles in lukewarm water for 20 minutes.',
      'Boil the broth and ribs for 10 minutes.',
      'Add the noodles, cook for 2 minutes, then top with egg ribbons and spring onion.',
    ],
    price: 24,
    photoCount: 1,
  },
  miyeokguk: {
    title: '소고기 미역국 (2인분)',
    titleEn: 'Seaweed soup with beef (serves 2)',
    desc: '참기름에 볶은 소고기와 부드러운 미역으로 끓인 생일날 국이에요. 부모님 댁에 많이 보내세요.',
    descEn:
      'The Korean birthday soup: soft seaweed and beef fried in sesame oil. Many customers send it to their parents.',
    steps: ['냄비에 담아 중불에서 7분 데워 주세요.', '밥을 말아 드시면 더 든든해요.'],
    stepsEn: [
      'Heat in a pot over medium heat for 7 minutes.',
      'Stir in some rice for a full meal.',
    ],
    price: 15.5,
    photoCount: 1,
  },
  seolleongtang: {
    title: '사골 설렁탕 (2인분)',
    titleEn: 'Ox bone soup, seolleongtang (serves 2)',
    desc: '사골을 열두 시간 고아 낸 뽀얀 국물이에요. 소면과 얇게 썬 양지를 함께 담았어요.',
    descEn:
      'Milky broth from ox bones simmered for twelve hours, with thin wheat noodles and sliced brisket.',
    steps: [
      '국물을 냉장실에서 하루 녹여 주세요.',
      '팔팔 끓여 고기를 넣고 3분 두세요.',
      '삶은 소면과 대파를 넣고 소금으로 간해 주세요.',
    ],
    stepsEn: [
      'Thaw the broth in the fridge for a day.',
      'Bring to a full boil, add the beef and wait 3 minutes.',
      'Add cooked noodles and spring onion; season with salt.',
    ],
    price: 21,
    photoCount: 1,
  },
  'budae-jjigae': {
    title: '부대찌개 밀키트 (3인분)',
    titleEn: 'Army stew kit (serves 3)',
    desc: '햄과 소시지, 콩, 라면 사리까지 다 들어 있어요. 식탁에서 보글보글 끓여 드세요.',
    descEn:
      'Ham, sausages, beans and instant noodles in a spicy broth. Cook it bubbling at the table.',
    steps: [
      '넓은 냄비에 재료를 둘러 담고 육수를 부어 주세요.',
      '센불에서 10분 끓여 주세요.',
      '라면 사리를 넣고 3분 더 끓여 주세요.',
    ],
    stepsEn: [
      'Arrange everything in a wide pot and pour in the broth.',
      'Boil over high heat for 10 minutes.',
      'Add the noodles and cook for 3 more minutes.',
    ],
    price: 27.5,
    photoCount: 1,
  },
  dakbokkeumtang: {
    title: '닭볶음탕 (3인분)',
    titleEn: 'Spicy braised chicken (serves 3)',
    desc: '토막 낸 닭에 감자와 당근을 큼직하게 넣고 매콤달콤하게 졸였어요. 남은 양념에는 밥을 볶아 드세요.',
    descEn:
      'Chicken on the bone with big pieces of potato and carrot in a sweet and spicy sauce. Fry rice in what is left.',
    steps: [
      '냄비에 담고 물 반 컵을 넣어 주세요.',
      '뚜껑을 덮고 중불에서 12분 끓여 주세요.',
      '뚜껑을 열고 국물을 3분 졸여 주세요.',
    ],
    stepsEn: [
      'Put into a pot with half a cup of water.',
      'Cover and cook over medium heat for 12 minutes.',
      'Take off the lid and reduce the sauce for 3 minutes.',
    ],
    price: 28,
    photoCount: 1,
  },
  bulgogi: {
    title: '소불고기 (500g)',
    titleEn: 'Beef bulgogi (500 g)',
    desc: '얇게 썬 소고기를 배와 양파를 간 양념에 하루 재웠어요. 버섯과 함께 볶으면 아이들도 잘 먹어요.',
    descEn:
      'Thin beef marinated for a day in grated pear, onion and soy. Pan-fry with mushrooms; children love it.',
    steps: [
      '냉장실에서 반나절 녹여 주세요.',
      '달군 팬에 고기를 펼쳐 센불에서 4분 볶아 주세요.',
      '양파와 버섯을 넣고 2분 더 볶아 주세요.',
    ],
    stepsEn: [
      'Thaw in the fridge for half a day.',
      'Spread in a hot pan and stir-fry over high heat for 4 minutes.',
      'Add onion and mushrooms and cook for 2 more minutes.',
    ],
    price: 22.5,
    photoCount: 3,
  },
  'jeyuk-bokkeum': {
    title: '제육볶음 (500g)',
    titleEn: 'Spicy pork stir-fry (500 g)',
    desc: '앞다리살을 고추장 양념에 재워 불맛 나게 볶아 드시면 돼요. 쌈채소와 아주 잘 어울려요.',
    descEn:
      'Pork shoulder in gochujang marinade, ready for a hot pan. Wonderful wrapped in lettuce leaves.',
    steps: [
      '냉장실에서 반나절 녹여 주세요.',
      '센불에서 6분 볶아 주세요.',
      '대파를 넣고 1분 더 볶아 통깨를 뿌려 주세요.',
    ],
    stepsEn: [
      'Thaw in the fridge for half a day.',
      'Stir-fry over high heat for 6 minutes.',
      'Add spring onion, cook for 1 minute and sprinkle with sesame.',
    ],
    price: 19.5,
    photoCount: 1,
  },
  galbijjim: {
    title: '소갈비찜 (1kg)',
    titleEn: 'Braised beef short ribs (1 kg)',
    desc: '명절 상에 오르는 갈비찜이에요. 밤과 대추, 무를 넣어 뼈가 쏙 빠질 때까지 졸였어요.',
    descEn:
      'The dish of festive tables: short ribs braised with chestnuts, jujubes and radish until the bone slips out.',
    steps: [
      '냄비에 담아 약불에서 15분 데워 주세요.',
      '국물을 고기에 끼얹으며 데우면 윤기가 나요.',
      '은행과 지단은 마지막에 올려 주세요.',
    ],
    stepsEn: [
      'Warm in a pot over low heat for 15 minutes.',
      'Spoon the sauce over the meat as it warms so that it shines.',
      'Top with ginkgo nuts and egg at the end.',
    ],
    price: 46,
    photoCount: 1,
  },
  'dak-galbi': {
    title: '춘천식 닭갈비 (600g)',
    titleEn: 'Chuncheon-style chicken galbi (600 g)',
    desc: '닭다리살에 양배추, 고구마, 떡을 넣어 철판에 볶아 먹는 맛 그대로예요.',
    descEn:
      'Boneless chicken thigh with cabbage, sweet potato and rice cakes in a spicy sauce, as from the iron plate.',
    steps: [
      '넓은 팬을 달궈 고기와 채소를 모두 올려 주세요.',
      '중불에서 10분, 타지 않게 볶아 주세요.',
      '남으면 밥과 김가루를 넣고 볶아 드세요.',
    ],
    stepsEn: [
      'Heat a wide pan and add meat and vegetables together.',
      'Cook over medium heat for 10 minutes, stirring often.',
      'Fry rice and seaweed in what is left.',
    ],
    price: 23.5,
    photoCount: 1,
  },
  bibimbap: {
    title: '나물 비빔밥 (1인분)',
    titleEn: 'Bibimbap with seasonal vegetables (serves 1)',
    desc: '다섯 가지 나물과 소고기 볶음, 달걀 프라이를 담았어요. 고추장은 따로 드려요.',
    descEn:
      'Five seasoned vegetables, minced beef and a fried egg over rice. The gochujang comes separately.',
    steps: [
      '달걀과 고추장을 덜어내고 전자레인지에 2분 데워 주세요.',
      '달걀을 올리고 고추장을 한 숟갈 넣어 주세요.',
      '참기름을 두르고 골고루 비벼 드세요.',
    ],
    stepsEn: [
      'Take out egg and sauce, then microwave for 2 minutes.',
      'Put the egg back and add a spoonful of gochujang.',
      'Add sesame oil and mix well.',
    ],
    price: 16,
    photoCount: 3,
  },
  'kongnamul-guk': {
    title: '콩나물국 (2인분)',
    titleEn: 'Soybean sprout soup (serves 2)',
    desc: '멸치와 다시마로 낸 육수에 아삭한 콩나물을 넣었어요. 고춧가루를 조금 풀면 해장에 좋아요.',
    descEn:
      'Crisp soybean sprouts in anchovy and kelp broth. Stir in a pinch of chilli flakes on a cold morning.',
    steps: ['뚜껑을 연 채로 5분 끓여 주세요.', '파와 고춧가루를 넣어 드세요.'],
    stepsEn: ['Boil without a lid for 5 minutes.', 'Add spring onion and chilli flakes to taste.'],
    price: 11.5,
    photoCount: 1,
  },
  chueotang: {
    title: '남원식 추어탕 (2인분)',
    desc: '미꾸라지를 곱게 갈아 시래기와 된장으로 끓였어요. 들깻가루를 듬뿍 넣어 드시면 기운이 나요.',
    steps: [
      '냉동 상태로 도착해요. 냉장실에서 하루 녹여 주세요.',
      '중불에서 8분 끓여 주세요.',
      '들깻가루와 산초를 취향껏 넣어 주세요.',
    ],
    price: 21.5,
    photoCount: 1,
  },
  'godeungeo-jorim': {
    title: '고등어 무조림 (2인분)',
    titleEn: 'Mackerel braised with radish (serves 2)',
    desc: '두툼한 무를 깔고 고등어를 매콤하게 졸였어요. 무가 더 맛있다는 분도 많아요.',
    descEn:
      'Mackerel braised in a spicy sauce over thick slices of radish. Some say the radish is the best part.',
    steps: [
      '냄비에 무가 아래로 가게 담아 주세요.',
      '물 반 컵을 넣고 중불에서 8분 졸여 주세요.',
      '국물을 끼얹어 가며 드세요.',
    ],
    stepsEn: [
      'Put into a pot with the radish at the bottom.',
      'Add half a cup of water and simmer for 8 minutes.',
      'Spoon the sauce over the fish and serve.',
    ],
    price: 18.5,
    photoCount: 1,
  },
  gamjatang: {
    title: '감자탕 (3인분)',
    titleEn: 'Pork bone and potato stew (serves 3)',
    desc: '돼지등뼈를 푹 삶아 살이 부드럽게 떨어져요. 감자와 우거지, 깻잎, 들깨를 듬뿍 넣었어요.',
    descEn:
      'Pork neck bones cooked until the meat falls off, with potatoes, cabbage leaves, perilla and ground seeds.',
    steps: [
      '냉동이면 하루 전에 냉장실로 옮겨 주세요.',
      '큰 냄비에서 15분 끓여 주세요.',
      '깻잎과 들깻가루를 올려 드세요.',
    ],
    stepsEn: [
      'If frozen, move to the fridge the day before.',
      'Boil in a large pot for 15 minutes.',
      'Top with perilla leaves and ground perilla seeds.',
    ],
    price: 32,
    photoCount: 1,
  },
  'parents-set': {
    title: '부모님 집밥 세트 (국 3 + 반찬 4)',
    titleEn: 'Meals for Mum and Dad set (3 soups, 4 sides)',
    desc: '미역국, 된장찌개, 갈비탕과 부드러운 반찬 네 가지예요. 짜지 않게, 드시기 좋은 크기로 준비해요.',
    descEn:
      'Seaweed soup, soybean stew, short rib soup and four soft side dishes. Lightly salted and cut small.',
    steps: [
      '국은 냉동실에, 반찬은 냉장실에 넣어 주세요.',
      '국은 드시기 전날 냉장실에서 녹여 주세요.',
      '반찬은 나흘 안에 드세요.',
    ],
    stepsEn: [
      'Keep soups in the freezer and side dishes in the fridge.',
      'Thaw a soup in the fridge the day before you eat it.',
      'Eat the side dishes within four days.',
    ],
    price: 79,
    photoCount: 1,
    noPoint: true,
  },
};
