import type { KitFile } from '@fifteen/contracts';

/** The order of the page. The first has no name in its files: it is the logo as designed. */
export const ARRANGEMENTS = [
  { value: 'primary', label: 'As designed' },
  { value: 'horizontal', label: 'Side by side' },
  { value: 'stacked', label: 'Stacked' },
  { value: 'symbol', label: 'Symbol alone' },
  { value: 'wordmark', label: 'Name alone' },
] as const;
export type Arrangement = (typeof ARRANGEMENTS)[number]['value'];

const COLORINGS = [
  { value: 'color', label: 'On its background' },
  { value: 'transparent', label: 'Without a background' },
  { value: 'dark', label: 'One dark color' },
  { value: 'light', label: 'One light color' },
  { value: 'reversed', label: 'On the opposite background' },
  { value: 'on-dark', label: 'In color, for dark backgrounds' },
] as const;
export type Coloring = (typeof COLORINGS)[number]['value'];

export const FORMATS = ['svg', 'pdf', 'eps', 'png', 'jpg'] as const;
export type Format = (typeof FORMATS)[number];

export interface LogoVariant {
  readonly coloring: Coloring;
  readonly label: string;
  readonly files: Partial<Record<Format, KitFile>>;
}

const ENDING = /(?:-(horizontal|stacked|symbol|wordmark))?-(color|transparent|on-dark|dark|light|reversed)\.(svg|pdf|eps|png|jpg)$/;

/** One form of the logo in every coloring; what the engine could not draw so is left out. */
export const variantsOf = (files: readonly KitFile[], arrangement: Arrangement): LogoVariant[] =>
  COLORINGS.flatMap(({ value, label }) => {
    const found = files.flatMap((file) => {
      const [, form = 'primary', coloring, format] = ENDING.exec(file.name) ?? [];
      return form === arrangement && coloring === value ? [[format, file] as const] : [];
    });
    return found.length > 0 ? [{ coloring: value, label, files: Object.fromEntries(found) }] : [];
  });
