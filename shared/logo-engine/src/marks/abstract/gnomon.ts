import { difference, rect, rotate, roundedRect, times } from '../../geometry/index.ts';
import { layer } from '../pen.ts';
import type { AbstractMark } from './abstract-mark.ts';

/** Angles that grow out of one corner; the seed of the growth, or its last step, in the second colour. */
export const gnomon: AbstractMark = {
  id: 'gnomon',
  title: 'Growing square',
  tags: ['angular', 'stripes', 'tech', 'solid'],
  draw(pen) {
    const steps = pen.pick('steps', [2, 3]);
    const gap = pen.range('gap', 0.22, 0.5);
    const growth = pen.pick('growth', [1, 1.28]);
    const widths = times(steps, (i) => growth ** i);
    const core = pen.range('core', 1.2, 1.9);
    const unit = 1000 / (core + widths.reduce((sum, width) => sum + width + gap, 0));
    const turn = pen.pick('corner', [0, 90, 180, 270]);
    const accent = pen.pick('accent', ['core', 'edge']);
    let inner = core * unit;
    const angles = widths.map((width) => {
      const from = inner + gap * unit;
      inner = from + width * unit;
      return difference(rect(-500, 500 - inner, inner, inner), rect(-501, 501 - from, from, from));
    });
    const seed = pen.sharp ? rect(-500, 500 - core * unit, core * unit, core * unit) : roundedRect(-500, 500 - core * unit, core * unit, core * unit, core * unit * 0.12);
    const layers = [seed, ...angles].map((path, i) => layer((accent === 'core' ? i === 0 : i === steps) ? 'b' : 'a', rotate(path, turn)));
    return { layers, strokeWidth: unit };
  },
};
