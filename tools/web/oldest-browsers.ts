/**
 * The oldest browsers that customers use, as Vite names them in `build.target`: Safari on iOS 16.4, and Chromium 111,
 * which Samsung Internet 22 is made of. KakaoTalk's in-app browser is the phone's web view, never older than these.
 */
export const buildTarget = ['safari16.4', 'chrome111'];
