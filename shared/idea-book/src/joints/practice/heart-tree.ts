import { idea } from '../../idea.ts';

/** A heart that is the crown of a tree; its vessels are the branches. */
export const heartTree = idea({
  id: 'heart-tree',
  title: 'The tree of the heart',
  says: 'The vessels of the heart are the branches of a tree, and the heart is its crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['cardiology'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, traits: ['gradient'], stem: 0.08 },
  },
  params: { trunk: { label: 'Trunk width', min: 64, max: 100, usual: 80 }, gap: { label: 'Gap', min: 16, max: 28, usual: 22 } },
  draw: (d, { look, params }) => {
    const [trunk, gap] = [params['trunk']!, params['gap']!];
    const heart = d.mirror(d.path('M0 400C-90 330 -500 90 -500 -190C-500 -360 -390 -460 -260 -460C-140 -460 -50 -390 0 -300Z'));
    const w = trunk;
    const limb = (path: string, from: number, to: number) => d.line(path).brush((t) => from + (to - from) * t, { samples: 30, ends: 'round' });
    const tree = d.union(
      d.line('M0 580V100').brush((t) => w * (1.25 - 0.45 * t), { samples: 12 }),
      limb('M0 330C0 160 14 20 6 -150', w * 0.95, w * 0.4),
      limb('M4 200C20 90 140 60 210 -50C244 -110 262 -180 262 -280', w * 0.8, w * 0.36),
      limb('M160 20C240 0 320 -40 362 -140', w * 0.5, w * 0.34),
      limb('M-4 160C-20 60 -130 20 -196 -76C-236 -140 -250 -200 -250 -290', w * 0.8, w * 0.36),
      limb('M-150 -20C-230 -30 -310 -70 -356 -160', w * 0.5, w * 0.34),
    ).round(0, 12);
    if (look === 'one') return [d.layer('tree', heart.subtract(tree).union(tree.intersect(d.rect(-200, 420, 400, 400))).withoutSlivers(300), 'main')];
    const crown = heart.gapFrom(tree, gap);
    if (look === 'gradient') return [d.layer('crown', crown, { gradient: ['second', 'main'], from: [-300, -400], to: [200, 380] }), d.layer('tree', tree, 'main', { mono: 'ink' })];
    return [d.layer('crown', crown, 'main'), d.layer('tree', tree, 'second', { mono: 'ink' })];
  },
});
