import { idea } from '../../idea.ts';

/** Two palettes around a brush are a butterfly. */
export const paletteButterfly = idea({
  id: 'palette-butterfly',
  title: 'Color takes wing',
  says: 'Two palettes are the wings of a butterfly, and the brush is its body.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['art-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.044 },
    glow: { manner: 'cut', vibes: ['gradient_modern', 'playful_rounded', 'illustrative'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { wells: { label: 'Paint', min: 44, max: 62, usual: 54 } },
  draw: (d, { look, params }) => {
    const well = params['wells']!;
    const wing = d.path('M50 60C60 -160 200 -400 370 -400C480 -400 520 -300 500 -180C490 -100 440 -60 440 0C440 70 480 110 460 220C440 330 330 400 230 360C110 310 50 220 50 60Z');
    const spots = [[372, -276], [232, -150], [356, 216]].map(([x, y]) => d.circle(x!, y!, well));
    const thumb = d.ellipse(190, 120, 62, 84).rotate(20, [190, 120]);
    const bristle = d.mirror(d.path('M0 -440C40 -360 44 -300 30 -220H0Z')).round(4, 0);
    const handle = d.mirror(d.path('M0 -196H28C36 -60 22 260 0 460Z')).round(8, 0);
    if (look === 'line') {
      const pen = 50;
      const paint = d.mirror(d.union(d.circle(366, -254, well - 10), d.circle(230, -96, well - 10)));
      return [d.layer('palettes', d.mirror(wing.rim(pen, 'round').union(d.circle(270, 160, 84).rim(pen, 'round'))), 'main', { mono: 'ink' }), d.layer('paint', paint, 'second', { mono: 'ink' }), d.layer('brush', handle.union(bristle), 'second', { mono: 'ink' })];
    }
    const palettes = d.mirror(wing.subtract(thumb, ...spots));
    if (look === 'glow') return [d.layer('palettes', palettes, { gradient: ['second', 'main'], from: [0, -400], to: [0, 400] }, { mono: 'ink' }), d.layer('brush', handle.union(bristle), 'main', { mono: 'ink' })];
    return [d.layer('palettes', palettes, 'main', { mono: 'ink' }), d.layer('brush', handle.union(bristle), 'second', { mono: 'ink' })];
  },
});
