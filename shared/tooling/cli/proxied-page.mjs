/** What the released remote drew, and the code that waits for it to take over. */
const DRAWN_ROOT = /<div id="root" data-prerendered>.*?<script>.*?<\/script>/s;
/** A still page's: the shell's own file is the first. */
const CODE_BLOCK = /<script type="application\/json" id="page-code">(.*?)<\/script>/;
const REGISTRY_BLOCK = /(<script[^>]*id="mfe-registry"[^>]*>)(.*?)(<\/script>)/s;

/** Nothing is drawn that could be read meanwhile. */
const runAtOnce = (_block, files) => {
  const [[path, integrity]] = JSON.parse(files);
  return `<script defer src="${path}" integrity="${integrity}" crossorigin="anonymous"></script>`;
};

/**
 * A page of another environment for a remote of this checkout: its preloads name the released files, and its drawing is of
 * the released code, so the browser renders again.
 * @param {string} html
 * @param {{ remote: string, registry: (given: object) => object }} ours `registry` puts our remote in
 */
export const proxiedPage = (html, { remote, registry }) =>
  html
    .replace(DRAWN_ROOT, '<div id="root"></div>')
    .replace(CODE_BLOCK, runAtOnce)
    .replaceAll(new RegExp(`<link[^>]*href="/r/${remote}/[^>]*>`, 'g'), '')
    .replace(REGISTRY_BLOCK, (_all, start, json, end) => start + JSON.stringify(registry(JSON.parse(json))).replaceAll('<', '\\u003c') + end);
