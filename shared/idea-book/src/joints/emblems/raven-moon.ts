import { idea } from '../../idea.ts';

/** A raven whose eye is the moon. */
export const ravenMoon = idea({
  id: 'raven-moon',
  title: ({ things }) => `Night in the eye of the ${things[0]}`,
  says: ({ things }) => `The eye of the ${things[0]} is the crescent moon, its head the night around it.`,
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['raven', 'crow'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.16 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract'], colors: 2, stem: 0.16 },
  },
  params: { moon: { label: 'Moon', min: 84, max: 116, usual: 100 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const [r, gap] = [params['moon']!, params['gap']!];
    const head = d.path('M-510 40C-430 -110 -330 -190 -210 -200C-170 -340 -40 -430 110 -430C330 -430 450 -270 460 -60C470 140 440 330 490 480L350 400L290 500L200 400L130 490L60 380L-20 450L-60 330L-130 370C-160 290 -170 200 -150 120C-270 130 -400 130 -510 40Z').round(10, 10);
    const sharp = d.polygon([[-510, 50], [-350, -130], [-210, -200], [-120, -350], [70, -430], [300, -370], [450, -190], [470, 100], [440, 300], [490, 480], [350, 390], [270, 500], [170, 390], [80, 480], [10, 360], [-120, 400], [-150, 120], [-360, 110]]);
    const [cx, cy] = [60, -150];
    const moon = d.circle(cx, cy, r).subtract(d.circle(cx + r * 0.44, cy - r * 0.26, r * 0.82)).round(6, 0);
    const mouth = d.line('M-530 46C-380 20 -250 10 -130 -6').brush([gap * 0.9, gap, gap, gap, 10], { ends: 'round' });
    if (look === 'facets') {
      const facets = d.union(d.polyline([[-210, -210], [-130, -20], [-160, 130]]).stroke(gap * 0.9), d.polyline([[-130, -20], [200, 120], [460, -190]]).stroke(gap * 0.9), d.polyline([[200, 120], [170, 390]]).stroke(gap * 0.9));
      return [d.layer('raven', sharp.subtract(facets, moon.shrink(3)).withoutSlivers(400), 'main'), d.layer('moon', moon, 'second', { mono: 'none' })];
    }
    if (look === 'cut') return [d.layer('raven', head.subtract(moon, mouth).withoutSlivers(300), 'main')];
    return [d.layer('raven', head.subtract(moon.shrink(3), mouth).withoutSlivers(300), 'main'), d.layer('moon', moon, 'second', { mono: 'none' })];
  },
});
