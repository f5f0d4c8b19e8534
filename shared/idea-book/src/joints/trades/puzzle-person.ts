import { idea } from '../../idea.ts';

/** A puzzle piece whose socket holds a person. */
export const puzzlePerson = idea({
  id: 'puzzle-person',
  title: 'The one who fits',
  says: 'The part that was missing in the puzzle is a person, and it fits.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['puzzle'], trades: ['recruiting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.2 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.2 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 46, usual: 34 }, knob: { label: 'Knob', min: 96, max: 122, usual: 110 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['knob']!];
    const knob = (x: number, y: number) => d.circle(x, y, r);
    const block = d.rect(-400, -400, 800, 800, 70);
    const piece = d.weld(d.weld(block, knob(0, -400 - r * 0.62), 30), knob(400 + r * 0.62, -60), 30).subtract(knob(-400 + r * 0.62, -60)).round(14, 20);
    const head = d.circle(0, 20, 134);
    const shoulders = d.path('M-250 470V440C-250 290 -150 200 0 200C150 200 250 290 250 440V470Z');
    const person = head.union(shoulders).intersect(d.rect(-500, -500, 1000, 900));
    if (look === 'line') {
      const outline = piece.rim(44, 'round');
      return [d.layer('piece', outline.subtract(d.rect(-250 - gap, 330, 500 + 2 * gap, 200)), 'main'), d.layer('person', person, 'second', { mono: 'ink' })];
    }
    if (look === 'cut') return [d.layer('piece', piece.subtract(head.union(shoulders)), 'main')];
    return [d.layer('piece', piece.subtract(d.union(head, shoulders).grow(gap)).withoutSlivers(), 'main', { mono: 'ink' }), d.layer('person', person, 'second', { mono: 'ink' })];
  },
});
