/** A state whose top dialog asks, or why a dialog needs none. */
type Shown = string | { readonly why: string };

const informs: Shown = { why: 'it informs and has one button' };
const comesByItself: Shown = { why: 'an answer opens it, and no tap at the same place' };

/**
 * Every dialog that has a button which does what was asked for, by its file in src/features: the states in which it has just
 * opened, in the order of the file. What asks in the same words elsewhere counts once.
 */
export const dialogsThatConfirm: Readonly<Record<string, readonly Shown[]>> = {
  'account/delete-account-dialog.tsx': ['delete-account'],
  'account/unsent-marks-dialog.tsx': [{ why: 'of marks that a phone has no connection to send' }],
  'delivery/return-to-order.tsx': [{ why: 'it only leads back' }],
  'history/cancel-order-dialog.tsx': [informs, informs, 'order-cancel'],
  'invoices/issue-button.tsx': ['invoice-issue'],
  'ordering/edit/comparison-dialog.tsx': ['comparison'],
  'ordering/form/concern-dialog.tsx': ['order-concern'],
  'ordering/form/order-questions.tsx': [
    'order-confirm',
    { why: 'it asks before order-confirm, from the same button' },
    'order-too-small',
  ],
  'ordering/form/recipients-sheet.tsx': ['order-recipient-remove'],
  'ordering/form/same-door-question.tsx': [
    { why: 'it asks before order-confirm, from the same button' },
  ],
  'staff/common/changes/action-host.tsx': [comesByItself, comesByItself],
  'staff/common/changes/conflict-dialog.tsx': [comesByItself],
  'staff/common/changes/queue-problem.tsx': [comesByItself],
  'staff/common/date/date-state-button.tsx': ['staff-close', 'staff-date-hide'],
  'staff/common/dish/limit-dialog.tsx': ['staff-limit-ask'],
  'staff/common/restore-order-button.tsx': [informs, 'staff-restore-ask'],
  'staff/delivery/door-photo-button.tsx': ['staff-photo-remove'],
  'staff/delivery/renumber-button.tsx': ['staff-renumber'],
  'staff/delivery/send-times.tsx': ['staff-times-send'],
  'staff/inbox/handle-dialog.tsx': ['staff-inbox-handle'],
  'staff/more/announcements/take-down-button.tsx': ['staff-announcement-take-down'],
  'staff/more/closing/closing-form.tsx': ['staff-closing-ask'],
  'staff/more/codes/code-sheet.tsx': ['staff-code-ask'],
  'staff/more/customers/block-dialog.tsx': ['staff-customer-block'],
  'staff/more/customers/customer-points.tsx': ['staff-points-ask'],
  'staff/more/customers/personal-data.tsx': ['staff-customer-delete'],
  'staff/more/dates/remove-date-section.tsx': ['staff-date-remove'],
  'staff/more/dates/tell-opening-section.tsx': ['staff-date-tell'],
  'staff/more/log/undo-entry.tsx': ['staff-log-undo'],
  'staff/more/menus/delete-menu.tsx': ['staff-menu-delete'],
  'staff/more/menus/price-dialog.tsx': ['staff-menu-price'],
  'staff/orders/cancel-button.tsx': ['staff-pay-link-cancel'],
  'staff/orders/phone-order/move-order-button.tsx': [informs, 'staff-move-ask'],
  'staff/orders/phone-order/override-dialog.tsx': [{ why: 'a reason must be typed first' }],
  'staff/orders/phone-order/second-order-dialog.tsx': ['staff-order-second'],
  'staff/refunds/exception-refund.tsx': ['staff-exception-refund'],
  'staff/refunds/preview-dialog.tsx': ['staff-refund-preview'],
  'staff/refunds/request-card.tsx': ['staff-refund-decline'],
  'staff/refunds/retry-button.tsx': ['staff-refund-retry'],
  'staff/refunds/settle-button.tsx': ['staff-refund-settle'],
};

/** The states whose top dialog has just asked for a confirmation. */
export const confirmations: readonly string[] = Object.values(dialogsThatConfirm)
  .flat()
  .filter((shown) => typeof shown === 'string');
