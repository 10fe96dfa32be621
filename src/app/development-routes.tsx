import { lazy, Suspense } from 'react';
import { Route } from 'react-router-dom';

/** Pages for developers; a production build contains neither them nor their code. */
export const developmentRoutes = import.meta.env.DEV ? styleguideRoute() : null;

function styleguideRoute() {
  const Styleguide = lazy(async () => ({
    default: (await import('../ui/styleguide.tsx')).Styleguide,
  }));
  return (
    <Route
      path="/styleguide"
      element={
        <Suspense>
          <Styleguide />
        </Suspense>
      }
    />
  );
}
