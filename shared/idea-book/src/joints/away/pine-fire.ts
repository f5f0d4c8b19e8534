import { idea } from '../../idea.ts';

/** A campfire whose flame is a pine. */
export const pineFire = idea({
  id: 'pine-fire',
  title: 'The pine campfire',
  says: 'The flame of the campfire is a pine tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'fir', 'tree', 'forest', 'cedar', 'fire', 'flame'] }, { things: ['fire', 'tent'], trades: ['camping', 'outdoor-gear', 'hiking', 'hotel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.04 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { core: { label: 'Size of the opening', min: 0.75, max: 1.15, usual: 1 }, tilt: { label: 'Slope of the logs', min: 6, max: 16, usual: 11 } },
  draw: (d, { look, params }) => {
    const flame = d.mirror(d.path('M0 -560C20 -450 90 -370 190 -310C150 -296 120 -294 96 -298C130 -210 200 -140 290 -90C240 -72 196 -70 150 -78C190 10 260 80 370 130C260 210 130 220 0 220Z'));
    const core = d.path('M0 -130C30 -40 110 20 110 110C110 180 60 240 0 240C-60 240 -110 180 -110 110C-110 20 -30 -40 0 -130Z').scale(params['core']!, params['core']!, [0, 240]);
    const log = d.rect(-420, 330, 840, 92, 46);
    const front = log.rotate(params['tilt']!, [0, 376]);
    const logs = front.union(log.rotate(-params['tilt']!, [0, 376]).gapFrom(front, 18));
    if (look === 'line') return [d.layer('flame', flame.rim(36, 'round'), 'main'), d.layer('core', core.intersect(d.rect(-300, -300, 600, 490)).scale(0.8, 0.8, [0, 190]), 'second', { mono: 'ink' }), d.layer('logs', logs, 'second', { mono: 'ink' })];
    const tree = flame.subtract(core);
    return [d.layer('flame', tree, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, -560], to: [0, 220] } : 'main'), d.layer('logs', logs, 'second', { mono: 'ink' })];
  },
});
