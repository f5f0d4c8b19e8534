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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { spots: { label: 'Spots', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const cap = d.path('M-470 -10C-480 -280 -260 -430 0 -430C260 -430 480 -280 470 -10C470 40 440 60 400 56C150 20 -150 20 -400 56C-440 60 -470 40 -470 -10Z');
    const tip = d.rect(-22, -500, 44, 120, [22, 22, 0, 0]);
    const size = params['spots']!;
    const spots = d.union(d.circle(-40, -250, 96 * size), d.circle(-270, -110, 70 * size), d.circle(200, -120, 84 * size));
    const stem = d.path('M-90 20C-60 130 -56 230 -62 320A152 152 0 0 0 242 320A50 50 0 0 0 142 320A52 52 0 0 1 40 320C40 230 60 130 90 20Z').round(10, 0);
    if (look === 'cut') {
      const dome = d.sector(0, 20, 500, 180, 360).subtract(...[-1, 0, 1].map((i) => d.ellipse((i * 1000) / 3, 30, 1000 / 6 - 8, 74)));
      const dots = d.union(d.circle(-20, -270, 100 * size), d.circle(-270, -130, 74 * size), d.circle(240, -140, 84 * size));
      const handle = d.line('M0 -20V330A110 110 0 0 0 220 330').stroke(84, { cap: 'round' });
      return [d.layer('mushroom', dome.union(handle.gapFrom(d.sector(0, 20, 500, 180, 360).subtract(d.ellipse(0, 30, 1000 / 6 - 8, 74)), 0)).subtract(dots), 'main')];
    }
    if (look === 'line') return [d.layer('cap', cap.rim(42, 'round').union(tip), 'main'), d.layer('spots', spots.shrink(14), 'second'), d.layer('stem', d.line('M0 40V330A92 92 0 0 0 184 330V310').stroke(46, { cap: 'round' }).gapFrom(cap, 0), 'main')];
    return [d.layer('cap', cap.union(tip).subtract(spots), 'second'), d.layer('stem', stem.gapFrom(cap, 18), 'main')];
  },
});
