import { idea } from '../../idea.ts';

/** A computer mouse is a mouse. */
export const mouseClick = idea({
  id: 'mouse-click',
  title: 'Click and squeak',
  says: 'A computer mouse with round ears and a cable for a tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mouse', 'computer-mouse'] }, { things: ['computer', 'laptop', 'cursor', 'cable', 'code', 'screen', 'keyboard', 'chip', 'network'], trades: ['software', 'hardware', 'cloud-services', 'data', 'games', 'robotics', 'artificial-intelligence', 'telecom'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    print: { manner: 'print', vibes: ['gradient_modern', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
  },
  params: { ears: { label: 'Ears', min: 105, max: 150, usual: 130 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const pen = 44;
    const body = d.path('M0 -330C150 -330 250 -200 250 -40V70A250 250 0 0 1 -250 70V-40C-250 -200 -150 -330 0 -330Z');
    const ears = d.mirror(d.circle(238, -200, params['ears']!));
    const wheel = d.rect(-34, -190, 68, 150, 34);
    const tail = d.line('M0 330V380A70 70 0 0 0 70 450H200A60 60 0 0 0 260 390A60 60 0 0 1 320 330H420').stroke(pen, { cap: 'round' });
    const eyes = d.mirror(d.circle(112, -120, 28));
    if (look === 'print') {
      const round = d.mirror(d.circle(230, -230, params['ears']! * 1.3));
      const split = d.rect(-260, 30, 520, 26);
      return d.overprint([{ shape: body.subtract(split, wheel, eyes.move(0, -10)).union(tail.subtract(body)), ink: 'main' }, { shape: round.subtract(eyes.move(0, -10)), ink: 'second' }], { trap: 3 }).map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, { mono: 'join' }));
    }
    const shell = line ? body.rim(pen).union(d.rect(-250, 10, 500, pen).intersect(body)) : body.subtract(d.rect(-260, 20, 520, 22));
    return [d.layer('ears', (line ? ears.rim(pen) : ears).gapFrom(body, line ? 0 : 18), line ? 'main' : 'second', { mono: line ? 'join' : 'ink' }), d.layer('mouse', line ? d.union(shell, tail.subtract(body), eyes) : d.union(shell, tail).subtract(wheel.grow(18), eyes), 'main'), d.layer('wheel', wheel, 'second')];
  },
});
