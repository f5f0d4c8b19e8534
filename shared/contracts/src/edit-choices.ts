import type { EditOperation } from './edits.ts';

/** What the editor offers, apart from its schemas: pages read it without them. */

/** Most changes between a version and the next. */
export const EDIT_OPERATIONS_MAX = 200;
export const SYMBOL_QUERY_MAX = 60;

export const EDIT_COLOURS = ['name', 'mark', 'second', 'third', 'background'] as const;
export type EditColour = (typeof EDIT_COLOURS)[number];

/** Where the symbol is beside the name. */
export const EDIT_LAYOUTS = ['left', 'right', 'above', 'below'] as const;
export const EDIT_GROUNDS = ['white', 'paper', 'dark', 'color'] as const;
/** Longest line under the name, in characters. */
export const TAGLINE_MAX = 60;

/** Kinds of lettering that the list of fonts is sorted by; `drawn` are our own alphabets. */
export const FONT_LISTS = ['drawn', 'serif', 'sans', 'geometric', 'rounded', 'slab', 'script', 'hand', 'condensed', 'wide', 'retro', 'deco', 'tech', 'mono'] as const;
export type FontList = (typeof FONT_LISTS)[number];

/** Changes that are buttons: of each the editor tells whether it would do anything, and else why not. */
export const EDIT_BUTTONS: readonly EditOperation[] = [
  ...[1, -1].flatMap((steps): EditOperation[] => [
    { op: 'weight', steps },
    { op: 'tracking', steps },
    { op: 'corner', steps },
    { op: 'gap', steps },
    { op: 'size', target: 'mark', steps },
    { op: 'size', target: 'sub', steps },
  ]),
  ...(['upper', 'title', 'lower'] as const).map((letters): EditOperation => ({ op: 'case', case: letters })),
  ...EDIT_LAYOUTS.map((layout): EditOperation => ({ op: 'layout', layout })),
  ...EDIT_GROUNDS.map((ground): EditOperation => ({ op: 'ground', ground })),
  ...(['one', 'several'] as const).map((lines): EditOperation => ({ op: 'lines', lines })),
  ...(['remove', 'letter', 'other'] as const).map((change): EditOperation => ({ op: 'symbol', change })),
  { op: 'gradient', is: 'on' },
  { op: 'otherColors' },
  { op: 'swapColors' },
  { op: 'oneColor' },
  { op: 'flip' },
  { op: 'plain' },
];

/** The name of a change among others: "layout left". */
export const nameOfEdit = (operation: EditOperation): string => Object.values(operation).join(' ');
