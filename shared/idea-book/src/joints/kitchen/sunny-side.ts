import { idea } from '../../idea.ts';
import { bar, polar } from './parts.ts';

/** The yolk of a fried egg rises over the pan as the sun. */
export const sunnySide = idea({
  id: 'sunny-side',
  title: 'Sunny side up',
  says: 'An egg is in the pan: its yolk is the rising sun, and the pan is the horizon.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['sun', 'day', 'dawn', 'summer', 'horizon', 'light'] }, { things: ['frying-pan', 'egg'], trades: ['restaurant', 'food-truck', 'catering'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    blocks: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 2, stem: 0.1 },
  },
  params: { handle: { label: 'Handle length', min: 500, max: 700, usual: 580 }, rays: { label: 'Ray width', min: 36, max: 58, usual: 44 } },
  draw: (d, { look, params }) => {
    const [end, ray] = [params['handle']!, params['rays']!];
    const [cx, cy] = [-150, 130];
    const rays = d.union(...[-180, -150, -120, -90, -60, -30, 0].map((a) => bar(d, polar(264, a, [cx, cy - 24]), polar(a % 60 === 0 ? 350 : 390, a, [cx, cy - 24]), ray)));
    if (look === 'blocks') {
      const [y, gap] = [160, 30];
      const cuts = [-144, -108, -72, -36].map((a) => d.polyline([[cx, y], polar(600, a, [cx, y])]).stroke(gap));
      const crown = d.sector(cx, y, 228 + ray * 4, 180, 360, 232).subtract(...cuts).round(8, 0);
      const skillet = d.path(`M-500 ${y + gap}H${end}V${y + gap + 78}H190A150 150 0 0 1 40 ${y + gap + 210}H-340A160 160 0 0 1 -500 ${y + gap + 50}Z`).round(16, 16);
      return [d.layer('sun', d.sector(cx, y, 200, 180, 360).union(crown), 'second'), d.layer('pan', skillet, 'main')];
    }
    if (look === 'line') return [d.layer('pan', d.line(`M-490 200H${end - 20}M-480 200L-430 350H130L180 200`).stroke(40, { cap: 'round', join: 'round' }), 'main'), d.layer('sun', d.line('M-350 164A200 200 0 0 1 50 164').stroke(40, { cap: 'butt' }).union(rays), 'second')];
    const yolk = d.sector(cx, cy, 200, 180, 360);
    const white = d.path('M-460 182C-460 120 -400 108 -350 130H50C100 108 160 120 160 182Z').subtract(yolk);
    const pan = d.path(`M-500 200H${end}A36 36 0 0 1 ${end} 272H216L180 350A60 60 0 0 1 126 384H-426A60 60 0 0 1 -480 350Z`).round(12, 12);
    return [d.layer('pan', pan, 'main'), d.layer('white', white, { tint: 'second', by: 0.6 }, { mono: 'none' }), d.layer('sun', yolk.union(rays), 'second')];
  },
});
