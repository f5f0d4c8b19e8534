import { idea } from '../../idea.ts';

/** A beehive that is a stack of coins. */
export const hiveCoins = idea({
  id: 'hive-coins',
  title: 'Saved like honey',
  says: 'The beehive is a stack of coins with milled edges.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['banking'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.13 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.13 },
  },
  params: { coin: { label: 'Height of a coin', min: 150, max: 185, usual: 168 }, gap: { label: 'Gap', min: 22, max: 32, usual: 26 } },
  draw: (d, { look, params }) => {
    const [tall, gap] = [params['coin']!, params['gap']!];
    const halves = [200, 340, 420, 440, 410];
    const top = -(halves.length * tall + (halves.length - 1) * gap) / 2;
    const door = d.circle(0, top + 3.5 * (tall + gap), 118);
    const coins = halves.map((half, i) => {
      const y = top + i * (tall + gap);
      const mills = look === 'cut' || i % 2 === 1 ? d.union(...[-0.75, -0.45, -0.15, 0.15, 0.45, 0.75].map((x) => d.rect(x * (half - 30) - gap * 0.45, y + tall * 0.26, gap * 0.9, tall * 0.48, gap * 0.45))) : d.circle(3_000, 0, 1);
      return d.rect(-half, y, 2 * half, tall, tall / 2).subtract(mills, door.grow(i > 1 ? 0 : -80)).withoutSlivers(500);
    });
    const stripes = [0, 1].map((odd) => d.union(...coins.filter((_, i) => i % 2 === odd)));
    if (look === 'cut') return [d.layer('hive', d.union(...coins), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('hive', d.union(...coins), { gradient: ['second', 'main'], from: [0, top], to: [0, -top] }, { mono: 'ink' })];
    return [d.layer('coins', stripes[0]!, 'main', { mono: 'ink' }), d.layer('milled coins', stripes[1]!, 'second', { mono: 'ink' })];
  },
});
