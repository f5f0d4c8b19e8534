import { idea } from '../../idea.ts';

/** A chimney that is a gentleman in a top hat. */
export const chimneyGentleman = idea({
  id: 'chimney-gentleman',
  title: 'The gentleman on the roof',
  says: 'The chimney is a gentleman: it wears the sweep’s top hat, and its moustache is a brush.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['top-hat'], trades: ['chimney-sweep'] }, { things: ['chimney'], trades: ['chimney-sweep'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.06 },
  },
  params: { hat: { label: 'Height of the hat', min: 260, max: 360, usual: 310 }, gap: { label: 'Gap', min: 26, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const top = -140 - params['hat']!;
    const crown = d.path(`M-230 -140L-262 ${top}C-150 ${top - 36} 150 ${top - 36} 262 ${top}L230 -140Z`).round(18, 0);
    const brim = d.path('M-420 -190C-400 -120 -320 -100 -250 -100H250C320 -100 400 -120 420 -190C440 -120 400 -20 300 -20H-300C-400 -20 -440 -120 -420 -190Z').round(10, 0);
    const band = d.rect(-400, -196, 800, gap);
    const hat = crown.subtract(band).union(brim.union(crown.intersect(d.rect(-400, -160, 800, 80))));
    const stack = d.rect(-260, -20 + gap, 520, 470, 10);
    const eyes = d.mirror(d.circle(-104, 104, 34));
    const half = d.path('M0 190C-40 150 -120 150 -150 200C-170 232 -200 240 -226 226C-220 300 -150 340 -90 330C-40 322 -10 296 0 270Z').round(6, 0);
    const moustache = d.mirror(half);
    const bricks = d.union(d.rect(-300, 372, 600, 24), d.rect(-12, 384, 24, 100));
    if (look === 'line') return [d.layer('stack', stack.rim(52, 'round').union(eyes, moustache), 'main', { mono: 'ink' }), d.layer('hat', hat.filled().rim(48, 'round'), 'second', { mono: 'ink' })];
    return [d.layer('hat', hat, 'main', { mono: 'ink' }), d.layer('stack', stack.subtract(eyes, moustache, bricks), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
