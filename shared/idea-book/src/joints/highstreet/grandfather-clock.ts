import { idea } from '../../idea.ts';

/** A longcase clock that is a gentleman: the hands are his moustache, the pendulum is his tie. */
export const grandfatherClock = idea({
  id: 'grandfather-clock',
  title: 'The grandfather clock',
  says: 'The clock is a grandfather: its hands are his moustache, and the pendulum is his tie.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'geometric_minimal'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'classic_ornate'], colors: 2, stem: 0.044 },
  },
  params: { moustache: { label: 'Moustache', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['moustache']!;
    const hood = d.path('M-250 -60V-262C-250 -420 -140 -480 0 -480C140 -480 250 -420 250 -262V-60Z');
    const cornice = d.rect(-286, -92, 572, 74, 16);
    const waist = d.rect(-176, -40, 352, 400);
    const base = d.path('M-176 330H176V350L286 420V480H-286V420L-176 350Z').round(10, 0);
    const dial = d.circle(0, -262, 176);
    const side = d.path('M0 -248C40 -290 96 -284 122 -246C134 -228 150 -222 168 -226C156 -178 110 -158 70 -172C36 -184 10 -206 0 -232Z').round(4, 0).scale(0.84 * k, 0.9 * k, [0, -240]).move(0, 14);
    const hands = d.mirror(side);
    const ticks = d.union(...d.radial(d.rect(-11, -156, 22, 44, 11), { count: 4 })).move(0, -262);
    const eyes = d.mirror(d.circle(68, -304, 25));
    const window = d.rect(-112, 20, 224, 312, look === 'cut' ? 0 : 30);
    const tie = d.polygon([[-42, 8], [42, 8], [24, 82], [66, 228], [0, 300], [-66, 228], [-24, 82]], 8);
    if (look === 'line') {
      const pen = 44;
      const shell = d.union(hood, cornice, waist, base);
      const lines = d.union(shell.rim(pen, 'round'), cornice);
      return [d.layer('clock', d.union(lines, eyes, hands, ticks), 'main', { mono: 'ink' }), d.layer('tie', tie.move(0, 10), 'second', { mono: 'ink' })];
    }
    const wood = d.union(hood, cornice, waist, base).subtract(dial, window);
    if (look === 'cut') return [d.layer('clock', d.union(wood, hands, eyes, ticks, tie), 'main')];
    return [d.layer('clock', d.union(wood, hands, eyes, ticks), 'main', { mono: 'ink' }), d.layer('tie', tie, 'second', { mono: 'join' })];
  },
});
