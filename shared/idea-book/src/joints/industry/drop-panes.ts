import { idea } from '../../idea.ts';

/** A drop that mirrors a window. */
export const dropPanes = idea({
  id: 'drop-panes',
  title: 'A window in the drop',
  says: 'The light in the drop is the window that it has just cleaned.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['window-cleaning'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    two: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { bar: { label: 'Bars', min: 36, max: 60, usual: 46 }, size: { label: 'Size of the window', min: 0.85, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const bar = params['bar']!;
    const drop = d.path('M0 -580C90 -400 380 -170 380 130A380 380 0 0 1 -380 130C-380 -170 -90 -400 0 -580Z').round(16, 0);
    const frame = d.path('M-214 -34C-130 -74 120 -84 220 -44C254 60 254 210 214 316C110 356 -110 366 -204 330C-250 220 -254 70 -214 -34Z');
    const panes = frame.subtract(d.curve([10, -200], [34, 0], [34, 260], [4, 500]).stroke(bar), d.curve([-400, 146], [-200, 122], [200, 122], [400, 142]).stroke(bar)).round(14, 0).scale(params['size']!, params['size']!, [0, 140]);
    if (look === 'two') return [d.layer('drop', drop, 'main', { mono: 'ink' }), d.layer('window', panes, 'second', { mono: 'gap' })];
    return [d.layer('drop', drop.subtract(panes), look === 'gradient' ? { gradient: ['second', 'main'], from: [-300, -400], to: [260, 500] } : 'main')];
  },
});
