import type { EDIT_GROUNDS, EDIT_LAYOUTS, EDIT_TREATMENTS, EditColour, FontList } from '@fifteen/contracts';

export const COLOUR_WORDS: Readonly<Record<EditColour, string>> = {
  name: 'Name',
  mark: 'Symbol',
  second: 'Second colour',
  background: 'Background',
};

export const GROUND_WORDS: Readonly<Record<(typeof EDIT_GROUNDS)[number], string>> = {
  white: 'White',
  paper: 'Light',
  dark: 'Dark',
  colour: 'Colour',
};

export const LAYOUT_WORDS: Readonly<Record<(typeof EDIT_LAYOUTS)[number], string>> = {
  left: 'Symbol first',
  right: 'Name first',
  above: 'Symbol on top',
  below: 'Name on top',
  plate: 'In a shape',
  badge: 'Badge',
};

export const TREATMENT_WORDS: Readonly<Record<(typeof EDIT_TREATMENTS)[number], string>> = {
  slice: 'Sliced',
  inline: 'Inline',
  lines: 'Lined',
  stencil: 'Stencil',
  shadow: 'Block shadow',
  drop: 'Drop shadow',
  round: 'Softened',
  skew: 'Leaning',
  rise: 'Rising',
  bulge: 'Bulging',
};

export const LIST_WORDS: Readonly<Record<FontList, string>> = {
  serif: 'Serif',
  sans: 'Sans',
  geometric: 'Geometric',
  rounded: 'Rounded',
  slab: 'Slab',
  script: 'Script',
  hand: 'Hand',
  condensed: 'Condensed',
  wide: 'Wide',
  retro: 'Retro',
  deco: 'Deco',
  tech: 'Technical',
  mono: 'Mono',
};
