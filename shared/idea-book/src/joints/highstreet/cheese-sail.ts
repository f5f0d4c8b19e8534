import { idea } from '../../idea.ts';

/** A boat of bread under a sail of cheese. */
export const cheeseSail = idea({
  id: 'cheese-sail',
  title: 'Bread under sail',
  says: 'A loaf is the hull of the boat, and a wedge of cheese is its sail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['delicatessen', 'cheesemonger'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['playful_rounded', 'modern_flat', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.046 },
  },
  params: { sail: { label: 'Sail height', min: 0.88, max: 1.08, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['sail']!;
    const r = look === 'cut' ? 0 : 18;
    const hull = d.path('M-480 200C-480 170 -460 156 -430 156H430C460 156 480 170 480 200C470 370 320 460 140 460H-140C-320 460 -470 370 -480 200Z');
    const scores = d.union(...[-220, 0, 220].map((x) => d.line(`M${x - 52} 378L${x + 52} 236`).stroke(52, { cap: 'round' })));
    const wedge = d.polygon([[-70, -480], [400, 104], [-70, 104]], r).scale(1, k, [0, 104]);
    const jib = d.polygon([[-130, -300], [-130, 104], [-400, 104]], r).scale(1, k, [0, 104]);
    const holes = d.union(d.circle(70, -92, 66), d.circle(192, 34, 46), d.circle(-70, -250, 54), d.circle(30, 104, 40));
    if (look === 'line') {
      const pen = 46;
      return [d.layer('loaf', hull.rim(pen, 'round').union(d.union(...[-200, 0, 200].map((x) => d.line(`M${x - 34} 356L${x + 34} 262`).stroke(pen, { cap: 'round' })))), 'main', { mono: 'ink' }), d.layer('cheese', d.union(wedge.subtract(d.circle(-70, -250, 54)).rim(pen, 'round'), d.circle(50, -60, 44), jib), 'second', { mono: 'ink' })];
    }
    const cheese = wedge.subtract(holes);
    const bread = hull.subtract(scores);
    if (look === 'cut') return [d.layer('boat', d.union(bread, cheese, jib), 'main')];
    return [d.layer('loaf', bread.union(jib), 'main', { mono: 'ink' }), d.layer('cheese', cheese, 'second', { mono: 'ink' })];
  },
});
