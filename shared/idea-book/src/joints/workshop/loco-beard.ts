import { idea } from '../../idea.ts';

/** The front of a locomotive is a gentleman in a top hat with a beard. */
export const locoBeard = idea({
  id: 'loco-beard',
  title: 'The old gentleman of the rails',
  says: 'The locomotive is a gentleman: its chimney is a top hat, and the cowcatcher his beard.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['train', 'rail'], trades: ['railway'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.044 },
  },
  params: { slats: { label: 'Slats', min: 5, max: 7, usual: 5 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const count = 2 * Math.round((params['slats']! - 1) / 2) + 1;
    const [cy, r] = [-130, 300];
    const hat = d.polygon([[-170, -640], [170, -640], [110, -480], [-110, -480]], 14).union(d.rect(-150, -490, 300, 54, 16));
    const boiler = d.circle(0, cy, r);
    const ring = d.ring(0, cy, r - 46, r - 46 - gap);
    const eyes = d.mirror(d.circle(112, cy - 66, 36));
    const lamp = d.circle(0, cy + 44, 64);
    const whiskers = d.mirror(d.path('M0 70C50 30 150 40 220 90C290 136 360 140 430 70C430 210 320 280 200 264C100 250 40 210 0 170Z').round(8, 6));
    const [top, foot] = [150, 470];
    const at = (x: number, y: number): [number, number] => [x * (250 + (y - top) * 0.5), y];
    const slats = d.union(...Array.from({ length: count }, (_, i) => {
      const [a, b] = [-1 + (2 * i) / count, -1 + (2 * (i + 1)) / count];
      const [[p, y], [q], [s, z], [t]] = [at(a, top), at(b, top), at(b, foot), at(a, foot)];
      return d.polygon([[p + gap / 2, y], [q - gap / 2, y], [s - gap / 2, z], [t + gap / 2, z]], 6);
    }));
    if (look === 'line') return [d.layer('loco', d.union(hat.rim(44), boiler.rim(44).gapFrom(whiskers, 26).gapFrom(hat, 0), eyes, lamp.rim(38)), 'main'), d.layer('beard', d.union(whiskers, slats.gapFrom(whiskers, gap).rim(36)), 'second', { mono: 'ink' })];
    const face = boiler.subtract(ring, eyes).gapFrom(whiskers, gap).gapFrom(lamp, gap).gapFrom(hat, gap).withoutSlivers(400);
    const lower = slats.gapFrom(whiskers, gap);
    if (look === 'cut') return [d.layer('loco', d.union(hat, face, lamp, whiskers, lower), 'main')];
    return [d.layer('loco', d.union(hat, face), 'main'), d.layer('beard', d.union(lamp, whiskers, lower), 'second', { mono: 'ink' })];
  },
});
