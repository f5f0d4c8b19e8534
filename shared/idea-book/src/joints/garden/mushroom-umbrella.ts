import { idea } from '../../idea.ts';

/** A mushroom that is an umbrella. */
export const mushroomUmbrella = idea({
  id: 'mushroom-umbrella',
  title: 'Under the mushroom',
  says: 'The mushroom is an umbrella: its stem ends in a curved handle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mushroom', 'umbrella', 'rain', 'forest', 'elf'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
  },
  draw: (d, { look }) => {
    const cap = d.path('M-470 -10C-480 -280 -260 -430 0 -430C260 -430 480 -280 470 -10C470 40 440 60 400 56C150 20 -150 20 -400 56C-440 60 -470 40 -470 -10Z');
    const tip = d.rect(-22, -500, 44, 120, [22, 22, 0, 0]);
    const spots = d.union(d.circle(-40, -250, 96), d.circle(-270, -110, 70), d.circle(200, -120, 84));
    const stem = d.path('M-90 20C-60 130 -56 230 -62 320A152 152 0 0 0 242 320A50 50 0 0 0 142 320A52 52 0 0 1 40 320C40 230 60 130 90 20Z').round(10, 0);
    if (look === 'line') return [d.layer('cap', cap.rim(42, 'round').union(tip), 'main'), d.layer('spots', spots.shrink(14), 'second'), d.layer('stem', d.line('M0 40V330A92 92 0 0 0 184 330V310').stroke(46, { cap: 'round' }).gapFrom(cap, 0), 'main')];
    return [d.layer('cap', cap.union(tip).subtract(spots), 'second'), d.layer('stem', stem.gapFrom(cap, 18), 'main')];
  },
});
