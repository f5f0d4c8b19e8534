import { idea } from '../../idea.ts';

/** An adhesive bandage that has the shape of a bone. */
export const boneBandage = idea({
  id: 'bone-bandage',
  title: 'Good as new',
  says: 'The dog’s bone is a bandage.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['veterinary'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.042 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { knuckle: { label: 'Roundness of the ends', min: 0.9, max: 1.12, usual: 1 } },
  draw: (d, { look, params }) => {
    const size = look === 'seal' ? 0.8 : 1;
    const r = 148 * params['knuckle']!;
    const gap = 24;
    const bone = d.union(d.rect(-400, -138, 800, 276), d.mirror(d.circle(410, -118, r).union(d.circle(410, 118, r)))).round(0, 46);
    const tilt = -38;
    const half = 150;
    const pad = bone.intersect(d.rect(-half, -300, 2 * half, 600));
    const dots = d.union(...[[0, 0], [-68, -60], [68, -60], [-68, 60], [68, 60]].map(([x, y]) => d.circle(x!, y!, 27)));
    if (look === 'line') {
      const pen = 42;
      const seams = d.union(d.rect(-half - pen / 2, -300, pen, 600), d.rect(half - pen / 2, -300, pen, 600)).intersect(bone);
      return [d.layer('bone', bone.rim(pen, 'round').union(seams).rotate(tilt), 'main', { mono: 'ink' }), d.layer('dots', dots.rotate(tilt), 'second', { mono: 'ink' })];
    }
    const ends = bone.subtract(d.rect(-half - gap, -300, 2 * (half + gap), 600));
    if (look === 'seal') {
      const cut = ends.union(pad.subtract(dots)).scale(size).rotate(tilt);
      return [d.layer('seal', d.circle(0, 0, 500).subtract(cut), 'main')];
    }
    return [d.layer('bone', ends.rotate(tilt), 'main'), d.layer('pad', pad.subtract(dots).rotate(tilt), 'second', { mono: 'ink' })];
  },
});
