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
  },
  draw: (d, { look }) => {
    const r = 200;
    const sun = d.path(`M${-r} -13A${r} ${r} 0 0 1 ${r} -13Z`).round(12, 0);
    const half = d.path(`M${-r} 13H${r}V240A${r} ${r} 0 0 1 ${-r} 240Z`).round(12, 0);
    const rays = [-166, -128, -90, -52, -14].map((angle) => d.polyline([polar(r + 70, angle, [0, -13]), polar(r + 190, angle, [0, -13])]).stroke(look === 'line' ? 44 : 60, { cap: 'round' }));
    const pen = look === 'line' ? 44 : 0;
    return [d.layer('half', pen ? half.rim(pen) : half, 'main', { mono: 'ink' }), d.layer('sun', (pen ? sun.rim(pen) : sun).union(...rays), 'second', { mono: 'ink' })];
  },
});
