import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A trophy whose handles are laurel leaves. */
export const laurelCup = idea({
  id: 'laurel-cup',
  title: 'Laurels for handles',
  says: 'The handles of the trophy are the laurels that go with it.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['trophy', 'victory'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'classic_ornate'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    star: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { leaves: { label: 'Width of the leaves', min: 24, max: 34, usual: 29 } },
  draw: (d, { look, params }) => {
    const bulge = params['leaves']! / 100;
    const [gap, pen] = [24, 42];
    const cup = d.mirror(d.path('M0 -430H-236C-236 -150 -180 10 -60 70H0Z')).round(14, 0);
    const foot = d.mirror(d.path('M0 60H-64C-50 170 -60 240 -100 270H0Z')).union(d.rect(-220, 300, 440, 120, 16));
    const stalk = d.line('M-200 -330C-330 -420 -440 -330 -420 -180C-400 -40 -300 30 -110 40');
    const stem = stalk.stroke(look === 'line' ? 36 : 46, { cap: 'round' }).gapFrom(cup, -10);
    const leaves = [[0.26, 200, -28], [0.5, 210, -52], [0.72, 190, -84]].map(([t, long, turn]) => {
      const [x, y] = stalk.pointAt(t!);
      return d.leaf([0, 0], [0, -long!], bulge).rotate(turn!, [0, 0]).move(x, y);
    });
    const trophy = cup.union(foot).round(0, 14);
    const handles = d.mirror(stem);
    const side = leaves.map((leaf) => leaf.gapFrom(stem, gap * 0.8).pieces()[0]!);
    const spaced = side.map((leaf, i) => side.slice(i + 1).reduce((rest, other) => rest.gapFrom(other, gap), leaf).withoutSlivers(900).round(6, 0));
    const star = d.star(5, 130, 54, { cy: -230 }).round(6, 0);
    if (look === 'line') return [d.layer('cup', d.union(contour(cup, pen), contour(d.rect(-220, 300, 440, 130, 16), pen), d.rect(-pen / 2, 50, pen, 270), d.mirror(stem.subtract(cup))), 'main'), d.layer('laurels', d.mirror(d.union(...spaced.map((leaf) => contour(leaf, 34)))), 'second', { mono: 'ink' })];
    const laurels = d.mirror(d.union(...spaced));
    if (look === 'star') return [d.layer('trophy', d.union(trophy.subtract(star), handles, laurels), 'main')];
    return [d.layer('cup', trophy.union(handles), 'main', { mono: 'ink' }), d.layer('laurels', laurels, 'second', { mono: 'ink' })];
  },
});
