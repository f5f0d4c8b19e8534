import { idea } from '../../idea.ts';

/** A slice of lemon that smiles. */
export const lemonSmile = idea({
  id: 'lemon-smile',
  title: 'The smiling lemon',
  says: 'Half a slice of lemon is a smile, and two pips are the eyes.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['lemon', 'lime', 'grapefruit', 'orange', 'yuzu', 'tangerine'], trades: ['juice'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.04 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 24, usual: 17 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const rind = d.sector(0, -20, 480, 0, 180).subtract(d.sector(0, -20, 414, 0, 180).grow(0.1));
    const wedge = (i: number) => d.sector(0, -20, 376, i * 45, i * 45 + 45).shrink(gap).round(24, 0);
    const wedges = d.union(...[0, 1, 2, 3].map(wedge));
    const pips = d.mirror(d.ellipse(-170, -190, 54, 84).rotate(12, [-170, -190]));
    if (look === 'seal') {
      const slice = d.sector(0, -20, 440, 0, 180).subtract(wedges).scale(0.86, 0.86, [0, -20]).move(0, 60);
      return [d.layer('face', d.circle(0, 40, 540).subtract(slice, pips.move(0, 10)), 'main')];
    }
    if (look === 'line') return [d.layer('rind', d.line('M-460 -20A460 460 0 0 0 460 -20Z').stroke(44, { join: 'round' }), 'main'), d.layer('segments', d.union(...[0, 1, 2, 3].map((i) => d.sector(0, -20, 400, i * 45, i * 45 + 45).shrink(gap + 3).round(20, 0).rim(32, 'round'))), 'second'), d.layer('pips', pips, 'main')];
    return [d.layer('rind', rind, 'main'), d.layer('segments', wedges, 'second'), d.layer('pips', pips, 'main')];
  },
});
