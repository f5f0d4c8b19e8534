import { idea } from '../../idea.ts';

/** The columns of a bank are stacks of coins. */
export const coinTemple = idea({
  id: 'coin-temple',
  title: 'Columns of coins',
  says: 'Stacks of coins are the columns that hold up the roof.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['coin', 'temple', 'column'], trades: ['banking', 'accounting', 'investment'] }],
  looks: {
    solid: { manner: 'module', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.065 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'tech_sharp'], colors: 2, traits: ['gradient'], stem: 0.065 },
    bank: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 32, usual: 20 }, stack: { label: 'Stack width', min: 150, max: 220, usual: 186 } },
  draw: (d, { look, params }) => {
    const [gap, width] = [params['gap']!, params['stack']!];
    const coin = 92 - gap;
    const stack = (x: number) => Array.from({ length: 5 }, (_, i) => d.rect(x - width / 2, -110 + i * (coin + gap), width, coin, coin / 2));
    const roof = d.polygon([[0, -440], [450, -128 - gap], [-450, -128 - gap]], 18);
    const eye = d.circle(0, -246, 54);
    const base = d.rect(-450, -110 + 5 * (coin + gap), 900, coin, coin / 2);
    const stacks = [-300, 0, 300].flatMap(stack);
    if (look === 'bank') {
      const pile = (x: number) => Array.from({ length: 4 }, (_, i) => d.rect(x - (width + 44) / 2, -104 + i * 124, width + 44, 124 - gap - 4, 26));
      const slot = d.rect(-120, -262, 240, 44, 22);
      return [d.layer('bank', d.union(roof.scale(1.06, 1.12, [0, -150]).subtract(slot), ...[-296, 0, 296].flatMap(pile), d.rect(-480, 392, 960, 112, 26)), 'main')];
    }
    if (look === 'gradient') return [d.layer('temple', d.union(roof.subtract(eye), base, ...stacks), { gradient: ['main', 'second'], from: [0, -440], to: [0, 400] })];
    return [d.layer('roof', roof.subtract(eye).union(base), 'main'), d.layer('coins', d.union(...stacks), 'second')];
  },
});
