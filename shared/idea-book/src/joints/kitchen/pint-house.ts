import { idea } from '../../idea.ts';

/** A beer mug that is a house: its head of foam is the snow on the roof. */
export const pintHouse = idea({
  id: 'pint-house',
  title: 'A public house',
  says: 'The mug is a house with an open door, and its foam is the snow on the roof.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pub'], things: ['house', 'roof', 'door', 'snow'] }, { trades: ['pub', 'brewery'], things: ['beer-glass'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.11 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const [left, right, cx] = [-360, 220, -70];
    const roof = d.polygon([[cx, -560], [right + 150, -190], [left - 150, -190]]);
    const drips = d.union(...[-1.5, -0.5, 0.5, 1.5].map((n, i) => d.rect(cx + n * 172 - 86, -330, 172, [190, 260, 210, 290][i]!, 86)));
    const foam = roof.round(60, 0).union(drips).round(0, 26).round(18, 0);
    const body = d.rect(left, -300, right - left, 780, [0, 0, 70, 70]);
    const ring = d.rect(100, -60, 330, 400, 130).subtract(d.rect(100, 30, 240, 220, 64));
    const door = d.rect(cx - 105, 130, 210, 500, [105, 105, 0, 0]);
    if (look === 'line') {
      const pen = 40;
      const shell = body.rim(pen, 'round');
      const arch = door.grow(pen).intersect(body);
      const loop = d.rect(100, -60, 330, 400, 130).rim(pen, 'round').subtract(body);
      return [d.layer('mug', d.union(shell, arch, loop).subtract(door).gapFrom(foam, gap), 'main'), d.layer('foam', foam, 'second', { mono: 'ink' })];
    }
    const mug = body.union(ring.subtract(body)).subtract(door).gapFrom(foam, gap);
    return [d.layer('mug', mug, 'main'), d.layer('foam', foam, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
