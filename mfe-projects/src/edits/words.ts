import type { EDIT_GROUNDS, EDIT_LAYOUTS, EditColour, FontList } from '@fifteen/contracts';

export const COLOUR_WORDS: Readonly<Record<EditColour, string>> = {
  name: 'Name',
  mark: 'Symbol',
  second: 'Second color',
  third: 'Third color',
  background: 'Background',
};

export const GROUND_WORDS: Readonly<Record<(typeof EDIT_GROUNDS)[number], string>> = {
  white: 'White',
  paper: 'Light',
  dark: 'Dark',
  color: 'Color',
};

export const LAYOUT_WORDS: Readonly<Record<(typeof EDIT_LAYOUTS)[number], string>> = {
  left: 'Symbol first',
  right: 'Name first',
  above: 'Symbol on top',
  below: 'Name on top',
};

export const LIST_WORDS: Readonly<Record<FontList, string>> = {
  drawn: 'Drawn by us',
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
