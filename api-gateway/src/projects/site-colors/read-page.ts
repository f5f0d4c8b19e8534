import { Parser } from 'htmlparser2';

/** What of a page tells its colors. */
export interface PageStyles {
  readonly themeColors: readonly string[];
  /** Texts of style elements and attributes. */
  readonly styles: readonly string[];
  /** Addresses of stylesheets, in their order. */
  readonly sheets: readonly URL[];
}

/** Reads a page's own styles and where the others are. Scripts are not run. */
export const readPage = (html: string, base: URL): PageStyles => {
  const themeColors: string[] = [];
  const styles: string[] = [];
  const sheets: URL[] = [];
  let isStyle = false;
  const parser = new Parser({
    onopentag: (name, { style, ...attributes }) => {
      isStyle = name === 'style';
      if (style) styles.push(style);
      if (name === 'meta' && /^(theme-color|msapplication-tilecolor)$/i.test(attributes['name'] ?? '')) themeColors.push(attributes['content'] ?? '');
      if (name === 'link' && /(^|\s)stylesheet(\s|$)/i.test(attributes['rel'] ?? '') && URL.canParse(attributes['href'] ?? '', base.href)) sheets.push(new URL(attributes['href']!, base));
    },
    ontext: (text) => void (isStyle && styles.push(text)),
    onclosetag: () => void (isStyle = false),
  });
  parser.end(html);
  return { themeColors, styles, sheets };
};
