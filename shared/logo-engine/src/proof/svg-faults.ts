const FORBIDDEN = /<text|<image|<filter|<use|<script|<style|href|NaN|Infinity|undefined|null/;
const WHOLE = /^<svg [^>]*viewBox="0 0 1000 1000">.*<\/svg>$/s;
/** The ground is a plain square; anything else is ink. */
const INK = /<path fill="[^"]+" fill-rule="evenodd" d="m/;

/** What is wrong with an SVG that the engine drew, in a word each; empty for a sound one. */
export function svgFaults(svg: string): string[] {
  const forbidden = FORBIDDEN.exec(svg)?.[0];
  return [
    ...(WHOLE.test(svg) ? [] : ['not a whole SVG']),
    ...(forbidden ? [`holds "${forbidden}"`] : []),
    ...(INK.test(svg) ? [] : ['empty']),
  ];
}
