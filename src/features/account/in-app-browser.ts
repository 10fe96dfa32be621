/** Whether this is KakaoTalk's in-app browser, where Google refuses to sign in (spec §8). */
export function inKakaoTalk(userAgent: string): boolean {
  return /KAKAOTALK/i.test(userAgent);
}

/** KakaoTalk's URL scheme that opens a page in the phone's browser. */
export function openOutside(url: string): string {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
