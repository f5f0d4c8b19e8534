import { idea } from '../../idea.ts';

/** A clownfish whose bands are waves. */
export const clownWave = idea({
  id: 'clown-wave',
  title: 'Waves worn as stripes',
  says: 'The bands of the clownfish are two waves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['aquarium'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'hand_drawn'], colors: 2, stem: 0.09 },
  },
  params: { band: { label: 'Band width', min: 50, max: 92, usual: 70 } },
  draw: (d, { look, params }) => {
    const wide = params['band']!;
    const body = d.path('M-480 20C-440 -170 -250 -290 -40 -290C120 -290 220 -190 290 -80C330 -150 400 -200 450 -196C490 -192 486 -150 476 -110C458 -40 458 60 476 130C486 170 490 212 450 216C400 220 330 170 290 100C220 220 120 310 -40 310C-250 310 -440 210 -480 20Z').round(20, 30);
    const wave = (x: number, lean: number) => d.line(`M${x} -420C${x - 90 - lean} -220 ${x + 130} -110 ${x + 20} 30C${x - 90} 170 ${x + 100 - lean} 260 ${x} 440`).stroke(wide);
    const bands = d.union(wave(-176, 0), wave(110, 0));
    const eye = d.circle(-330, -30, 36);
    const stripes = bands.shrink(16).intersect(body);
    const fish = body.subtract(bands, eye);
    if (look === 'cut') return [d.layer('fish', fish, 'main')];
    if (look === 'print') return [d.layer('fish', fish, 'second', { mono: 'ink' }), d.layer('bands', stripes, 'main', { mono: 'none' })];
    const [head, middle, tail] = fish.pieces().toSorted((a, b) => a.bounds.cx - b.bounds.cx);
    return [d.layer('head and tail', head!.union(tail ?? head!), 'main', { mono: 'ink' }), d.layer('middle', middle!, 'second', { mono: 'ink' })];
  },
});
