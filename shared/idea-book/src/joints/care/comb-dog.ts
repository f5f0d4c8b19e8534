import { idea } from '../../idea.ts';

/** A dog whose coat is a comb. */
export const combDog = idea({
  id: 'comb-dog',
  title: 'Combed to the ground',
  says: 'The long coat of the dog is a comb.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['comb'], trades: ['dog-grooming'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.08 },
    duo: { manner: 'cut', vibes: ['bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn', 'elegant_serif'], colors: 1, stem: 0.04 },
  },
  params: { coat: { label: 'Length of the coat', min: 250, max: 400, usual: 330 } },
  draw: (d, { look, params }) => {
    const body = d.path('M-400 -130H200V-330L236 -450L330 -350H400C440 -350 480 -310 480 -270V-200H330V0H-400Z').round(16, 30);
    const tail = d.line('M-340 -90C-400 -150 -430 -220 -420 -310').brush([110, 80, 50], { ends: 'round' });
    const teeth = d.union(...Array.from({ length: 10 }, (_, i) => d.rect(-400 + i * 76, -30, 46, params['coat']!, 23)));
    const beard = d.union(...[0, 1, 2].map((i) => d.rect(348 + i * 50, -210, 32, 120 - i * 10, 16)));
    const eye = d.circle(370, -268, 20);
    const dog = d.union(body, tail).round(0, 20);
    if (look === 'line') return [d.layer('dog', d.union(dog.round(0, 44).rim(40, 'round'), teeth, beard, d.circle(392, -272, 20)), 'main')];
    if (look === 'duo') return [d.layer('dog', dog.union(beard).subtract(eye), 'main', { mono: 'ink' }), d.layer('coat', teeth.gapFrom(body, 20), 'second', { mono: 'ink' })];
    return [d.layer('dog', dog.union(teeth, beard).subtract(eye), 'main')];
  },
});
