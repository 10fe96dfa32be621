import { useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes } from '../domain/lib/paths.ts';
import '../i18n/i18n.ts';
import { ConnectionNotice } from './connection-notice.tsx';
import { DialogHost } from './dialog-host.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { forgetCustomersWhoLeave } from './forget-customer.ts';
import { screenError } from './screen-error.tsx';
import { LocalizedScreen, ScreenWithoutLanguage } from './screen-frame.tsx';
import { screens } from './screens.ts';
import { ShopToaster } from './shop-toaster.tsx';
import { SignedInWatch } from './signed-in-watch.tsx';

/** All screens of the shop, without a router: main.tsx and prerender.tsx each supply their own. */
export function Shop() {
  useEffect(forgetCustomersWhoLeave, []);
  return (
    <ErrorBoundary of="shop" fallback={screenError}>
      <Routes>
        <Route
          path={routes.languageSelect}
          element={<ScreenWithoutLanguage screen={screens.languageSelect} language="ko" />}
        />
        <Route path={routes.dateSelect} element={<LocalizedScreen screen={screens.dateSelect} />} />
        {[routes.dateDetail, routes.dateDetailStatus, routes.dateDetailReturn].map((path) => (
          <Route key={path} path={path} element={<LocalizedScreen screen={screens.dateDetail} />} />
        ))}
        <Route path={routes.inputAddr} element={<LocalizedScreen screen={screens.inputAddr} />} />
        <Route
          path={routes.viewInvoice}
          element={<ScreenWithoutLanguage screen={screens.viewInvoice} />}
        />
        <Route path={routes.privacy} element={<LocalizedScreen screen={screens.privacy} />} />
        <Route path={routes.message} element={<ScreenWithoutLanguage screen={screens.message} />} />
        <Route path={routes.pay} element={<ScreenWithoutLanguage screen={screens.pay} />} />
        <Route path={routes.stop} element={<ScreenWithoutLanguage screen={screens.stop} />} />
        <Route path="/staff/*" element={<ScreenWithoutLanguage screen={screens.staff} />} />
        <Route path="*" element={<ScreenWithoutLanguage screen={screens.notFound} />} />
      </Routes>
      <SignedInWatch />
      <DialogHost />
      <ConnectionNotice />
      <ShopToaster />
    </ErrorBoundary>
  );
}
