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
  },
  draw: (d, { look }) => {
    const pen = look === 'line' ? 36 : 66;
    const ring = d.ring(0, 0, 340, 340 - pen);
    const crown = d.rect(352, -44, 62, 88, 18);
    const strap = d.path('M-190 -330L-150 -560H150L190 -330Z').round(16, 0);
    const upper = strap.subtract(d.circle(0, 0, 362));
    const straps = upper.union(upper.rotate(180));
    const bird = d.path('M0 96C-22 20 -90 -66 -216 -112C-120 -116 -44 -86 6 -26C52 -104 130 -152 232 -160C128 -104 60 -20 0 96Z').round(4, 0);
    const marks = d.union(...[0, 90, 180, 270].map((turn) => d.rect(-12, -232, 24, 48, 12).rotate(turn)));
    return [d.layer('case', ring.union(crown, d.rect(330, -22, 40, 44)), 'main'), d.layer('straps', look === 'line' ? straps.rim(pen, 'round') : straps, 'main', { mono: 'ink' }), d.layer('marks', marks.gapFrom(bird, 16), 'main'), d.layer('bird', bird.scale(1.05), 'second', { mono: 'ink' })];
  },
});
