/**
 * The oldest supported browsers, in the format of Vite's `build.target`: Safari on iOS 16.4, and Chromium
 * 111, on which Samsung Internet 22 is based. KakaoTalk's in-app browser is the phone's web view, which is
 * never older.
 */
export const buildTarget = ['safari16.4', 'chrome111'];
