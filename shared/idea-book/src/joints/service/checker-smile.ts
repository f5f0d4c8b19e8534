import { idea } from '../../idea.ts';

/** A taxi seen from the front: its checkered grille is a broad smile. */
export const checkerSmile = idea({
  id: 'checker-smile',
  title: 'Check that smile',
  says: 'The checkered grille of the taxi is a broad smile, and its headlights are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['taxi'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.12 },
    line: { manner: 'line', vibes: ['playful_rounded', 'geometric_minimal'], colors: 2, traits: ['playful'], stem: 0.042 },
    grin: { manner: 'module', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, traits: ['playful', 'retro'], stem: 0.12 },
  },
  params: { columns: { label: 'Checks', min: 5, max: 7, usual: 6 }, lights: { label: 'Headlights', min: 66, max: 96, usual: 82 } },
  draw: (d, { look, params }) => {
    const columns = Math.round(params['columns']!);
    const eye = params['lights']!;
    const mouth = (half: number, y: number, depth: number) => d.path(`M${-half} ${y}H${half}C${half} ${y + depth * 0.66} ${half * 0.62} ${y + depth} 0 ${y + depth}C${-half * 0.62} ${y + depth} ${-half} ${y + depth * 0.66} ${-half} ${y}Z`);
    const checks = (half: number, y: number, depth: number, rows: number) => {
      const size = (2 * half) / columns;
      const tall = depth / rows;
      return d.union(...Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_unused, i) => ((i + row) % 2 === 0 ? [d.rect(-half + i * size, y + row * tall, size, tall)] : [])).flat()).flat());
    };
    if (look === 'grin') {
      const lips = mouth(480, -80, 480);
      const eyes = d.mirror(d.circle(290, -300, eye * 1.5));
      return [d.layer('eyes', eyes, 'main'), d.layer('smile', lips.rim(44).union(checks(480, -80, 480, 3).grow(2).intersect(lips)), 'main')];
    }
    const cab = d.path('M-300 -330C-280 -400 -250 -420 -190 -420H190C250 -420 280 -400 300 -330L350 -160C440 -130 480 -80 480 0V330C480 370 460 390 420 390H-420C-460 390 -480 370 -480 330V0C-480 -80 -440 -130 -350 -160Z').round(30, 0);
    const sign = d.rect(-110, -520, 220, 120, [40, 40, 0, 0]);
    const glass = d.polygon([[-240, -350], [240, -350], [280, -190], [-280, -190]], 24);
    const eyes = d.mirror(d.circle(320, -10, eye));
    const lips = mouth(300, 90, 210);
    const wheels = d.mirror(d.rect(270, 340, 150, 160, [0, 0, 40, 40]));
    if (look === 'line') {
      const pen = 42;
      const broad = mouth(320, 70, 250);
      return [d.layer('car', d.union(cab.rim(pen, 'round'), glass.grow(6).rim(pen, 'round'), d.mirror(d.circle(320, -50, 56)), sign.rim(pen, 'round').subtract(cab.shrink(10)), wheels.rim(pen, 'round').subtract(cab.shrink(10)), broad.rim(pen)), 'main'), d.layer('smile', checks(320, 70, 250, 3).grow(1).intersect(broad.shrink(pen - 4)), 'second', { mono: 'ink' })];
    }
    return [d.layer('wheels', wheels.gapFrom(cab, 26).union(sign.gapFrom(cab, 24).move(0, -10)), 'second', { mono: 'ink' }), d.layer('car', cab.subtract(glass, eyes, lips), 'main'), d.layer('checks', checks(300, 90, 210, 2).intersect(lips.shrink(18)), 'second', { mono: 'ink' })];
  },
});
