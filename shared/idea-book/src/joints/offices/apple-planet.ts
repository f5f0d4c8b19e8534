import { idea } from '../../idea.ts';

/** An apple that is a planet with a ring. */
export const applePlanet = idea({
  id: 'apple-planet',
  title: 'One law for both',
  says: 'The apple that falls is a planet with its ring: gravity holds both.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['physics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.12 },
  },
  params: { ring: { label: 'Width of the ring', min: 48, max: 72, usual: 60 }, tilt: { label: 'Tilt', min: -28, max: -12, usual: -20 } },
  draw: (d, { look, params }) => {
    const [pen, tilt] = [params['ring']!, params['tilt']!];
    const gap = 28;
    const apple = d.path('M0 -230C60 -310 200 -330 290 -250C390 -150 370 60 290 210C240 310 150 390 70 380C40 376 20 362 0 362C-20 362 -40 376 -70 380C-150 390 -240 310 -290 210C-370 60 -390 -150 -290 -250C-200 -330 -60 -310 0 -230Z').round(12, 8);
    const leaf = d.leaf([24, -340], [270, -530], 0.26, 0.16);
    const stalk = d.line('M0 -250C0 -330 -20 -380 -50 -430').stroke(44, { cap: 'round' });
    const orbit = d.ellipse(0, 60, 570, 145).outline(pen).rotate(tilt, [0, 60]);
    const front = orbit.subtract(d.rect(-900, -840, 1800, 900).rotate(tilt, [0, 60]));
    const behind = orbit.subtract(apple.grow(gap)).union(front);
    const fruit = apple.subtract(front.grow(gap)).withoutSlivers(3_000).round(4, 0);
    const top = stalk.union(leaf);
    if (look === 'cut') return [d.layer('apple', d.union(fruit, top, behind), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('apple', fruit.union(stalk), { gradient: ['main', 'second'], from: [-200, -300], to: [300, 400] }, { mono: 'ink' }), d.layer('leaf', leaf, 'main', { mono: 'ink' }), d.layer('ring', behind, 'second', { mono: 'ink' })];
    return [d.layer('apple', fruit.union(top), 'main', { mono: 'ink' }), d.layer('ring', behind, 'second', { mono: 'ink' })];
  },
});
