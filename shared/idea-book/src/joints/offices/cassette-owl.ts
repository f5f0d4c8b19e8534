import { idea } from '../../idea.ts';

/** A cassette that is an owl. */
export const cassetteOwl = idea({
  id: 'cassette-owl',
  title: 'Music for the night',
  says: 'The two reels of the cassette are the eyes of an owl.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['record-label'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.055 },
  },
  params: { ears: { label: 'Height of the ears', min: 90, max: 150, usual: 122 }, reel: { label: 'Size of the reels', min: 130, max: 160, usual: 146 } },
  draw: (d, { look, params }) => {
    const [ears, e] = [params['ears']!, params['reel']!];
    const top = -280;
    const shell = d.path(`M-520 ${top - ears}C-430 ${top - 20} -330 ${top} -240 ${top}H240C330 ${top} 430 ${top - 20} 520 ${top - ears}V370H-520Z`).round(40, 0);
    const [left, right] = [-205, 205];
    const eyes = d.circle(left, -40, e).union(d.circle(right, -40, e));
    const hub = (x: number) => d.circle(x, -40, e * 0.62).subtract(d.union(...d.radial(d.rect(-16, -e * 0.62 - 4, 32, e * 0.3), { count: 6 })).move(x, -40), d.circle(x, -40, e * 0.16));
    const hubs = hub(left).union(hub(right));
    const beak = d.polygon([[-64, 30], [64, 30], [0, 170]], 12);
    const foot = d.polygon([[-300, 370], [-250, 250], [250, 250], [300, 370]]).round(10, 0);
    const edge = foot.outline(26).intersect(d.rect(-900, 100, 1800, 300));
    const face = shell.subtract(eyes, beak.grow(look === 'cut' ? 0 : 22), edge).withoutSlivers(300);
    if (look === 'line') {
      const pen = 54;
      return [d.layer('cassette', d.union(shell.rim(pen, 'round'), eyes.rim(pen, 'round'), d.line('M-310 360L-240 240H240L310 360').stroke(pen).intersect(shell)), 'main', { mono: 'ink' }), d.layer('beak', beak.union(d.circle(left, -40, e * 0.34), d.circle(right, -40, e * 0.34)), 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('cassette', face.union(hubs), 'main', { mono: 'ink' })];
    return [d.layer('cassette', face.union(hubs), 'main', { mono: 'ink' }), d.layer('beak', beak, 'second', { mono: 'ink' })];
  },
});
