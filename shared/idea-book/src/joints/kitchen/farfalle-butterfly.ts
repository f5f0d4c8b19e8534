import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';

/** A piece of bow-tie pasta that is a butterfly. */
export const farfalleButterfly = idea({
  id: 'farfalle-butterfly',
  title: 'Farfalle means butterflies',
  says: 'A piece of bow-tie pasta is a butterfly, as its Italian name says.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['italian-restaurant'], things: ['pasta'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.038 },
    flight: { manner: 'cut', vibes: ['bold_abstract', 'gradient_modern'], traits: ['gradient'], colors: 2, stem: 0.06 },
  },
  params: { teeth: { label: 'Teeth of the edge', min: 5, max: 8, usual: 6 } },
  draw: (d, { look, params }) => {
    const gap = 20;
    const teeth = Math.round(params['teeth']!);
    const [from, to]: [Point, Point] = [[470, -330], [410, 290]];
    const edge = Array.from({ length: 2 * teeth + 1 }, (_, i): Point => {
      const t = i / (2 * teeth);
      return [from[0] + (to[0] - from[0]) * t + (i % 2 ? -44 : 0), from[1] + (to[1] - from[1]) * t];
    });
    const zigzag = edge.map(([x, y]) => `L${x} ${y}`).join('');
    const wing = d.path(`M0 -70C120 -80 300 -220 470 -330${zigzag}C290 210 130 70 0 60Z`).round(10, 4);
    const pinch = d.union(d.leaf([20, -22], [300, -110], 0.07), d.leaf([20, 22], [270, 90], 0.07));
    const pen = 38;
    const body = d.rect(-42, -130, 84, 260, 42);
    const feelers = d.mirror(d.line('M14 -100C30 -240 70 -330 170 -340').stroke(pen, { cap: 'round' }));
    const head = d.union(body, feelers);
    if (look === 'line') {
      const folds = d.mirror(d.polyline([[70, 0], [260, 0]]).stroke(pen, { cap: 'round' }));
      return [d.layer('pasta', d.mirror(wing.rim(pen, 'round').gapFrom(body, gap)).union(folds), 'main'), d.layer('body', head, 'second', { mono: 'ink' })];
    }
    const wings = d.mirror(wing.subtract(pinch).gapFrom(d.union(body, feelers), gap));
    if (look === 'flight') {
      const turn = (shape: typeof wings) => shape.rotate(-20);
      return [d.layer('pasta', turn(wings), { gradient: ['second', 'main'], from: [-440, 100], to: [440, -100] }), d.layer('body', turn(head), 'main', { mono: 'ink' })];
    }
    return [d.layer('pasta', wings, 'main'), d.layer('body', head, 'second', { mono: 'ink' })];
  },
});
