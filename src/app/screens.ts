import { type ComponentType, createElement, lazy, useState } from 'react';

export interface Screen {
  Component: ComponentType;
  /** Starts to load the screen's code while something else is still pending. */
  load: () => Promise<unknown>;
}

/**
 * Renders a loaded screen synchronously. `lazy` alone always suspends once, and that moment would discard the
 * prerendered screen, and a tap on it.
 */
function screen(load: () => Promise<{ default: ComponentType }>): Screen {
  const Later = lazy(load);
  let Ready: ComponentType | undefined;
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: called once a screen at module level, as `lazy` is
    Component: function LoadedScreen() {
      const [Part] = useState(() => Ready ?? Later);
      return createElement(Part);
    },
    load: async () => {
      Ready = (await load()).default;
    },
  };
}

/** Each screen is one chunk. */
export const screens = {
  languageSelect: screen(() => import('../routes/language-select.tsx')),
  dateSelect: screen(() => import('../routes/date-select.tsx')),
  dateDetail: screen(() => import('../routes/date-detail.tsx')),
  inputAddr: screen(() => import('../routes/input-addr.tsx')),
  viewInvoice: screen(() => import('../routes/view-invoice.tsx')),
  message: screen(() => import('../routes/message.tsx')),
  privacy: screen(() => import('../routes/privacy.tsx')),
  pay: screen(() => import('../routes/pay.tsx')),
  stop: screen(() => import('../routes/stop.tsx')),
  staff: screen(() => import('../routes/staff.tsx')),
  notFound: screen(() => import('../routes/not-found.tsx')),
};

/** Whether a prerendered page's name is one of the screens (tools/dev/web/prerendered-pages.ts). */
export function isScreenName(name: string | undefined): name is keyof typeof screens {
  return name !== undefined && Object.hasOwn(screens, name);
}
