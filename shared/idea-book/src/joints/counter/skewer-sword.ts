import { idea } from '../../idea.ts';

/** A skewer that is a sword. */
export const skewerSword = idea({
  id: 'skewer-sword',
  title: 'The sword of the grill',
  says: 'The skewer is a sword: meat and onion sit on its blade, above the guard and the grip.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['kebab-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.045 },
  },
  params: { turn: { label: 'Slope', min: 30, max: 50, usual: 40 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, turn] = [params['gap']!, params['turn']!];
    const blade = d.polygon([[-46, 290], [-46, -520], [0, -640], [46, -520], [46, 290]], 6);
    const guard = d.line('M-210 250C-120 300 120 300 210 250').stroke(92, { cap: 'round' });
    const grip = d.rect(-52, 300, 104, 180, 20).union(d.circle(0, 530, 84));
    const chunks = [d.rect(-150, -430, 300, 176, 50), d.ellipse(0, -150, 190, 70), d.rect(-150, -46, 300, 176, 50)];
    const meat = d.union(chunks[0]!, chunks[2]!);
    const veg = chunks[1]!;
    const food = meat.union(veg);
    if (look === 'line') return [d.layer('sword', blade.gapFrom(food, 22).union(guard, grip.gapFrom(guard, 0).rim(38, 'round')).round(0, 6).rotate(turn), 'main'), d.layer('food', meat.rim(42, 'round').union(veg.rim(38, 'round')).rotate(turn), 'second')];
    const sword = blade.gapFrom(food, gap).union(guard, grip.gapFrom(guard, gap));
    if (look === 'bold') return [d.layer('sword', sword.union(food).rotate(turn), 'main')];
    return [d.layer('sword', sword.union(veg).rotate(turn), 'main', { mono: 'ink' }), d.layer('meat', meat.rotate(turn), 'second', { mono: 'ink' })];
  },
});
