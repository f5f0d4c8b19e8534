import { formatHex, parse } from 'culori';
import type { SvgNode, SvgTree } from './svg-tree.ts';

/** What an element is painted with, by the names of the presentation attributes. */
export type SvgStyle = Readonly<Record<string, string>>;

const INHERITED = ['fill', 'fill-rule', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-linejoin', 'stroke-linecap', 'stroke-miterlimit', 'stroke-opacity', 'stroke-dasharray', 'color', 'visibility', 'clip-rule'] as const;
const OWN = ['opacity', 'display', 'clip-path', 'mask', 'filter', 'stop-color', 'stop-opacity', 'mix-blend-mode'] as const;
const KNOWN: ReadonlySet<string> = new Set([...INHERITED, ...OWN]);

const declarationsOf = (text: string): [string, string][] =>
  text.split(';').flatMap((each): [string, string][] => {
    const colon = each.indexOf(':');
    const name = each.slice(0, colon).trim().toLowerCase();
    return colon > 0 && KNOWN.has(name) ? [[name, each.slice(colon + 1).replace(/!important/i, '').trim()]] : [];
  });

/** Rules of a style sheet as drawing programs write them: one class, id or element a selector. */
const rulesOf = (css: string): Map<string, [string, string][]> => {
  const rules = new Map<string, [string, string][]>();
  for (const [, selectors = '', body = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]{1,2000})\{([^{}]*)\}/g)) {
    for (const selector of selectors.split(',').slice(0, 100)) {
      const key = selector.trim();
      if (/^[.#]?[\w-]+$/.test(key)) rules.set(key, [...(rules.get(key) ?? []), ...declarationsOf(body)]);
    }
  }
  return rules;
};

/** Gives each element its style, by attribute, rule and style attribute, on top of what it inherits. */
export const stylist = ({ css }: SvgTree): ((node: SvgNode, inherited: SvgStyle) => SvgStyle) => {
  const rules = rulesOf(css);
  return ({ name, attributes }, inherited) => {
    const classes = (attributes['class'] ?? '').split(/\s+/).filter(Boolean).slice(0, 20);
    const selectors = [name, ...classes.map((each) => `.${each}`), `#${attributes['id'] ?? ''}`];
    return Object.fromEntries([
      ...INHERITED.flatMap((key) => (inherited[key] === undefined ? [] : [[key, inherited[key]]])),
      ...[...KNOWN].flatMap((key) => (attributes[key] === undefined || attributes[key] === 'inherit' ? [] : [[key, attributes[key]]])),
      ...selectors.flatMap((selector) => rules.get(selector) ?? []),
      ...declarationsOf(attributes['style'] ?? ''),
    ]) as SvgStyle;
  };
};

/** A color as #rrggbb with its opacity; undefined for `none` and for anything that is not a color. */
export const colorOf = (value: string | undefined, current: string): { hex: string; alpha: number } | undefined => {
  if (value === undefined || /^(none|transparent|context-\w+)$/i.test(value)) return undefined;
  const color = parse(/^currentcolor$/i.test(value) ? current : value);
  return color && { hex: formatHex(color), alpha: color.alpha ?? 1 };
};
