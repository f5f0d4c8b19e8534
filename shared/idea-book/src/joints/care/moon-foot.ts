import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A crescent moon with five full moons beside it is the print of a bare foot. */
export const moonFoot = idea({
  id: 'moon-foot',
  title: 'First step on the moon',
  says: 'The crescent moon is the sole of a small foot.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['moon', 'night', 'dream'], trades: ['midwifery'] }, { things: ['foot', 'footprint'], trades: ['podiatry', 'midwifery', 'baby-products'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 36, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = 360;
    const sole = d.circle(0, 0, r).subtract(d.circle(-190, 50, 262)).round(50, 0);
    const sizes = [104, 78, 68, 60, 52];
    let turn = -158;
    const toes = sizes.map((size, i) => {
      if (i > 0) turn += ((sizes[i - 1]! + size + gap) / (r + gap + size)) * (180 / Math.PI);
      const [x, y] = polar(r + gap + size, turn);
      return d.circle(x, y, size);
    });
    if (look === 'line') {
      const pen = 42;
      return [d.layer('moon', sole.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes), 'second', { mono: 'ink' })];
    }
    if (look === 'seal') {
      const print = d.union(sole, ...toes).rotate(8).fit({ cx: 0, cy: 0, width: 700, height: 760 });
      return [d.layer('night', d.circle(0, 0, 520).subtract(print), 'main')];
    }
    return [d.layer('moon', sole, 'main', { mono: 'ink' }), d.layer('toes', d.union(...toes), 'second', { mono: 'ink' })];
  },
});
