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

const COLOURINGS = [
  { value: 'colour', label: 'On its background' },
  { value: 'transparent', label: 'Without a background' },
  { value: 'dark', label: 'One dark colour' },
  { value: 'light', label: 'One light colour' },
  { value: 'reversed', label: 'On the opposite background' },
] as const;
export type Colouring = (typeof COLOURINGS)[number]['value'];

export const FORMATS = ['svg', 'pdf', 'eps', 'png'] as const;
export type Format = (typeof FORMATS)[number];

export interface LogoVariant {
  readonly colouring: Colouring;
  readonly label: string;
  readonly files: Partial<Record<Format, KitFile>>;
}

const ENDING = /(?:-(horizontal|stacked|symbol|wordmark))?-(colour|transparent|dark|light|reversed)\.(svg|pdf|eps|png)$/;

/** One form of the logo in every colouring; what the engine could not draw so is left out. */
export const variantsOf = (files: readonly KitFile[], arrangement: Arrangement): LogoVariant[] =>
  COLOURINGS.flatMap(({ value, label }) => {
    const found = files.flatMap((file) => {
      const [, form = 'primary', colouring, format] = ENDING.exec(file.name) ?? [];
      return form === arrangement && colouring === value ? [[format, file] as const] : [];
    });
    return found.length > 0 ? [{ colouring: value, label, files: Object.fromEntries(found) }] : [];
  });
