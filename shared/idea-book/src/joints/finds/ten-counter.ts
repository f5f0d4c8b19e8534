import { idea } from '../../idea.ts';

/** A zero whose counter is a one. */
export const tenCounter = idea({
  id: 'ten-counter',
  title: 'Ten in one',
  says: 'The space inside the zero is a one.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ten'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.22 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    dots: { manner: 'module', vibes: ['playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.14 },
  },
  params: { one: { label: 'Weight of the one', min: 100, max: 150, usual: 124 } },
  draw: (d, { look, params }) => {
    const weight = params['one']!;
    if (look === 'dots') {
      const [step, r] = [250, 104 + (weight - 124) * 0.3];
      const at = (row: number, i: number) => d.circle((i - row / 2) * step, row * step * Math.sin(Math.PI / 3), r);
      const dots = [0, 1, 2, 3].flatMap((row) => Array.from({ length: row + 1 }, (_, i) => at(row, i)));
      return [d.layer('nine', d.union(...dots.slice(0, 4), ...dots.slice(5)), 'main'), d.layer('one', dots[4]!, 'second', { mono: 'ink' })];
    }
    const one = d.polygon([[weight / 2, -300], [weight / 2, 300], [-weight / 2, 300], [-weight / 2, -110], [-weight / 2 - 84, -78], [-weight / 2 - 84, -190], [-weight / 2 + 20, -300]]).move(20, 0);
    if (look === 'line') return [d.layer('zero', d.rect(-360, -500, 720, 1000, 360).rim(44, 'round'), 'main'), d.layer('one', one.round(6, 0), 'second')];
    return [d.layer('ten', d.rect(-370, -500, 740, 1000, 370).subtract(one.round(6, 0)), 'main')];
  },
});
