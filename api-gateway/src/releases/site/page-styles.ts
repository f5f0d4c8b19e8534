/** The text of stylesheets by the path of their file. */
export type Styles = Readonly<Record<string, string>>;

const STYLESHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g;

/** What could end the element, or begin another, stays a file. */
const fitsIn = (text: string): boolean => !text.includes('<');

const pathOf = (link: string): string => / href="([^"]+)"/.exec(link)?.[1] ?? '';

/**
 * Puts stylesheets into the page in place of their links, so that it is seen as soon as it has come. `data-href` says to
 * the loader of styles that they are there.
 */
export const withStyles = (html: string, styles: Styles): string =>
  html.replaceAll(STYLESHEET, (link) => {
    const text = styles[pathOf(link)];
    return text !== undefined && fitsIn(text) ? `<style data-href="${pathOf(link)}">${text}</style>` : link;
  });
