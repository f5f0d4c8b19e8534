import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** The mark of a claw: one blade, three times. */
export const threeSlashes = idea({
  id: 'three-slashes',
  title: 'It left its mark',
  says: 'The mark of a claw is one blade, struck three times.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['claw'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { width: { label: 'Width of the blades', min: 9, max: 13, usual: 11 } },
  draw: (d, { look, params }) => {
    const bulge = params['width']! / 100;
    const slash = (x: number, y: number, size: number) => d.leaf([150, -520], [-150, 480], bulge * 0.4, bulge * 1.9).scale(size).move(x, y);
    const marks = [slash(-280, 60, 0.8), slash(0, 0, 1), slash(280, -20, 0.86)];
    if (look === 'line') return [d.layer('outer blades', d.union(contour(marks[0]!, 38), contour(marks[2]!, 38)), 'main'), d.layer('middle blade', marks[1]!, 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 500).subtract(d.union(...marks).scale(1.04).move(0, 0)).withoutSlivers(500), 'main')];
    return [d.layer('claw', d.union(...marks), 'main')];
  },
});
