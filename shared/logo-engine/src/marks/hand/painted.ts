import { type Path, boundsOf } from '../../geometry/index.ts';
import type { Layer } from '../../layers.ts';
import type { Drawing, Pen } from '../pen.ts';
import { type HandManner, byHand } from './by-hand.ts';
import { inked } from './ink-fill.ts';
import { islandsOf } from './islands.ts';

const MANNERS: readonly HandManner[] = ['contour', 'contour', 'ink', 'cut'];

/** The hand that the spec's `hand` names (each studio has its own), else one by chance. */
export const handOf = (pen: Pen): HandManner => pen.pick('hand', MANNERS);

/**
 * A drawing of clean areas as if painted: its first colour in the manner given, the others with a full brush or the
 * same knife. An area that would fall apart or close up by hand stays as it is.
 */
export const paintedByHand = ({ layers, strokeWidth, small }: Drawing, manner: HandManner, { chance }: Pen): Drawing => ({
  layers: layers.map(({ role, path, ...rest }, i) => ({ ...rest, role, path: role === 'a' ? paintedArea(path, manner, chance.fork(`painted ${i}`)) : paintedArea(path, manner === 'cut' ? 'cut' : 'ink', chance.fork(`painted ${i}`)) })),
  strokeWidth,
  ...(small && { small: small.map((layer, i): Layer => ({ ...layer, path: inked(layer.path, chance.fork(`small ${i}`)) })) }),
});

/** One area by hand; as it is where it would fall apart or close up. */
export function paintedArea(path: Path, manner: HandManner, chance: Pen['chance']): Path {
  const drawn = byHand(path, manner, chance);
  return manner === 'contour' || isAsBuilt(path, drawn) ? drawn : path;
}

const STEP = 20;
/** Largest change of an edge of the whole, in mark units. */
const STRAYED = 60;

/** As many pieces with as many holes, in the same place. */
function isAsBuilt(model: Path, drawn: Path): boolean {
  const [one, other] = [islandsOf(model, STEP), islandsOf(drawn, STEP)];
  const [before, after] = [boundsOf(model), boundsOf(drawn)];
  return (
    one.length === other.length &&
    one.reduce((sum, { holes }) => sum + holes.length, 0) === other.reduce((sum, { holes }) => sum + holes.length, 0) &&
    Math.abs(before.width - after.width) < STRAYED &&
    Math.abs(before.height - after.height) < STRAYED
  );
}
