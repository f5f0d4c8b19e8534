import type { LogoFiles } from '@fifteen/contracts';
import type { RadioOption } from '@fifteen/web/ui';

type Variant = LogoFiles['variants'][number];

export const ARRANGEMENT_OPTIONS: readonly RadioOption<Variant['arrangement']>[] = [
  { value: 'primary', label: 'As designed' },
  { value: 'horizontal', label: 'Side by side' },
  { value: 'stacked', label: 'Stacked' },
  { value: 'symbol', label: 'Symbol alone' },
  { value: 'wordmark', label: 'Name alone' },
];

export const COLORING_OPTIONS: readonly RadioOption<Variant['coloring']>[] = [
  { value: 'color', label: 'On its background' },
  { value: 'transparent', label: 'Without a background' },
  { value: 'dark', label: 'One dark color' },
  { value: 'light', label: 'One light color' },
  { value: 'reversed', label: 'On the opposite background' },
];

export const FORMAT_WORDS: Readonly<Record<Variant['files'][number]['format'], string>> = {
  svg: 'For the web and designers',
  pdf: 'For print and letters',
  eps: 'For sign makers',
  png: 'For documents and posts',
};
