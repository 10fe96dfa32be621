import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

export interface Screen {
  Component: LazyExoticComponent<ComponentType>;
  /** Begins to load the screen's code while something else is still awaited. */
  load: () => Promise<unknown>;
}

function screen(load: () => Promise<{ default: ComponentType }>): Screen {
  return { Component: lazy(load), load };
}

/** One chunk a screen. */
export const screens = {
  languageSelect: screen(() => import('../routes/language-select.tsx')),
  dateSelect: screen(() => import('../routes/date-select.tsx')),
  dateDetail: screen(() => import('../routes/date-detail.tsx')),
  inputAddr: screen(() => import('../routes/input-addr.tsx')),
  viewInvoice: screen(() => import('../routes/view-invoice.tsx')),
  message: screen(() => import('../routes/message.tsx')),
  notFound: screen(() => import('../routes/not-found.tsx')),
};

/** Whether a written page names one of the screens (tools/web/written-pages.ts). */
export function isScreenName(name: string | undefined): name is keyof typeof screens {
  return name !== undefined && Object.hasOwn(screens, name);
}
