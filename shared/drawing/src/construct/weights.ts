import { DrawingError } from '../budget.ts';
import type { Shape } from '../shape.ts';

/** How much of its own stroke a shape may gain or lose: beyond that it becomes another form. */
const MOST_CHANGE = 0.6;
const ENOUGH = 0.002;

/** The shape with its outline moved until its typical stroke is `stem` units wide. Refuses more than 60 % of the stroke it has. */
export function withStem(shape: Shape, stem: number): Shape {
  const own = shape.stem;
  if (own === 0 || Math.abs(stem / own - 1) > MOST_CHANGE) throw new DrawingError(`A shape with strokes of ${own.toFixed(0)} units cannot have strokes of ${stem.toFixed(0)}: that is another form.`);
  let grown = shape;
  let distance = 0;
  for (let i = 0; i < 8 && Math.abs(grown.stem / stem - 1) > ENOUGH; i += 1) {
    distance += (stem - grown.stem) / 2;
    grown = shape.grow(distance, 'miter');
  }
  return grown;
}

/** Two shapes with the stroke of the heavier one: the lighter one is measured and grown. */
export function matchWeights(one: Shape, other: Shape): [Shape, Shape] {
  return one.stem < other.stem ? [withStem(one, other.stem), other] : [one, withStem(other, one.stem)];
}
