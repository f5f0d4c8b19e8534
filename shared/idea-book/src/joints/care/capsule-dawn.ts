import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** The upper half of a capsule is the rising sun. */
export const capsuleDawn = idea({
  id: 'capsule-dawn',
  title: 'Better by morning',
  says: 'The top of the capsule rises as the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pill'], trades: ['pharmacy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
    wedges: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, traits: ['retro'], stem: 0.12 },
  },
  params: { rays: { label: 'Rays', min: 4, max: 7, usual: 5 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['rays']!);
    const r = 200;
    const sun = d.path(`M${-r} -13A${r} ${r} 0 0 1 ${r} -13Z`).round(12, 0);
    const half = d.path(`M${-r} 13H${r}V240A${r} ${r} 0 0 1 ${-r} 240Z`).round(12, 0);
    const rays = Array.from({ length: count }, (_, i) => -166 + (i * 152) / (count - 1)).map((angle) => d.polyline([polar(r + 70, angle, [0, -13]), polar(r + 190, angle, [0, -13])]).stroke(look === 'line' ? 44 : 60, { cap: 'round' }));
    if (look === 'wedges') {
      const step = 180 / count;
      const cuts = Array.from({ length: count + 1 }, (_, i) => d.polyline([[0, -13], polar(900, 180 + i * step, [0, -13])]).stroke(64));
      const burst = d.sector(0, -13, r + 210, 180, 360, r + 56).subtract(...cuts).round(8, 0);
      return [d.layer('half', half, 'main'), d.layer('sun', sun.union(burst), 'main')];
    }
    const pen = look === 'line' ? 44 : 0;
    return [d.layer('half', pen ? half.rim(pen) : half, 'main', { mono: 'ink' }), d.layer('sun', (pen ? sun.rim(pen) : sun).union(...rays), 'second', { mono: 'ink' })];
  },
});
