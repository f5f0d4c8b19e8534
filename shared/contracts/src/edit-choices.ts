import type { EditOperation } from './edits.ts';

/** What the editor offers, apart from its schemas: pages read it without them. */

/** Most changes between a version and the next. */
export const EDIT_OPERATIONS_MAX = 200;
export const SYMBOL_QUERY_MAX = 60;

export const EDIT_COLOURS = ['name', 'mark', 'second', 'background'] as const;
export type EditColour = (typeof EDIT_COLOURS)[number];

/** Where the symbol stands to the name, or what holds the two. */
export const EDIT_LAYOUTS = ['left', 'right', 'above', 'below', 'plate', 'badge'] as const;
export const EDIT_GROUNDS = ['white', 'paper', 'dark', 'colour'] as const;
/** What can be done to letters; each is on or off. */
export const EDIT_TREATMENTS = ['slice', 'inline', 'lines', 'stencil', 'shadow', 'drop', 'round', 'skew', 'rise', 'bulge'] as const;

/** Kinds of lettering that the list of fonts is sorted by. */
export const FONT_LISTS = ['serif', 'sans', 'geometric', 'rounded', 'slab', 'script', 'hand', 'condensed', 'wide', 'retro', 'deco', 'tech', 'mono'] as const;
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
  ...EDIT_TREATMENTS.map((kind): EditOperation => ({ op: 'treatment', kind, is: 'on' })),
  ...(['remove', 'figure', 'letter'] as const).map((change): EditOperation => ({ op: 'symbol', change })),
  { op: 'gradient', is: 'on' },
  { op: 'otherColours' },
  { op: 'swapColours' },
  { op: 'oneColour' },
  { op: 'flip' },
  { op: 'plain' },
];

/** The name of a change among others: "layout left". */
export const nameOfEdit = (operation: EditOperation): string => Object.values(operation).join(' ');
