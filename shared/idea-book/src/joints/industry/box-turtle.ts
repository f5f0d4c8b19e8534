import { idea } from '../../idea.ts';

/** A turtle whose shell is a box: a box turtle. */
export const boxTurtle = idea({
  id: 'box-turtle',
  title: 'The box turtle',
  says: 'The shell of the turtle is a taped box: what is inside is safe and takes its time.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['storage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 42, usual: 32 }, height: { label: 'Height of the box', min: 440, max: 580, usual: 500 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const high = params['height']!;
    const top = 200 - high;
    const box = d.rect(-440, top, 760, high, 36);
    const tape = d.rect(-150, top, 180, 270, [0, 0, 20, 20]);
    const head = d.path('M320 60C380 60 400 10 430 -50C460 -110 520 -140 590 -120C670 -96 690 -10 640 50C590 100 560 150 500 180C440 206 380 200 320 200Z').round(20, 30);
    const eye = d.circle(570, -34, 28);
    const foot = d.rect(0, 180, 190, 210, [0, 0, 60, 60]);
    const tail = d.path('M-430 90L-580 190L-430 200Z').round(14, 0);
    const animal = d.union(head, tail, foot.move(-380, 0), foot.move(70, 0));
    const body = animal.gapFrom(box, gap).subtract(eye);
    if (look === 'line') return [d.layer('box', box.rim(46, 'round').union(tape.rim(46)), 'second', { mono: 'ink' }), d.layer('turtle', animal.gapFrom(box, gap).subtract(eye), 'main', { mono: 'ink' })];
    const edges = d.union(d.rect(-150 - gap, top, gap, 270), d.rect(30, top, gap, 270), d.rect(-150 - gap, top + 270, 180 + 2 * gap, gap));
    return [d.layer('box', box.subtract(edges), look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('turtle', body, 'main', { mono: 'ink' })];
  },
});
