/** An opening tag with a `style` attribute, as React writes it: every `<`, `>` and `"` of a value is escaped. */
const STYLED_TAG = /(<[a-z][^<>]*?) style="([^"]*)"/gi;

/** Text of an attribute as React writes it. */
const unescaped = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** These could end the rule or the element. Such a style waits for the script; React never writes one. */
const fitsInRule = (text: string): boolean => !/[<{}\\\n]/.test(text);

/** Two ids outweigh every selector of a stylesheet, as an attribute would. */
const ruleOf = (text: string): string => `#root#root [data-style="${text.replaceAll('"', '\\"')}"]{${text}}`;

export interface WithoutInlineStyles {
  readonly html: string;
  /** The same styles as one stylesheet, for as long as the script has not run; empty where there were none. */
  readonly css: string;
}

/**
 * Moves the `style` attributes of prerendered HTML into `data-style` and one stylesheet. A policy can allow attributes
 * only by one hash each, in a header that grew beyond what proxies take; a stylesheet takes one hash.
 */
export const withoutInlineStyles = (html: string): WithoutInlineStyles => {
  const texts = new Set<string>();
  const moved = html.replaceAll(STYLED_TAG, (_tag, start: string, escaped: string) => {
    texts.add(unescaped(escaped));
    return `${start} data-style="${escaped}"`;
  });
  return { html: moved, css: [...texts].filter(fitsInRule).map(ruleOf).join('\n') };
};

/**
 * Runs at the end of the prerendered HTML, before React: gives each element the style that was rendered. Scripts may set
 * styles under any policy, so hydration finds the page as the server rendered it.
 */
export const INLINE_STYLES_CODE = `document.querySelectorAll("[data-style]").forEach(function(node){
node.style.cssText=node.dataset.style;node.removeAttribute("data-style")
});
`;
