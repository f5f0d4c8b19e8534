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
  },
  draw: (d, { look }) => {
    const [coin, gap, width] = [72, 20, 186];
    const stack = (x: number) => Array.from({ length: 5 }, (_, i) => d.rect(x - width / 2, -110 + i * (coin + gap), width, coin, coin / 2));
    const roof = d.polygon([[0, -440], [450, -128 - gap], [-450, -128 - gap]], 18);
    const eye = d.circle(0, -246, 54);
    const base = d.rect(-450, -110 + 5 * (coin + gap), 900, coin, coin / 2);
    const stacks = [-300, 0, 300].flatMap(stack);
    if (look === 'gradient') return [d.layer('temple', d.union(roof.subtract(eye), base, ...stacks), { gradient: ['main', 'second'], from: [0, -440], to: [0, 400] })];
    return [d.layer('roof', roof.subtract(eye).union(base), 'main'), d.layer('coins', d.union(...stacks), 'second')];
  },
});
