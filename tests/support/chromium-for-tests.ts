/** The Chromium that tests drive. */
export {
  CHROMIUM_ARGS,
  chromiumPath,
  installDebianPackages,
  onPath,
  requirePdfTools,
} from '../../tools/dev/browser/chromium.ts';
