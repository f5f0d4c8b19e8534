import { idea } from '../../idea.ts';

/** A poppy of two hearts. */
export const poppyHeart = idea({
  id: 'poppy-heart',
  title: 'Two hearts in a poppy',
  says: 'Two hearts meet at their tips and make a poppy.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['poppy', 'hibiscus', 'anemone', 'carnation', 'love'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.1 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { middle: { label: 'Middle', min: 0.82, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const half = d.path('M0 -30C-90 -100 -470 -110 -470 -330C-470 -450 -360 -500 -250 -500C-130 -500 -40 -440 0 -360Z');
    const heart = d.mirror(half).round(8, 0);
    const [upper, lower] = [heart, heart.flipY().scale(0.9)];
    const size = params['middle']!;
    const seed = d.circle(0, 0, 92 * size);
    const dots = d.union(...d.radial(d.circle(0, -150 * size, 22 * size), { count: 12 }));
    if (look === 'cut') return [d.layer('petals', upper.union(lower).subtract(d.circle(0, 0, 150 * size)), 'main'), d.layer('seeds', d.circle(0, 0, 112 * size), 'second')];
    if (look === 'seal') return [d.layer('seal', d.circle(0, 0, 620).subtract(upper.union(heart.flipY()).subtract(d.circle(0, 0, 150 * size)).scale(0.9), d.circle(0, 0, 84 * size)), 'main')];
    const clear = d.circle(0, 0, 190 * size);
    return [d.layer('upper', upper.subtract(clear), 'main'), d.layer('lower', lower.subtract(clear), 'second'), d.layer('seeds', seed.union(dots), 'ink')];
  },
});
