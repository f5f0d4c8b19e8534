import { idea } from '../../idea.ts';

/** A cactus that stands dark in front of the sun. */
export const cactusSun = idea({
  id: 'cactus-sun',
  title: 'High noon',
  says: 'The cactus stands in front of the sun, and its arms follow the sun’s edge.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['cactus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.18 },
  },
  params: { stem: { label: 'Weight of the cactus', min: 136, max: 180, usual: 158 } },
  draw: (d, { look, params }) => {
    const stem = params['stem']!;
    const cactus = d.line('M0 620V-330M0 260H-150A130 130 0 0 1 -280 130V-20M0 120H150A130 130 0 0 0 280 -10V-150');
    if (look === 'line') return [d.layer('cactus', d.line('M-90 470V-330A90 90 0 0 1 90 -330V30H120A70 70 0 0 0 190 -40V-160A80 80 0 0 1 350 -160V-30A220 220 0 0 1 130 190H90V470M-90 300H-130A220 220 0 0 1 -350 80V-30A80 80 0 0 1 -190 -30V70A70 70 0 0 0 -120 140H-90').stroke(46, { cap: 'round' }), 'main'), d.layer('sun', d.circle(-300, -340, 104), 'second')];
    if (look === 'cut') {
      const floor = d.rect(-540, 330, 1080, 300);
      return [d.layer('sun', d.circle(0, 0, 520).subtract(cactus.stroke(stem * 0.94, { cap: 'round' }).round(0, 20), floor).withoutSlivers(900), 'main')];
    }
    const plant = cactus.stroke(stem, { cap: 'round' }).round(0, 20).intersect(d.rect(-900, -900, 1800, 1370));
    return [d.layer('sun', d.circle(0, -30, 450).gapFrom(plant, 26).withoutSlivers(1500), 'second', { mono: 'ink' }), d.layer('cactus', plant, 'main')];
  },
});
