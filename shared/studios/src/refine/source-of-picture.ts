import type { Layer, Shape } from '@fifteen/drawing';
import { MOST_SOURCE, type Picture } from '@fifteen/logo-engine';

/** Numbers of path data to a whole unit: a drawing is about 1,000 of them wide. */
const rounded = (path: string): string => path.replaceAll(/-?\d*\.?\d+(?:e[-+]?\d+)?/g, (number) => String(Math.round(Number(number)))).replaceAll(/\s*,\s*|\s+/g, ' ');

/**
 * A drawing of the book as a program that draws the same, for a model to change: its layers as path data. Undefined where
 * that is longer than a program may be.
 */
export function sourceOfPicture({ layers }: Picture): string | undefined {
  const source = `function draw(d, input) {\n  return [\n${layers.map((layer) => `    ${layerSource(layer)},`).join('\n')}\n  ];\n}`;
  return source.length <= MOST_SOURCE ? source : undefined;
}

function layerSource({ part, shape, paint, role, mono }: Layer): string {
  const options = [...(role === 'mark' ? [] : [`role: '${role}'`]), ...(mono === 'auto' ? [] : [`mono: '${mono}'`])];
  return `d.layer(${JSON.stringify(part)}, ${shapeSource(shape)}, ${JSON.stringify(paint)}${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`;
}

const pathSource = (shapes: readonly Shape[]): string => `d.path(${JSON.stringify(shapes.map((shape) => rounded(shape.toSvg())).join(''))})`;

/** In the language overlaps are filled: a piece with holes says so, and one within a hole is a piece of its own. */
function shapeSource(shape: Shape): string {
  const pieces = shape.pieces().map((piece) => ({ outline: piece.filled(), holes: piece.filled().subtract(piece).withoutSlivers().pieces() }));
  const whole = pieces.filter(({ holes }) => holes.length === 0).map(({ outline }) => outline);
  const sources = [...(whole.length > 0 ? [pathSource(whole)] : []), ...pieces.filter(({ holes }) => holes.length > 0).map(({ outline, holes }) => `${pathSource([outline])}.subtract(${pathSource(holes)})`)];
  return sources.length === 1 ? sources[0]! : `d.union(${sources.join(', ')})`;
}
