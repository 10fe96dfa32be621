/** KakaoTalk's own browser, where Google refuses to sign anybody in (spec §8). */
export function inKakaoTalk(userAgent: string): boolean {
  return /KAKAOTALK/i.test(userAgent);
}

/** KakaoTalk's address for "open this in the phone's browser". */
export function openOutside(url: string): string {
  return `kakaotalk://web/openExternal?url=${encodeURIComponent(url)}`;
}
