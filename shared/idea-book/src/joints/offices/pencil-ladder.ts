import { idea } from '../../idea.ts';

/** A ladder whose rails are two pencils. */
export const pencilLadder = idea({
  id: 'pencil-ladder',
  title: 'One rung at a time',
  says: 'The rails of the ladder are two pencils.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tutoring'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['illustrative', 'playful_rounded', 'modern_flat'], colors: 2, stem: 0.1 },
  },
  params: { lean: { label: 'Lean of the rails', min: 5, max: 11, usual: 8 }, rungs: { label: 'Thickness of the rungs', min: 58, max: 80, usual: 68 } },
  draw: (d, { look, params }) => {
    const [lean, rung] = [params['lean']!, params['rungs']!];
    const [half, gap] = [64, 24];
    const turn = (shape: ReturnType<typeof d.circle>) => shape.rotate(-lean, [200, 0]).move(20, 0);
    const lead = d.polygon([[200, -540], [200 + half * 0.5, -430], [200 - half * 0.5, -430]], 6);
    const wood = d.polygon([[200 - half * 0.5, -430 + gap * 0.8], [200 + half * 0.5, -430 + gap * 0.8], [200 + half, -310], [200 - half, -310]]);
    const shaft = d.rect(200 - half, -310, 2 * half, 720);
    const end = d.rect(200 - half, 410 + gap, 2 * half, 110, [0, 0, 44, 44]);
    const pencil = turn(d.union(wood, shaft));
    const tips = d.mirror(turn(d.union(lead, end)));
    const rails = d.mirror(pencil);
    const between = d.mirror(turn(d.rect(-400, -400, 600, 900)).intersect(d.rect(0, -900, 900, 1800)));
    const steps = d.union(...[-160, 40, 240].map((y) => d.rect(-600, y - rung / 2, 1200, rung))).intersect(between);
    const rungs = look === 'tone' ? steps.subtract(rails.grow(gap)) : steps;
    if (look === 'cut') return [d.layer('ladder', d.union(rails, rungs, tips), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('pencils', rails, 'second', { mono: 'ink' }), d.layer('ladder', rungs.union(tips), 'main', { mono: 'ink' })];
    return [d.layer('pencils', rails.union(rungs), 'main', { mono: 'ink' }), d.layer('points', tips, 'second', { mono: 'ink' })];
  },
});
