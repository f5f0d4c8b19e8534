import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A wreath of laurel: ten equal leaves along one circle. */
export const laurelRing = idea({
  id: 'laurel-ring',
  title: 'The wreath',
  says: 'Equal laurel leaves follow one circle and leave it open at the top.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['laurel', 'wreath'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.16 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 0.24, max: 0.3, usual: 0.28 } },
  draw: (d, { look, params }) => {
    const bulge = params['leaves']!;
    const at = (radius: number, degrees: number): [number, number] => [radius * Math.cos((degrees * Math.PI) / 180), radius * Math.sin((degrees * Math.PI) / 180)];
    const mirrored = (leaves: readonly ReturnType<typeof d.leaf>[]) => d.mirror(d.union(...leaves));
    if (look === 'cut') return [d.layer('wreath', mirrored([97, 134, 171, 208].map((from) => d.leaf(at(430, from), at(430, from + 36), bulge + 0.07))), 'main')];
    if (look === 'line') {
      const leaves = [96, 142, 188].map((from) => d.leaf(at(420, from), at(420, from + 44), 0.3));
      return [d.layer('leaves', mirrored(leaves.map((leaf) => contour(leaf, 42))), 'main'), d.layer('berry', d.circle(0, 420, 36), 'second')];
    }
    const angles = [98, 130, 162, 194, 226];
    const outer = mirrored(angles.map((from) => d.leaf(at(392, from), at(560, from + 26), bulge)));
    const inner = mirrored(angles.map((from) => d.leaf(at(372, from + 4), at(250, from + 38), bulge)));
    return [d.layer('outer leaves', outer, 'main'), d.layer('inner leaves', inner.gapFrom(outer, 24).withoutSlivers(900), 'second', { mono: 'ink' })];
  },
});
