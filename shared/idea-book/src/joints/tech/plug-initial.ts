import { idea } from '../../idea.ts';
import { LETTER_LINES } from '../building/letter-lines.ts';

/** The initial as a cord with a plug at its end. */
export const plugInitial = idea({
  id: 'plug-initial',
  title: ({ letters }) => `Plug in the ${letters}`,
  says: ({ letters }) => `The ${letters} is one cord that ends in a plug.`,
  kind: 'symbol',
  technique: 'trade-letter',
  needs: [{ things: ['plug', 'cable', 'power-line'], trades: ['ev-charging', 'electrician', 'energy', 'hardware'] }],
  fits: ({ initials: { first } }) => ('AHJLMNPTUYАМНПРТΑΗΜΠΡΤΥ'.includes(first) ? first : undefined),
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.05 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.1 },
  },
  params: { weight: { label: 'Weight', min: 0.8, max: 1.15, usual: 1 }, gap: { label: 'Gap', min: 14, max: 34, usual: 22 } },
  draw: (d, { look, letters, params }) => {
    const lines = (LETTER_LINES[letters] ?? d.refuse(`No cord for "${letters}".`)).map((data) => d.line(data));
    const pen = (look === 'line' ? 52 : 100) * params['weight']!;
    const [x, y] = lines[0]!.end;
    const turn = lines[0]!.angleAt(1) - 90;
    const plug = d.rect(-112, -20, 224, 124, [30, 30, 62, 62]).union(d.mirror(d.rect(34, 90, 44, 116, [0, 0, 22, 22])));
    const head = plug.rotate(turn).move(x, y);
    const cord = d.union(...lines.map((line) => line.stroke(pen))).gapFrom(head, params['gap']!);
    return [d.layer('cord', cord, look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -380], to: [0, 380] } : 'main', { mono: 'ink' }), d.layer('plug', head, look === 'gradient' ? 'main' : 'second', { mono: 'ink' })];
  },
});
