import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A pram whose hood is the rising sun. */
export const sunrisePram = idea({
  id: 'sunrise-pram',
  title: 'A new day rolls in',
  says: 'The hood of the baby carriage is the rising sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'dawn', 'day', 'baby', 'pram'] }, { trades: ['midwifery', 'childcare'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['retro'], stem: 0.12 },
  },
  params: { wheels: { label: 'Wheel size', min: 78, max: 114, usual: 96 } },
  draw: (d, { look, params }) => {
    const wheel = params['wheels']!;
    const basket = d.sector(0, 0, 330, 0, 180).round(16, 0).move(0, 13);
    const hood = [0, 1, 2, 3].map((i) => d.sector(0, 0, 330, 180 + i * 31 + 2.5, 180 + (i + 1) * 31 - 2.5, 150).round(10, 0).move(0, -13));
    const sun = d.sector(0, 0, 118, 180, 304).round(10, 0).move(0, -13);
    const handle = d.line('M318 16C360 -60 400 -110 470 -110').stroke(56, { cap: 'round' });
    if (look === 'line') {
      const spokes = [-150, -115, -80].map((turn) => d.polyline([polar(150, turn, [0, -13]), polar(290, turn, [0, -13])]).stroke(36, { cap: 'round' }));
      const rims = d.mirror(d.ring(190, 410, wheel, wheel - 36));
      return [d.layer('hood', d.union(d.sector(0, 0, 330, 180, 304).round(10, 0).move(0, -13).rim(44, 'round'), ...spokes), 'second'), d.layer('basket', basket.rim(44, 'round').union(d.line('M322 16C360 -60 400 -110 470 -110').stroke(36, { cap: 'round' })).gapFrom(rims.filled(), 22), 'main'), d.layer('wheels', rims, 'main')];
    }
    if (look === 'cut') {
      const rays = [0, 1, 2].map((i) => d.sector(0, 0, 360, 180 + i * 42 + 2.6, 180 + (i + 1) * 42 - 2.6, 170).round(8, 0).move(0, -17));
      const tub = d.sector(0, 0, 360, 0, 180).round(14, 0).move(0, 17).union(d.line('M340 34C380 -50 420 -110 500 -110').stroke(76, { cap: 'round' }));
      const discs = d.mirror(d.circle(196, 420, wheel + 16));
      return [d.layer('hood', d.union(...rays, d.sector(0, 0, 134, 180, 306).round(8, 0).move(0, -17)), 'main'), d.layer('basket', tub.gapFrom(discs, 30), 'main'), d.layer('wheels', discs.subtract(d.mirror(d.circle(196, 420, 34))), 'main')];
    }
    const wheels = d.mirror(d.ring(190, 410, wheel, wheel - 56));
    return [d.layer('hood', d.union(...hood, sun), 'second', { mono: 'ink' }), d.layer('basket', basket.union(handle).gapFrom(wheels.filled(), 22), 'main', { mono: 'ink' }), d.layer('wheels', wheels, 'main', { mono: 'ink' })];
  },
});
