/**
 * The oldest browsers that customers use: Safari on iOS 16.4, and Chromium 111, which Samsung Internet
 * 22 is made of. KakaoTalk's in-app browser is the phone's web view, never older than these two. The
 * build and the compatibility check both go by this.
 */
export const oldest = { safari: '16.4', chromium: '111', samsungInternet: '22' } as const;

/** As Vite names them in `build.target`. */
export const buildTarget = [`safari${oldest.safari}`, `chrome${oldest.chromium}`];
