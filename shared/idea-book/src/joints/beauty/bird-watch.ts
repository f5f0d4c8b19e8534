import { idea } from '../../idea.ts';

/** A watch whose hands are a bird in flight. */
export const birdWatch = idea({
  id: 'bird-watch',
  title: 'Bird watch',
  says: 'The hands of the watch, at ten past ten, are a bird in flight.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'swallow', 'swift', 'gull', 'tern', 'eagle', 'falcon', 'hawk', 'osprey', 'albatross', 'crane', 'dove', 'freedom'] }, { things: ['watch', 'clock', 'stopwatch', 'time'], trades: ['watchmaking', 'antiques', 'jewelry'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'elegant_serif'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { bird: { label: 'Size of the bird', min: 0.88, max: 1.16, usual: 1.05 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? 36 : 66;
    const ring = d.ring(0, 0, 340, 340 - pen);
    const crown = d.rect(352, -44, 62, 88, 18);
    const strap = d.path('M-190 -330L-150 -560H150L190 -330Z').round(16, 0);
    const upper = strap.subtract(d.circle(0, 0, 362));
    const straps = upper.union(upper.rotate(180));
    const bird = d.path('M0 96C-22 20 -90 -66 -216 -112C-120 -116 -44 -86 6 -26C52 -104 130 -152 232 -160C128 -104 60 -20 0 96Z').round(4, 0);
    if (look === 'cut') {
      const swallow = bird.move(0, 20).scale(params['bird']! * 1.16);
      return [d.layer('dial', d.circle(0, 0, 340).subtract(swallow).union(crown, d.rect(330, -22, 40, 44)), 'main'), d.layer('straps', straps, 'main')];
    }
    const marks = d.union(...[0, 90, 180, 270].map((turn) => d.rect(-12, -232, 24, 48, 12).rotate(turn)));
    return [d.layer('case', ring.union(crown, d.rect(330, -22, 40, 44)), 'main'), d.layer('straps', look === 'line' ? straps.rim(pen, 'round') : straps, 'main', { mono: 'ink' }), d.layer('marks', marks.gapFrom(bird, 16), 'main'), d.layer('bird', bird.scale(params['bird']!), 'second', { mono: 'ink' })];
  },
});
