import { idea } from '../../idea.ts';
import { drop } from './parts.ts';

/** A slice of pizza that is a volcano; the cheese is its lava. */
export const vesuvioSlice = idea({
  id: 'vesuvio-slice',
  title: 'A slice of volcano',
  says: 'The slice of pizza is a volcano, and the cheese is its lava.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['mountain', 'fire', 'smoke'] }, { things: ['pizza'], trades: ['pizzeria'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.1 },
  },
  params: { lava: { label: 'Lava length', min: 90, max: 180, usual: 140 }, gap: { label: 'Gap', min: 14, max: 32, usual: 20 } },
  draw: (d, { look, params }) => {
    const [gap, long] = [params['gap']!, params['lava']!];
    const slice = d.polygon([[-74, -300], [74, -300], [384, 290], [-384, 290]], 14);
    const run = (x: number, y: number, width: number) => d.rect(x - width / 2, -200, width, 200 + y, width / 2);
    const lava = d.union(d.rect(-400, -400, 800, 310), run(-124, long - 44, 86), run(0, long - 134, 80), run(124, long, 86)).round(0, 18).intersect(slice);
    const sparks = d.union(drop(d, 36, 68).move(0, -392), drop(d, 26, 50).rotate(-32).move(-104, -372), drop(d, 26, 50).rotate(32).move(104, -372));
    const crust = d.rect(-450, 310, 900, 120, 60);
    if (look === 'bold') {
      const peak = d.polygon([[-96, -300], [96, -300], [430, 300], [-430, 300]], 14);
      const melt = d.union(d.rect(-400, -400, 800, 270), run(-104, long - 90, 120), run(76, long + 20, 130)).round(0, 24).intersect(peak);
      return [d.layer('slice', peak.gapFrom(melt, gap * 1.4).withoutSlivers(900), 'main'), d.layer('lava', melt.union(drop(d, 54, 100).move(0, -390)), 'second', { mono: 'ink' }), d.layer('crust', d.rect(-480, 300 + gap * 1.4, 960, 120, 60), 'main')];
    }
    if (look === 'line') return [d.layer('slice', slice.rim(34, 'round').gapFrom(lava, 0).union(crust.rim(34, 'round')), 'main'), d.layer('lava', lava.union(sparks), 'second')];
    const salami = [d.circle(-200, 210, 52), d.circle(0, 160, 60)];
    return [d.layer('slice', slice.subtract(...salami).gapFrom(lava, gap).withoutSlivers(400), 'main'), d.layer('lava', lava.union(sparks), 'second'), d.layer('crust', crust, 'main')];
  },
});
