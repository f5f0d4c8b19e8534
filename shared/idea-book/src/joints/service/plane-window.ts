import { idea } from '../../idea.ts';

/** An airplane window with the sun coming up over the wing. */
export const planeWindow = idea({
  id: 'plane-window',
  title: 'Sunrise from a window seat',
  says: 'Through the airplane window, the sun comes up behind the wing.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['airplane', 'wing', 'window'], trades: ['airline', 'travel'] }, { things: ['sun', 'sunrise', 'dawn', 'horizon', 'sky', 'day', 'moon', 'journey'], trades: ['airline', 'travel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal'], colors: 2, stem: 0.08 },
    bands: { manner: 'solid', vibes: ['gradient_modern', 'illustrative'], traits: ['gradient'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { frame: { label: 'Frame', min: 54, max: 80, usual: 66 }, sun: { label: 'Sun size', min: 130, max: 185, usual: 160 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 34 + (params['frame']! - 66) / 3 : params['frame']!;
    const frame = d.rect(-330, -470, 660, 940, 300);
    const pane = frame.shrink(look === 'line' ? pen - 4 : pen + 24);
    const sun = d.circle(40, 20, params['sun']!);
    const wing = d.polygon([[500, 180], [-110, 84], [-176, -40], [-226, -40], [-186, 130], [500, 500]], 8);
    const view = wing.intersect(pane);
    const glow = sun.intersect(pane).gapFrom(wing, 24);
    if (look === 'line') return [d.layer('frame and wing', frame.rim(pen, 'round').union(wing.rim(30).intersect(frame)), 'main'), d.layer('sun', sun.rim(30).gapFrom(wing, 16), 'second')];
    if (look === 'bands') return [d.layer('sky', pane.subtract(wing, sun), { gradient: ['second', 'main'], from: [0, 460], to: [0, -460] }, { mono: 'none' }), d.layer('frame', frame.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('sun', glow, { tint: 'second', by: 0.4 }, { mono: 'ink' }), d.layer('wing', view, { tint: 'main', by: -0.2 }, { mono: 'ink' })];
    return [d.layer('frame', frame.rim(pen, 'round'), 'main', { mono: 'ink' }), d.layer('sun', glow, 'second', { mono: 'ink' }), d.layer('wing', view, 'main', { mono: 'ink' })];
  },
});
