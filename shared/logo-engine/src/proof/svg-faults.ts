/** Largest SVG of a logo in bytes, and its most segments: beyond them it is heavy on the web and in an editor. */
export const MOST_BYTES = 40 * 1024;
export const MOST_SEGMENTS = 2600;

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

/** Whether an SVG is too heavy, in a word each. */
export const weightFaults = (svg: string): string[] => [
  ...(svg.length > MOST_BYTES ? [`${svg.length} bytes`] : []),
  ...(segmentsOf(svg) > MOST_SEGMENTS ? [`${segmentsOf(svg)} segments`] : []),
];

/** What an editor shows as nodes: a repeated command leaves its letter out, so that numbers are counted by command. */
export function segmentsOf(svg: string): number {
  let count = 0;
  for (const [, data = ''] of svg.matchAll(/ d="([^"]*)"/g)) {
    for (const [, letter = '', values = ''] of data.matchAll(/([mlhvqcz])([^mlhvqcz]*)/g)) {
      count += Math.round((values.match(NUMBER)?.length ?? 0) / (NUMBERS_OF[letter] ?? Infinity));
    }
  }
  return count;
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g;
const NUMBERS_OF: Readonly<Record<string, number>> = { l: 2, h: 1, v: 1, q: 4, c: 6 };
