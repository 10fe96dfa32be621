/** Names that pictures have on phones and computers; `[type, name]`, with the type that their browser gives. */
export const pictureNames: readonly (readonly [string, string])[] = [
  ['image/jpeg', 'IMG_4021.JPG'],
  ['image/jpeg', 'KakaoTalk_20261124_153012345_01.jpg'],
  ['image/jpeg', '20261124_153012.jpg'],
  ['image/jpeg', '스크린샷 2026-11-24 오후 3.30.12.jpeg'],
  ['image/jpeg', '김치찌개 (최종) (진짜최종).jpg'],
  // As a Mac writes Korean: each letter of a syllable by itself.
  ['image/jpeg', '돼지고기 김치찌개.jpg'.normalize('NFD')],
  ['image/jpeg', `${'아주긴이름'.repeat(60)}.jpg`],
  ['image/jpeg', `${'가'.normalize('NFD').repeat(100)}.jpg`],
  ['image/jpeg', '🍲👩‍👩‍👧 점심 🥢.jpg'],
  ['', '사진'],
  ['', 'image'],
  // Renamed, so that its name says another kind of picture.
  ['image/heic', 'IMG_0001.HEIC'],
  ['image/png', '국.사진.png.jpg'],
  ['image/jpeg', ' 100% #1 & ?·‘김치’ .jpg'],
  ['image/jpeg', '𠮷野家_\u202egpj.jpg'],
];
