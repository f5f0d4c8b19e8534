import { idea } from '../../idea.ts';

/** A mug of beer that is a rooster. */
export const mugRooster = idea({
  id: 'mug-rooster',
  title: 'The rooster in the mug',
  says: 'The mug of beer is a rooster: the foam is its comb, and the handle is its tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['pub'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { comb: { label: 'Height of the comb', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, high] = [params['gap']!, params['comb']!];
    const glass = d.rect(-270, -220, 500, 700, [20, 20, 70, 70]);
    const comb = d.union(d.circle(-190, -300, 110), d.circle(-20, -370, 130), d.circle(150, -300, 110), d.rect(-290, -300, 540, 90, 40)).scale(1, high, [0, -210]).round(0, 20);
    const tail = d.line('M210 -60C420 -160 520 -40 480 120C450 250 350 320 210 330').stroke(look === 'line' ? 50 : 92);
    const beak = d.polygon([[-262, -150], [-262, 20], [-440, -50]], 16);
    const wattle = d.path('M-270 40C-200 60 -330 60 -300 40C-390 60 -400 210 -330 220C-270 224 -262 150 -266 60Z').round(10, 0);
    const eye = d.circle(-150, -90, 46);
    const flutes = d.union(...[-90, 30, 150].map((x) => d.rect(x - 22 - 20, 130, 44, 240, 22)));
    const body = d.weld(glass, tail.gapFrom(glass, 0).union(tail.subtract(glass.shrink(20))), 20);
    if (look === 'line') return [d.layer('mug', glass.rim(44, 'round').union(tail.subtract(glass.shrink(4)), eye, flutes), 'main'), d.layer('comb', comb.gapFrom(glass, 18).rim(42, 'round').union(beak.gapFrom(glass, 18), wattle.gapFrom(glass, 18)), 'second')];
    if (look === 'bold') return [d.layer('mug', body.subtract(eye.grow(6), flutes.grow(6)).union(beak.move(10, 0)), 'main'), d.layer('foam', comb.gapFrom(glass, gap), 'main')];
    return [d.layer('mug', body.subtract(eye, flutes), 'main'), d.layer('comb', comb.gapFrom(glass, gap).union(beak.gapFrom(glass, gap), wattle.gapFrom(glass, gap)), 'second', { mono: 'ink' })];
  },
});
