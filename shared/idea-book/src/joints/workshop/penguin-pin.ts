import { idea } from '../../idea.ts';

/** A bowling pin that is a penguin in a scarf. */
export const penguinPin = idea({
  id: 'penguin-pin',
  title: 'The pin that waddles',
  says: 'The bowling pin is a penguin, and the stripes on its neck are the scarf.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bowling-pin'], trades: ['bowling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { belly: { label: 'Belly', min: 0.92, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 22, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [wide, gap] = [params['belly']!, params['gap']!];
    const pin = d.mirror(d.path('M0 -520C86 -520 136 -458 136 -384C136 -300 96 -262 100 -196C108 -60 220 10 220 190C220 330 160 420 142 500H0Z')).round(14, 0);
    const belly = d.path('M0 -10C90 50 128 110 128 210C128 320 80 400 0 436C-80 400 -128 320 -128 210C-128 110 -90 50 0 -10Z').scale(wide, 1);
    const face = d.mirror(d.ellipse(54, -376, 62, 76)).round(0, 20);
    const eyes = d.mirror(d.circle(54, -400, 26));
    const beak = d.polygon([[-44, -368], [44, -368], [0, -290]], 10);
    const scarf = d.union(d.rect(-300, -236, 600, 52), d.rect(-300, -236 + 52 + gap, 600, 52));
    const wing = d.path('M170 -20C290 60 330 170 312 290C262 260 230 200 214 120Z').round(12, 0);
    const feet = d.mirror(d.rect(12, 500 + gap, 132, 60, 30));
    if (look === 'line') {
      const outline = pin.rim(44).subtract(scarf);
      return [d.layer('penguin', outline.gapFrom(pin.intersect(scarf), 14).union(eyes, d.mirror(wing.gapFrom(pin, 18))), 'main'), d.layer('scarf', d.union(pin.intersect(scarf), beak), 'second', { mono: 'ink' })];
    }
    const bands = d.union(d.rect(-300, -236 - gap, 600, gap), d.rect(-300, -184, 600, gap), d.rect(-300, -132 + gap, 600, gap));
    const coat = pin.subtract(belly, face, look === 'cut' ? bands : d.rect(-300, -236 - gap, 600, 104 + 3 * gap)).withoutSlivers(300).union(eyes, d.mirror(wing.gapFrom(pin, gap)));
    if (look === 'cut') return [d.layer('penguin', coat.union(beak), 'main'), d.layer('feet', feet, 'main')];
    return [d.layer('penguin', coat, 'main'), d.layer('scarf', d.union(pin.intersect(scarf).round(6, 0), beak, feet), 'second', { mono: 'ink' })];
  },
});
