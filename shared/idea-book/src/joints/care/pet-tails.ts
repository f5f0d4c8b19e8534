import { idea } from '../../idea.ts';

/** The tails of a cat and a dog make a heart. */
export const petTails = idea({
  id: 'pet-tails',
  title: 'A tale of two tails',
  says: 'The tails of a cat and a dog make a heart.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['dog', 'cat', 'paw', 'tail'] }, { trades: ['veterinary', 'pet-shop', 'dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { tails: { label: 'Weight of the tails', min: 0.8, max: 1.3, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const sitting = d.path('M-230 -330C-150 -330 -100 -280 -100 -200C-100 -130 -8 -60 -8 200V400C-8 430 -20 440 -50 440H-400C-450 440 -470 410 -460 360C-440 100 -360 -60 -360 -200C-360 -280 -310 -330 -230 -330Z');
    const catEars = d.polygon([[-356, -220], [-366, -440], [-236, -310]], 10).union(d.polygon([[-104, -220], [-94, -440], [-224, -310]], 10));
    const dogEars = d.path('M-310 -310C-400 -330 -450 -260 -430 -150C-420 -100 -370 -100 -350 -150Z').union(d.path('M-150 -310C-60 -330 -10 -260 -30 -150C-40 -100 -90 -100 -110 -150Z')).round(14, 0);
    const cat = sitting.union(catEars).round(6, 16);
    const dog = sitting.union(dogEars).round(6, 16).flipX();
    const weight = params['tails']!;
    const curl = d.line('M-10 360C-110 290 -200 220 -200 130C-200 70 -160 30 -110 30C-60 30 -20 60 -10 110');
    const tail = curl.stroke((line ? 44 : 40) * weight, { cap: 'round' });
    const [left, right] = [tail, tail.flipX()];
    if (look === 'cut') {
      const heart = d.mirror(d.line('M0 360C-110 290 -200 220 -200 130C-200 70 -160 30 -110 30C-60 30 -20 60 0 100Z').fill()).grow(20 * weight).round(10, 10);
      return [d.layer('cat', cat.subtract(heart), 'main'), d.layer('dog', dog.subtract(heart), 'main')];
    }
    if (line) return [d.layer('cat', cat.rim(40, 'round').union(left.intersect(cat)), 'main'), d.layer('dog', dog.rim(40, 'round').union(right.intersect(dog)), 'second')];
    return [d.layer('cat', cat.subtract(left), 'main'), d.layer('dog', dog.subtract(right), 'second')];
  },
});
