import { chanceFrom } from '../../chance/chance.ts';
import { type Path, boundsOf, scale, transform, translate, union } from '../../geometry/index.ts';
import type { ColourRole } from '../../layers.ts';
import { type MarkContext, type MarkSpec, buildMark } from '../../marks/index.ts';
import type { FontLibrary } from '../../type/font-library.ts';
import type { Ink, Paint } from './picture.ts';

/** Where a mark stands and what it is painted with; roles that it lacks may be left out. */
export interface MarkPlace {
  x: number;
  y: number;
  /** Side of its box. */
  size: number;
  inks: Partial<Record<ColourRole, Ink>>;
}

export interface MarkWish extends Partial<Omit<MarkSpec, 'kind' | 'generator'>>, Pick<MarkSpec, 'kind' | 'generator'> {}

/** The engine's tools for a picture that is composed by hand. */
export interface Press {
  /** One line of type: starts at 0, stands on 0. Tracking in ems. */
  line(font: string, text: string, size: number, tracking?: number): Path;
  mark(wish: MarkWish, place: MarkPlace, context?: Partial<Pick<MarkContext, 'strokeWidth' | 'sharp' | 'hand' | 'initials'>>): Paint[];
}

/** The fonts must be ready. */
export const pressOf = (library: FontLibrary): Press => {
  const line: Press['line'] = (font, text, size, tracking = 0) =>
    union(...library.shape(font, text, { size, tracking }).map(({ outline }) => outline));
  return {
    line,
    mark: (wish, { x, y, size, inks }, changes = {}) => {
      const mark = buildMark(
        { seed: 'taste', ...wish },
        {
          strokeWidth: 70,
          chance: chanceFrom('taste'),
          initials: { first: '', second: '' },
          letter: (font, char) => line(font, char, 1000),
          sharp: false,
          ...changes,
        },
      );
      if (!mark) throw new Error(`The engine draws no ${wish.generator}`);
      return mark.layers.map(({ role, path }) => {
        const ink = inks[role];
        if (!ink) throw new Error(`${wish.generator} needs an ink for ${role}`);
        return { ink, path: translate(scale(path, size / 1000), x, y) };
      });
    },
  };
};

/** Moves a path so that its box is centred on x and its own baseline stands on y. */
export const centredAt = (path: Path, x: number, y: number): Path => translate(path, x - boundsOf(path).cx, y);

/** Moves a path so that its box begins at x and its own baseline stands on y. */
export const startingAt = (path: Path, x: number, y: number): Path => translate(path, x - boundsOf(path).x, y);

/** Scales a path to this width, with its box centred on x and its foot on y. */
export function stretchedTo(path: Path, width: number, x: number, y: number): Path {
  const box = boundsOf(path);
  const factor = width / box.width;
  return transform(path, factor, 0, 0, factor, x - box.cx * factor, y - (box.y + box.height) * factor);
}
