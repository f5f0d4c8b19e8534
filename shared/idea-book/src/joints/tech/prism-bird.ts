import type { Point } from '@fifteen/drawing';
import { idea } from '../../idea.ts';
import { polar } from '../trust/parts.ts';

/** A prism that is a bird: the light goes in as its beak and comes out as its tail. */
export const prismBird = idea({
  id: 'prism-bird',
  title: 'Bird of many colors',
  says: 'A ray of light meets the prism as a beak and leaves it as the feathers of a tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'light', 'rainbow', 'feather', 'prism'] }, { things: ['prism'], trades: ['physics', 'laboratory'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 3, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 3, stem: 0.042 },
  },
  params: { fan: { label: 'Fan', min: 13, max: 18, usual: 15 } },
  draw: (d, { look, params }) => {
    const [gap, pen, fan] = [26, 42, params['fan']!];
    const body = d.polygon([[-330, 300], [0, -300], [330, 300]], 26);
    const beak = d.polygon([[-560, -10], [-60, -110], [-60, 60]]).gapFrom(body, gap).round(8, 0);
    const eye = d.circle(-20, -90, 44);
    const hinge: Point = [40, -60];
    const from = 2;
    const fanned = d.sector(hinge[0], hinge[1], 640, from, from + 3 * fan).gapFrom(body, gap);
    const cuts = d.union(...[1, 2].map((i) => d.polyline([hinge, polar(900, from + i * fan, hinge)]).stroke(gap)));
    const feathers = fanned.subtract(cuts).round(8, 0).pieces().toSorted((one, other) => one.bounds.cy - other.bounds.cy);
    if (look === 'line') return [d.layer('prism', body.rim(pen, 'round').union(d.circle(-10, -60, 36)), 'main', { mono: 'ink' }), d.layer('beak', beak, 'main', { mono: 'ink' }), ...feathers.map((one, i) => d.layer(`feather ${i + 1}`, one, (['third', 'second', 'main'] as const)[i]!, { mono: 'ink' }))];
    if (look === 'cut') return [d.layer('bird', d.union(body.subtract(eye), beak, ...feathers), 'main')];
    return [d.layer('prism', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' }), ...feathers.map((one, i) => d.layer(`feather ${i + 1}`, one, (['second', 'third', 'main'] as const)[i]!, { mono: 'ink' }))];
  },
});
