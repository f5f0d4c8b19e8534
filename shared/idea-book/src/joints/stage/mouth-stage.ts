import { idea } from '../../idea.ts';

/** A laughing mask; its open mouth is a stage with the curtains drawn aside. */
export const mouthStage = idea({
  id: 'mouth-stage',
  title: 'Curtain up',
  says: 'The laughing mouth of the mask is a stage with its curtains open.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mask', 'theater-curtain'], trades: ['theater'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    face: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
  },
  params: { open: { label: 'Opening', min: 30, max: 110, usual: 60 } },
  draw: (d, { look, params }) => {
    const open = params['open']!;
    const line = look === 'line';
    const mask = d.mirror(d.path('M0 -400C160 -400 320 -430 430 -480C450 -488 460 -480 460 -460V-40C460 260 280 500 0 500Z'));
    const mouth = d.mirror(d.path('M0 20H320C320 240 180 400 0 400Z')).round(34, 0);
    const eyes = d.mirror(d.sector(210, -150, 130, 180, 360).subtract(d.ellipse(210, -150, 130, 44)).round(12, 0));
    const drape = d.path(`M-400 -60H-8C-8 120 ${-open - 60} 190 ${-open - 130} 230C${-open - 120} 280 ${-open - 100} 320 ${-open - 60} 460H-400Z`);
    const drapes = d.mirror(drape);
    if (line) {
      const pen = 42;
      const arcs = d.mirror(d.arc(210, -130, 100, 190, 350).stroke(pen, { cap: 'round' }));
      const curtains = mouth.shrink(pen + 20).intersect(drapes).round(8, 0);
      return [d.layer('mask', d.union(mask.rim(pen, 'round'), arcs, mouth.rim(pen, 'round')), 'main', { mono: 'ink' }), d.layer('curtains', curtains, 'second', { mono: 'ink' })];
    }
    const curtains = mouth.shrink(22).intersect(drapes).round(8, 0);
    if (look === 'face') {
      // No mask: the features alone.
      const k = 1.42;
      const frame = mouth.grow(34, 'round').subtract(mouth);
      return [d.layer('eyes', eyes.scale(k), 'main', { mono: 'ink' }), d.layer('mouth', frame.scale(k), 'main', { mono: 'ink' }), d.layer('curtains', curtains.scale(k), 'second', { mono: 'ink' })];
    }
    return [d.layer('mask', mask.subtract(eyes, mouth), 'main', { mono: 'ink' }), d.layer('curtains', curtains, 'second', { mono: 'ink' })];
  },
});
