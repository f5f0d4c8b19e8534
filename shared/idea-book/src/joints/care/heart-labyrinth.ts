import { idea } from '../../idea.ts';

/** A labyrinth in the shape of a heart. */
export const heartLabyrinth = idea({
  id: 'heart-labyrinth',
  title: 'The way inside',
  says: 'A path winds through the heart to its center.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['labyrinth', 'path', 'journey', 'calm', 'heart', 'love'], trades: ['psychotherapy'] }, { things: ['care'], trades: ['psychotherapy', 'mediation', 'hospice', 'medical', 'elder-care'] }],
  looks: {
    line: { manner: 'line', vibes: ['geometric_minimal', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.06 },
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.1 },
  },
  params: { walls: { label: 'Weight of the walls', min: 0.84, max: 1.16, usual: 1 } },
  draw: (d, { look, params }) => {
    const [base, step] = look === 'line' ? [46, 96] : look === 'cut' ? [50, 112] : [70, 118];
    const pen = base * params['walls']!;
    const heart = (lobe: number) => d.rect(-lobe, -lobe, 2 * lobe, 2 * lobe).rotate(45).union(d.mirror(d.circle(-lobe * Math.SQRT1_2, -lobe * Math.SQRT1_2, lobe)));
    const outer = heart(290).round(40, 0);
    const [wall, inner] = [0, 1].map((i) => outer.shrink(i * step, 'round').rim(pen, 'round'));
    const core = heart(look === 'line' ? 116 : 92).round(24, 0).move(0, -20);
    const width = step - pen + 12;
    const [door, innerDoor] = [d.rect(-width / 2, 200, width, 400), d.rect(-width / 2, -420, width, 360)];
    if (look === 'cut') {
      const maze = d.union(wall!.subtract(door), inner!.subtract(innerDoor)).round(0, 6);
      return [d.layer('heart', outer.grow(86).subtract(maze, heart(60).round(16, 0).move(0, -20)), 'main')];
    }
    return [d.layer('walls', d.union(wall!.subtract(door), inner!.subtract(innerDoor)), 'main'), d.layer('core', core, 'second')];
  },
});
