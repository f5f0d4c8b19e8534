import { idea } from '../../idea.ts';

/** A comet: a star or a disc with its tail. */
export const cometTail = idea({
  id: 'comet-tail',
  title: 'A star ahead',
  says: 'The head runs ahead, and its tail follows in one line.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['comet', 'meteor'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.18 },
  },
  params: { tail: { label: 'Length of the tail', min: 560, max: 700, usual: 640 } },
  draw: (d, { look, params }) => {
    const tail = params['tail']!;
    const turn = 135;
    const back = (x: number, y: number, long: number, pen: number) => d.rect(x, y - pen / 2, long, pen, pen / 2);
    if (look === 'line') {
      const lines = d.union(back(0, -150, tail * 0.72, 50), back(170, 0, tail, 50), back(0, 150, tail * 0.72, 50)).gapFrom(d.circle(-70, 0, 224), 10);
      return [d.layer('head', d.ring(-70, 0, 190, 140).rotate(turn + 180, [0, 0]), 'main'), d.layer('tail', lines.rotate(turn + 180, [0, 0]), 'second')];
    }
    const drop = (r: number, long: number) => d.path(`M${long} 0C${long * 0.5} ${-r * 0.1} ${r * 0.9} ${-r} 0 ${-r}A${r} ${r} 0 0 0 0 ${r}C${r * 0.9} ${r} ${long * 0.5} ${r * 0.1} ${long} 0Z`);
    if (look === 'cut') {
      const whole = drop(300, tail * 1.3);
      return [d.layer('comet', whole.subtract(d.star(5, 210, 98).rotate(18 + 45)).rotate(turn + 180, [0, 0]), 'main')];
    }
    const head = d.star(5, 280, 132).round(14, 0).rotate(-27).move(-60, 0);
    const strokes = d.union(...[[-156, 0.78], [0, 1], [156, 0.78]].map(([y, share]) => d.path(`M0 ${y! - 52}H${tail * share! * 0.4}Q${tail * share! * 0.8} ${y! - 40} ${tail * share!} ${y!}Q${tail * share! * 0.8} ${y! + 40} ${tail * share! * 0.4} ${y! + 52}H0Z`))).gapFrom(head, 30).withoutSlivers(900);
    return [d.layer('star', head.rotate(turn + 180, [0, 0]), 'second', { mono: 'ink' }), d.layer('tail', strokes.rotate(turn + 180, [0, 0]), 'main')];
  },
});
