/**
 * The scripts written into a page, each on the lines where it stands; everything else is left blank.
 * JSON and scripts of their own file (`src`) are not among them.
 */
export function inlineScripts(html: string): string {
  let rest = 0;
  let scripts = '';
  for (const { 0: whole, 1: start = '', 2: script = '', index } of html.matchAll(
    /(<script(?![^>]*(?:\ssrc=|json))[^>]*>)(.*?)<\/script>/gs,
  )) {
    scripts += blank(html.slice(rest, index) + start) + script;
    rest = index + whole.length;
  }
  return scripts;
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
