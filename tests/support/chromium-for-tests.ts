/** The Chromium that tests drive. */
export {
  CHROMIUM_ARGS,
  chromiumPath,
  installDebianPackages,
  onPath,
  requirePdfTools,
  SHORT_VISIT_ARGS,
} from '../../tools/dev/browser/chromium.ts';
