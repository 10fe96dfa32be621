/**
 * The states whose top dialog asks for a confirmation: it has a button that does what was asked for. The tests of all
 * states tell when one is missing here.
 */
export const confirmations = [
  'delete-account',
  'order-cancel',
  'order-concern',
  'order-confirm',
  'order-too-small',
  'comparison',
  'staff-close',
  'staff-customer-block',
  'staff-customer-delete',
  'staff-date-hide',
  'staff-date-tell',
  'staff-exception-refund',
  'staff-inbox-handle',
  'staff-menu-price',
  'staff-pay-link-cancel',
  'staff-refund-preview',
];
