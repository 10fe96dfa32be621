import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigationType, useParams } from 'react-router-dom';
import { startSession } from '../data/customer/use-session.ts';
import { rememberedLanguage, rememberLanguage } from '../data/device/remembered-language.ts';
import {
  afterFirstPaint,
  holdBackgroundWork,
  markScreenDrawn,
} from '../data/documents/after-first-paint.ts';
import type { Language } from '../domain/lib/language.ts';
import { setLanguage } from '../i18n/i18n.ts';
import { useRouteLanguage } from '../i18n/use-route-language.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { preloadDialogs } from './open-dialog.tsx';
import { screenError } from './screen-error.tsx';
import { ScreenLoading } from './screen-loading.tsx';
import type { Screen } from './screens.ts';

/** A screen whose address names its language; an unknown one redirects to that last chosen on this phone, Korean at first. */
export function LocalizedScreen({ screen }: { screen: Screen }) {
  const language = useRouteLanguage();
  const { lang } = useParams();
  const location = useLocation();
  useEffect(() => {
    void startSession();
    void afterFirstPaint().then(preloadDialogs);
  }, []);
  useEffect(() => {
    if (lang === language) rememberLanguage(language);
  }, [lang, language]);
  if (lang !== language) {
    // In capitals it is meant as well.
    const meant = lang?.toLowerCase() === language ? language : rememberedLanguage();
    const pathname = location.pathname.replace(/^(\/[^/]+\/)[^/]+/, `$1${meant}`);
    return <Navigate replace to={{ ...location, pathname }} />;
  }
  return <TranslatedScreen screen={screen} language={language} />;
}

/** A screen whose address names no language uses the given one, else the one last chosen on this phone. */
export function ScreenWithoutLanguage({
  screen,
  language = rememberedLanguage(),
}: {
  screen: Screen;
  language?: Language;
}) {
  return <TranslatedScreen screen={screen} language={language} />;
}

/**
 * Shows the screen once its translations are loaded; the screen's code loads in parallel. From then on a screen whose address
 * names no language may take that of what it shows.
 */
function TranslatedScreen({ screen, language }: { screen: Screen; language: Language }) {
  const { i18n } = useTranslation();
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const [translationsFailed, setTranslationsFailed] = useState(false);
  const [begun, setBegun] = useState<{ screen: Screen; language: Language }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new screen, new parameters are not
  useLayoutEffect(() => {
    // A new screen starts at its top; on back and forward the browser restores the position.
    if (navigation !== 'POP') scrollTo(0, 0);
  }, [pathname]);
  useEffect(() => {
    setTranslationsFailed(false);
    const words = setLanguage(language);
    words.then(
      () => setBegun({ screen, language }),
      () => setTranslationsFailed(true),
    );
    // A failed load is reported when the screen itself is rendered.
    holdBackgroundWork(Promise.all([words, screen.load()]));
  }, [screen, language]);
  if (translationsFailed) return screenError('not-loaded');
  const isBegun = begun?.screen === screen && begun.language === language;
  if (!isBegun && i18n.language !== language) return <ScreenLoading />;
  return (
    <ErrorBoundary of={pathname} fallback={screenError}>
      <Suspense fallback={<ScreenLoading />}>
        <screen.Component />
        <Drawn />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Rendered after the screen, so that its effect runs after the screen's own effects. */
function Drawn(): null {
  useEffect(markScreenDrawn, []);
  return null;
}
