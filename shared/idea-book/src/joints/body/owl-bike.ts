import { idea } from '../../idea.ts';

/** An owl with wheels for eyes. */
export const owlBike = idea({
  id: 'owl-bike',
  title: 'The night rider',
  says: 'The wheels are the eyes of an owl, the handlebar its brows.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl', 'night'] }, { things: ['bicycle', 'wheel'], trades: ['cycling', 'bike-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { spokes: { label: 'Spokes', min: 3, max: 5, usual: 4 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 36 : 60;
    const at = 286;
    const wheel = d.ring(at, 90, 226, 226 - pen);
    const count = Math.round(params['spokes']!);
    const spokes = d.union(...Array.from({ length: count }, (_, i) => d.rect(at - 190, 84, 380, 12).rotate((i * 180) / count + 22.5, [at, 90])));
    const hub = d.circle(at, 90, 78);
    const brow = d.line('M0 -110C90 -220 240 -250 350 -250C450 -250 510 -290 510 -370').stroke(pen * 1.1, { cap: 'round' });
    if (look === 'cut') {
      const pane = d.fitSector(d.sector(0, 0, 166, -180, 0, 96), { count: 2 * count, gap: 34 }).round(10, 0);
      const panes = d.union(...d.radial(pane, { count: 2 * count })).move(at, 90);
      const eye = d.circle(at, 90, 240).subtract(panes);
      const bill = d.polygon([[-96, -60], [96, -60], [0, 236]], 14);
      return [d.layer('wheels', d.mirror(eye.gapFrom(bill, 22)), 'main'), d.layer('handlebar', d.mirror(d.line('M0 -130C90 -230 240 -250 350 -250C450 -250 510 -290 510 -380').stroke(84, { cap: 'round' })).round(0, 10), 'main'), d.layer('beak', bill, 'main')];
    }
    const beak = d.polygon([[-84, -24], [84, -24], [0, 190]], 14);
    return [d.layer('wheels', d.mirror(wheel.union(spokes.gapFrom(hub, 16))), 'main'), d.layer('hubs', d.mirror(hub), 'main', { mono: 'ink' }), d.layer('handlebar', d.mirror(brow).round(0, 10), 'main'), d.layer('beak', beak.gapFrom(d.mirror(wheel), 14), 'second', { mono: 'ink' })];
  },
});
