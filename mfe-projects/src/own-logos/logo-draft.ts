import { type CorrectedLogo, OWN_LOGO_COLORS_MAX, type ReadLogo } from '@fifteen/contracts';

export interface DraftColor {
  readonly hex: string;
  readonly name: string;
  /** Merged into another or taken out: it has no row any more. */
  readonly isGone?: true;
}

/** An uploaded logo while its owner corrects it. Places of colors and shapes never change, so that undo is a step back. */
export interface LogoDraft {
  readonly width: number;
  readonly height: number;
  readonly background: string;
  readonly colors: readonly DraftColor[];
  /** From back to front; without a color it is taken out. */
  readonly shapes: readonly { readonly color: number | null; readonly path: string }[];
  readonly symbol: readonly number[];
}

const WHITE = '#ffffff';
const DARK = '#17130f';
/** Sum of red, green and blue, weighted as the eye does, above which a color is light. */
const LIGHT = 200;

const lightnessOf = (hex: string): number =>
  0.299 * parseInt(hex.slice(1, 3), 16) + 0.587 * parseInt(hex.slice(3, 5), 16) + 0.114 * parseInt(hex.slice(5, 7), 16);

/** A transparent logo goes on white, or on dark where it is made of light colors. */
const backgroundFor = ({ background, colors }: ReadLogo): string =>
  background ?? (colors.every(({ hex }) => lightnessOf(hex) > LIGHT) ? DARK : WHITE);

export const draftOf = (logo: ReadLogo): LogoDraft => ({
  width: logo.width,
  height: logo.height,
  background: backgroundFor(logo),
  colors: logo.colors.map(({ hex, name }) => ({ hex, name })),
  shapes: logo.shapes,
  symbol: logo.symbols[0]?.shapes ?? [],
});

export const livingColors = ({ colors }: LogoDraft): { at: number; hex: string; name: string }[] =>
  colors.flatMap(({ hex, name, isGone }, at) => (isGone ? [] : [{ at, hex, name }]));

const withColor = (draft: LogoDraft, at: number, change: Partial<DraftColor>): LogoDraft => ({
  ...draft,
  colors: draft.colors.map((color, i) => (i === at ? { ...color, ...change } : color)),
});

const repainted = (draft: LogoDraft, from: number, to: number | null): LogoDraft => ({
  ...draft,
  shapes: draft.shapes.map((shape) => (shape.color === from ? { ...shape, color: to } : shape)),
});

export const recolored = (draft: LogoDraft, at: number, hex: string): LogoDraft => withColor(draft, at, { hex });
export const renamed = (draft: LogoDraft, at: number, name: string): LogoDraft => withColor(draft, at, { name });
export const merged = (draft: LogoDraft, at: number, into: number): LogoDraft => repainted(withColor(draft, at, { isGone: true }), at, into);
export const removed = (draft: LogoDraft, at: number): LogoDraft => repainted(withColor(draft, at, { isGone: true }), at, null);

/** Why the kit cannot be made of it yet; null where it can. */
export const problemOf = (draft: LogoDraft): string | null => {
  const { length } = livingColors(draft);
  if (length === 0) return 'Keep at least one color.';
  if (length <= OWN_LOGO_COLORS_MAX) return null;
  const over = length - OWN_LOGO_COLORS_MAX;
  return `A logo can have up to ${OWN_LOGO_COLORS_MAX} colors. Merge or remove ${over} more.`;
};

/** As the server takes it: only what is seen. */
export const correctedOf = (draft: LogoDraft): CorrectedLogo => {
  const living = livingColors(draft);
  const places = new Map(living.map(({ at }, place) => [at, place]));
  const shown = draft.shapes.flatMap(({ color, path }, at) => (color === null ? [] : [{ at, color: places.get(color) ?? 0, path }]));
  const symbol = new Set(draft.symbol);
  return {
    background: draft.background,
    colors: living.map(({ hex, name }, place) => ({ hex, name: name.trim() || `Color ${place + 1}` })),
    shapes: shown.map(({ color, path }) => ({ color, path })),
    symbol: shown.flatMap(({ at }, place) => (symbol.has(at) ? [place] : [])),
  };
};
