/** What every screen needs, the start screen's few parts included. */
const base = new RegExp(
  [
    '/node_modules/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|i18next|react-i18next|use-sync-external-store|html-parse-stringify|void-elements|zustand|clsx)/',
    '/node_modules/lucide-react/dist/esm/(shared/|Icon\\.|createLucideIcon\\.|defaultAttributes\\.|context\\.)',
    '/node_modules/lucide-react/dist/esm/icons/(cooking-pot|phone|message-circle|message-square-text|mail|map-pin|clock)\\.',
    'vite/preload-helper',
    '/src/ui/(app-bar|button|button-class|empty-bowl|empty-state|page|spinner)\\.',
    '/src/features/shell/use-document-title\\.',
    '/src/features/content/(contact-links|content\\.module)',
    '/src/content/(start|contact)\\.ts',
    '/src/data/(dialogs|session|remembered-language|storage|documents/(load-sdk|when-idle|freshness))\\.ts',
    '/src/domain/(paths|language)\\.ts',
  ].join('|'),
);

/** What most screens but the start need: data, rules, and light building blocks. */
const shared = new RegExp(
  [
    '/src/domain/(dates|menu|money|date-card|announcement|cut-off|parse-each|delivery-area|same-value|firestore-json)\\.ts$',
    '/src/data/(documents/|(env|server-clock|use-clock|to-app-error|basket|announcements)\\.ts$)',
    '/src/ui/(badge|card|chip|icon-button|notice|skeleton|visually-hidden)\\.(tsx|module\\.css)$',
    '/src/features/shell/',
    '/src/features/content/(how-to-cook-button|product-info)',
    '/src/features/calendar/(countdown|cut-off|wait)\\.tsx$',
    '/src/features/announcements/(announcement-icon|announcement-list|announcement-notices|date-banners|use-announcements|announcements\\.module)\\.?',
    '/node_modules/zod/v4/(mini|core)/',
    '/node_modules/lucide-react/dist/esm/icons/(chevron-right|circle-check|circle-exclamation-point|info|menu|log-in|calendar|snowflake|tag)\\.',
  ].join('|'),
);

/** Sheets and forms: what a dialog is made of. */
const dialogs =
  /\/src\/ui\/(panel|sheet|confirm-dialog|field|field-error|input|text-field|checkbox|layer-history|use-close-on-back)\./;

/** An order's rules and the way to the stores. */
const orders =
  /\/src\/domain\/(order|order-[a-z]+|points|ledger-plan|user|delivery|sms-[a-z]+)\.ts$|\/src\/data\/(run-plan|place-order|order-context|form-draft|functions-client|use-user|issue-log)\.ts$/;

/**
 * Small modules that several screens share go into one file: on a slow phone a hundred files cost more
 * than a few unused kilobytes. Everything else is left to the bundler: one file a screen or dialog. A
 * group takes along what its modules import, so what every screen needs is settled first.
 */
export const chunkGroups = [
  { name: 'base', test: base, priority: 4 },
  { name: 'shop', test: shared, priority: 3 },
  { name: 'dialogs', test: dialogs, priority: 2 },
  { name: 'orders', test: orders, priority: 1 },
];
