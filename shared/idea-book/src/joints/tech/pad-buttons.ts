import { idea } from '../../idea.ts';

/** A direction pad, and four round buttons in its corners. */
export const padButtons = idea({
  id: 'pad-buttons',
  title: 'Four ways to play',
  says: 'The direction pad and the four buttons of a controller fit into one square.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['gamepad', 'joystick'], trades: ['games'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.2 },
    tile: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.054 },
  },
  params: { arm: { label: 'Pad width', min: 220, max: 320, usual: 270 } },
  draw: (d, { look, params }) => {
    const [reach, gap, pen, arm] = [470, 30, 54, params['arm']!];
    const pad = d.rect(-arm / 2, -reach, arm, 2 * reach).union(d.rect(-reach, -arm / 2, 2 * reach, arm)).round(44, 16);
    const radius = (reach - arm / 2 - gap) / 2;
    const at = reach - radius;
    const button = d.circle(at, -at, radius);
    const all = d.radial(button, { count: 4 });
    if (look === 'line') return [d.layer('pad', pad.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('buttons', d.union(...all.map((one) => one.rim(pen, 'round'))), 'second', { mono: 'ink' })];
    if (look === 'tile') {
      const tile = d.superellipse(0, 0, 500, 500, 5);
      return [d.layer('controller', tile.subtract(d.union(pad, ...all).scale(0.72)), 'main')];
    }
    return [d.layer('pad', pad, 'main', { mono: 'ink' }), ...all.map((one, i) => d.layer(`button ${i + 1}`, one, 'second', { mono: 'ink' }))];
  },
});
