import type { Allowance } from './finding.ts';

/** What the shop uses where it is there, and is none the worse without. */
const enhancements: readonly Allowance[] = [
  { feature: 'text-wrap', reason: 'lines break at another word' },
  { feature: 'cursor', reason: 'phones without a mouse show no pointer' },
  { feature: 'resize', reason: 'iOS has no corner to pull; the field scrolls' },
  { feature: 'scrollbar-width', reason: 'beside it stands ::-webkit-scrollbar for those without' },
  { feature: 'content-visibility', reason: 'only saves painting what is out of sight' },
  { feature: 'contain-intrinsic-size', reason: 'belongs to content-visibility' },
  { feature: '@page', reason: 'the printer keeps its own margins' },
  { feature: 'size', file: 'src/styles/base.css', reason: 'belongs to @page' },
  { feature: 'img[fetchpriority]', reason: 'a hint; the picture comes a moment later' },
  {
    feature: 'input[autocapitalize]',
    reason: 'for keyboards on the screen; Safari on a Mac has none',
  },
];

/** Names that are newer only on objects which the shop hasn't got, or that are surely there. */
const sameNames: readonly Allowance[] = [
  { file: 'src/ui/page.tsx', feature: 'side', reason: 'a property of our own' },
  { file: 'src/domain/card-plan.ts', feature: 'exception', reason: "a temporary order's" },
  {
    file: 'src/data/documents/live-document.ts',
    feature: 'metadata',
    reason: "a Firestore snapshot's",
  },
  {
    file: 'src/app/new-version.ts',
    feature: 'controller',
    reason: "the service worker container's",
  },
  {
    file: 'src/app/new-version.ts',
    feature: 'serviceWorker',
    reason: 'asked for in keepOnPhone; who has a waiting worker has the container',
  },
];

/** Findings that stand for good; one that nothing needs any more is a problem itself. */
export const allowed: readonly Allowance[] = [...enhancements, ...sameNames];
