import { idea } from '../../idea.ts';

/** A house that wears a knitted hat: the hat is its roof, the pompom is on the ridge. */
export const woollyRoof = idea({
  id: 'woolly-roof',
  title: 'A hat for the house',
  says: 'The roof of the house is a warm knitted hat with a pompom.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['heating'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat'], colors: 2, traits: ['playful'], stem: 0.14 },
    line: { manner: 'line', vibes: ['playful_rounded', 'hand_drawn'], colors: 2, traits: ['playful'], stem: 0.042 },
    knit: { manner: 'module', vibes: ['illustrative', 'playful_rounded'], colors: 2, traits: ['playful', 'detailed'], stem: 0.07 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 32, usual: 24 }, pompom: { label: 'Pompom', min: 84, max: 130, usual: 106 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['pompom']!;
    const cuff = d.rect(-430, 0, 860, 150, 75);
    const crown = d.path('M-370 60C-370 -180 -230 -350 0 -350C230 -350 370 -180 370 60Z');
    const ball = d.circle(0, -350 - r * 0.55, r);
    const walls = d.rect(-320, 60, 640, 440, [0, 0, 50, 50]);
    const door = d.rect(-80, 290, 160, 240, [80, 80, 0, 0]);
    if (look === 'line') {
      const pen = 42;
      const hat = crown.subtract(d.rect(-500, 20, 1_000, 200)).rim(pen, 'round').subtract(ball.grow(-1));
      return [
        d.layer('hat', d.union(hat, cuff.rim(pen, 'round'), ball.rim(pen)), 'second', { mono: 'ink' }),
        d.layer('house', walls.rim(pen, 'round').subtract(cuff.grow(gap)).subtract(door.grow(-1)).union(door.outline(pen).intersect(walls)).subtract(door.shrink(pen / 2)), 'main'),
      ];
    }
    const house = walls.gapFrom(cuff, gap).subtract(door);
    if (look === 'knit') {
      const ribs = [-3, -2, -1, 0, 1, 2, 3].map((i) => d.rect(-48, -10, 96, 170, 48).move(i * (96 + gap), 0));
      const seams = [0.33, 1].flatMap((share) => [-1, 1].map((side) => d.curve([0, -480], [side * share * 190, -380], [side * share * 250, -160], [side * share * 260, 200]).stroke(gap)));
      const band = d.union(...ribs);
      const gores = crown.subtract(d.rect(-500, -10 - gap, 1_000, 300), ...seams).gapFrom(ball, gap);
      return [d.layer('crown', gores, 'second', { mono: 'ink' }), d.layer('cuff and pompom', band.union(ball), 'second', { mono: 'ink' }), d.layer('house', walls.subtract(d.rect(-500, 0, 1_000, 160 + gap)).subtract(door), 'main')];
    }
    return [d.layer('crown', crown.gapFrom(ball, gap).gapFrom(cuff, gap), 'second', { mono: 'ink' }), d.layer('cuff and pompom', cuff.union(ball), 'second', { mono: 'ink' }), d.layer('house', house, 'main')];
  },
});
