import { idea } from '../../idea.ts';

/** A flame with a house at its heart. */
export const hearthFlame = idea({
  id: 'hearth-flame',
  title: 'A home in the flame',
  says: 'The heart of the flame is a house.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fire', 'flame', 'ember', 'fireplace', 'warmth'], trades: ['heating', 'candles', 'fire-safety'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], colors: 2, stem: 0.045 },
  },
  params: { roof: { label: 'Roof height', min: 110, max: 210, usual: 160 } },
  draw: (d, { look, params }) => {
    const flame = d.path('M40 -500C60 -330 330 -180 330 130C330 340 190 470 0 470C-190 470 -330 340 -330 130C-330 10 -280 -90 -210 -170C-200 -100 -170 -60 -120 -40C-150 -220 -100 -380 40 -500Z');
    const roof = params['roof']!;
    const house = d.polygon([[0, 180 - roof], [170, 180], [170, 470], [-170, 470], [-170, 180]]).intersect(flame);
    const door = d.rect(-56, 290, 112, 200, [56, 56, 0, 0]).intersect(flame);
    if (look === 'line') return [d.layer('flame', flame.rim(46, 'round'), 'main'), d.layer('house', d.polyline([[-170, 210], [0, 210 - roof], [170, 210]]).stroke(46, { cap: 'round' }).union(d.line('M-56 372V350A56 56 0 0 1 56 350V372').stroke(46, { cap: 'round' })), 'second')];
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -480], to: [0, 420] } as const) : 'main';
    return [d.layer('flame', flame.subtract(house), paint), d.layer('door', door, 'second', { mono: 'ink' })];
  },
});
