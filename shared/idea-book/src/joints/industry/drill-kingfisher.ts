import { idea } from '../../idea.ts';

/** A drill that is a kingfisher. */
export const drillKingfisher = idea({
  id: 'drill-kingfisher',
  title: 'Straight to the point',
  says: 'The drill is a kingfisher: its bit is the long bill, and its battery the perch.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['handyman', 'construction'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.05 },
  },
  params: { bill: { label: 'Length of the bill', min: 300, max: 440, usual: 370 }, gap: { label: 'Gap', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const reach = params['bill']!;
    const body = d.path('M-230 -170V-310C-160 -370 -60 -400 60 -400C190 -400 290 -380 400 -440L380 -340L470 -330L390 -270C390 -200 370 -150 330 -110L380 330H130L100 40C70 0 40 -40 -20 -70C-110 -90 -180 -110 -230 -170Z').round(14, 40);
    const chuck = d.path('M-230 -170V-310L-380 -280V-200Z').round(8, 0).move(-gap, 0);
    const bit = d.path(`M-380 -276V-204L${-380 - reach} -240Z`).round(4, 0).move(-2 * gap, 0);
    const twist = d.union(...[0, 1].map((i) => d.polyline([[-480 - i * 110, -320], [-540 - i * 110, -160]]).stroke(gap * 0.8)));
    const base = d.rect(60, 330 + gap, 400, 130, 34);
    const eye = d.circle(-60, -270, 40);
    const tool = d.union(chuck, bit.subtract(twist).withoutSlivers(300));
    if (look === 'line') return [d.layer('kingfisher', body.rim(46, 'round').union(eye), 'main', { mono: 'ink' }), d.layer('bill and perch', d.union(tool, base), 'second', { mono: 'ink' })];
    return [d.layer('kingfisher', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('bill and perch', d.union(tool, base), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
