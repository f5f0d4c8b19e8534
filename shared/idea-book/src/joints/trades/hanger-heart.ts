import { idea } from '../../idea.ts';

/** A clothes hanger that is a heart. */
export const hangerHeart = idea({
  id: 'hanger-heart',
  title: 'Loved before',
  says: 'The wire of the clothes hanger is bent into a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['second-hand'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 1, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 1, stem: 0.1 },
  },
  params: { weight: { label: 'Weight', min: 84, max: 116, usual: 98 } },
  draw: (d, { look, params }) => {
    const pen = look === 'line' ? params['weight']! * 0.5 : params['weight']!;
    const hook = d.line('M0 -150V-310C0 -370 112 -380 112 -480A112 112 0 1 0 -112 -480');
    const half = 'C-60 -250 -180 -300 -290 -300C-430 -300 -520 -190 -520 -70C-520 140 -260 330 0 540';
    const heart = d.line(`M0 -130${half}C260 330 520 140 520 -70C520 -190 430 -300 290 -300C180 -300 60 -250 0 -130Z`);
    if (look === 'cut') {
      const filled = heart.fill().round(10, 0);
      return [d.layer('heart', filled.union(d.line('M0 20V-310C0 -370 112 -380 112 -480A112 112 0 1 0 -112 -480').stroke(pen * 0.9, { cap: 'round' })).round(0, 16), 'main')];
    }
    const [wire, top] = [heart.stroke(pen, { join: 'round' }), hook.stroke(pen, { cap: 'round' })];
    if (look === 'line') return [d.layer('hanger', wire.union(top), 'main')];
    return [d.layer('hook', top, 'second', { mono: 'join' }), d.layer('heart', wire, 'main', { mono: 'join' })];
  },
});
