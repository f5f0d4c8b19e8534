import { idea } from '../../idea.ts';

/** A river whose streams are the branches of a tree. */
export const riverTree = idea({
  id: 'river-tree',
  title: 'The river is a tree',
  says: 'The river and its streams are the trunk and branches of a tree.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['river', 'stream', 'valley', 'spring', 'root', 'origin', 'field'], trades: ['environment', 'water', 'genealogy'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['organic_flowing', 'modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['organic_flowing', 'bold_abstract'], colors: 1, stem: 0.08 },
  },
  draw: (d, { look }) => {
    const crown = d.circle(0, -110, 390);
    const stem = d.through([[10, 620], [-24, 430], [22, 200], [-14, -20], [12, -220], [0, -400]]);
    const river = stem.brush([260, 160, 112, 84, 56, 22], { ends: 'round' }).intersect(d.rect(-300, -600, 600, 1100));
    const join = (t: number, over: [number, number], to: [number, number]) => d.curve(stem.pointAt(t), [stem.pointAt(t)[0] * 0.5, stem.pointAt(t)[1] - 90], over, to).brush([60, 46, 18], { ends: 'round' });
    const streams = [join(0.36, [130, 40], [270, -10]), join(0.47, [-130, -10], [-290, -90]), join(0.6, [140, -180], [240, -240]), join(0.7, [-90, -240], [-180, -320])];
    const water = river.union(...streams).round(0, 14);
    if (look === 'cut') return [d.layer('land', crown.subtract(water), 'main'), d.layer('river', water.gapFrom(crown, 0), 'main')];
    return [d.layer('land', crown.gapFrom(water, 18).withoutSlivers(900), 'main'), d.layer('river', water, 'second', { mono: 'ink' })];
  },
});
