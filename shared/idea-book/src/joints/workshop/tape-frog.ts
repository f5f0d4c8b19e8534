import { idea } from '../../idea.ts';

/** A tape measure that is a frog: the tape is its tongue. */
export const tapeFrog = idea({
  id: 'tape-frog',
  title: 'Caught to the millimeter',
  says: 'The tape measure is a frog, and the tape is its tongue.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['handyman', 'carpentry', 'engineering', 'surveying'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.046 },
  },
  params: { tongue: { label: 'Tape length', min: 420, max: 560, usual: 490 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [long, gap] = [params['tongue']!, params['gap']!];
    const shell = d.rect(-160, -300, 600, 600, [150, 240, 70, 70]);
    const bump = d.circle(10, -270, 140);
    const eye = d.circle(10, -280, 62);
    const frog = d.union(shell, bump).round(0, 40);
    const tape = d.rect(-160 - long, 150, long + 260, 96, 0).union(d.rect(-160 - long - 24, 150, 56, 170, 10));
    const marks = Math.floor((long - 60) / 84);
    const ticks = d.union(...Array.from({ length: marks }, (_, i) => d.rect(-160 - 56 - i * 84, 200, 26, 60)));
    const mouth = d.line('M60 198C200 198 290 150 330 50').stroke(look === 'line' ? 44 : 46, { cap: 'round' });
    const pupil = d.circle(-8, -280, 30);
    if (look === 'line') return [d.layer('frog', d.union(frog.rim(46).gapFrom(tape.intersect(d.rect(-900, 0, 760, 500)), 22), mouth.intersect(d.rect(110, 0, 600, 600)), eye), 'main'), d.layer('tape', tape.intersect(d.rect(-900, 0, 960, 500)).subtract(ticks), 'second', { mono: 'ink' })];
    const body = frog.subtract(eye, mouth).union(pupil).gapFrom(tape, gap);
    return [d.layer('frog', body, 'main'), d.layer('tape', tape.intersect(d.rect(-1_000, 0, 1_060, 500)).subtract(ticks), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
