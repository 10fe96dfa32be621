import type { ComponentType } from 'react';
import type { DialogRequest } from '../screen-state/dialogs.ts';

export type DialogKind = DialogRequest['kind'];
type DialogProps<Kind extends DialogKind> = Omit<Extract<DialogRequest, { kind: Kind }>, 'kind'> & {
  onClose: () => void;
};

/** Maps each kind of dialog to a loader; the component's props must match its request. */
type Loaders = {
  [Kind in DialogKind]: () => Promise<ComponentType<DialogProps<Kind>>>;
};

/** The component of each dialog, loaded when the dialog is first opened. */
export const dialogComponents: Loaders = {
  drawer: async () => (await import('./drawer/app-drawer.tsx')).AppDrawer,
  login: async () => (await import('./sign-in/sign-in-dialog.tsx')).SignInDialog,
  'forgot-password': async () =>
    (await import('../features/account/forgot-password-dialog.tsx')).ForgotPasswordDialog,
  profile: async () => (await import('../features/account/profile-dialog.tsx')).ProfileDialog,
  'own-data': async () => (await import('../features/account/own-data-dialog.tsx')).OwnDataDialog,
  'delete-account': async () =>
    (await import('../features/account/delete-account-dialog.tsx')).DeleteAccountDialog,
  'in-app-browser': async () =>
    (await import('../features/account/in-app-browser-dialog.tsx')).InAppBrowserDialog,
  'unsent-marks': async () =>
    (await import('../features/account/unsent-marks-dialog.tsx')).UnsentMarksDialog,
  'delivery-info': async () =>
    (await import('../features/delivery/delivery-info-dialog.tsx')).DeliveryInfoDialog,
  recipient: async () =>
    (await import('../features/delivery/delivery-info-dialog.tsx')).RecipientDialog,
  'order-history': async () =>
    (await import('../features/history/order-history-dialog.tsx')).OrderHistoryDialog,
  receipt: async () => (await import('../features/history/receipt-dialog.tsx')).ReceiptDialog,
  invoice: async () => (await import('../features/invoices/invoice-dialog.tsx')).InvoiceDialog,
  'point-history': async () =>
    (await import('../features/points/point-history-dialog.tsx')).PointHistoryDialog,
  'edit-order': async () =>
    (await import('../features/ordering/edit/edit-order-dialog.tsx')).EditOrderDialog,
  'cancel-order': async () =>
    (await import('../features/history/cancel-order-dialog.tsx')).CancelOrder,
  'ask-shop': async () => (await import('../features/history/ask-shop-dialog.tsx')).AskShopDialog,
  'order-done': async () =>
    (await import('../features/ordering/submit/order-done-dialog.tsx')).OrderDoneDialog,
  'same-again': async () =>
    (await import('../features/history/same-again-dialog.tsx')).SameAgainDialog,
  'how-to-cook': async () =>
    (await import('../features/cooking/how-to-cook-dialog.tsx')).HowToCookDialog,
  announcement: async () =>
    (await import('../features/announcements/announcement-dialog.tsx')).AnnouncementDialog,
};
