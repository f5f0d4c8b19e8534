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
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.042 },
  },
  params: { river: { label: 'River', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const crown = d.circle(0, -110, 390);
    const wide = params['river']!;
    const stem = d.through([[10, 620], [-24, 430], [22, 200], [-14, -20], [12, -220], [0, -400]]);
    const river = stem.brush([260 * wide, 160 * wide, 112 * wide, 84 * wide, 56 * wide, 22 * wide], { ends: 'round' }).intersect(d.rect(-300, -600, 600, 1100));
    const join = (t: number, over: [number, number], to: [number, number]) => d.curve(stem.pointAt(t), [stem.pointAt(t)[0] * 0.5, stem.pointAt(t)[1] - 90], over, to).brush([60 * wide, 46 * wide, 18 * wide], { ends: 'round' });
    const streams = [join(0.36, [130, 40], [270, -10]), join(0.47, [-130, -10], [-290, -90]), join(0.6, [140, -180], [240, -240]), join(0.7, [-90, -240], [-180, -320])];
    const water = river.union(...streams).round(0, 14);
    if (look === 'line') {
      const pen = 42;
      const branch = (t: number, over: [number, number], to: [number, number]) => d.curve(stem.pointAt(t), [stem.pointAt(t)[0] * 0.5, stem.pointAt(t)[1] - 90], over, to).stroke(pen * wide, { cap: 'round' });
      const flow = d.union(stem.part(0.12, 0.88).stroke(pen * wide, { cap: 'round' }), branch(0.36, [130, 40], [240, -10]), branch(0.47, [-130, -10], [-250, -90]), branch(0.6, [140, -180], [200, -240]), branch(0.7, [-90, -240], [-150, -310]));
      return [d.layer('land', crown.rim(pen).gapFrom(flow, 24), 'main'), d.layer('river', flow, 'second')];
    }
    if (look === 'cut') return [d.layer('land', crown.subtract(water), 'main'), d.layer('river', water.gapFrom(crown, 0), 'main')];
    return [d.layer('land', crown.gapFrom(water, 18).withoutSlivers(900), 'main'), d.layer('river', water, 'second', { mono: 'ink' })];
  },
});
