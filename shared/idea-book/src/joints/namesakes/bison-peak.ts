import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A bison whose hump is a mountain with snow. */
export const bisonPeak = idea({
  id: 'bison-peak',
  title: ({ things }) => `The ${things[0]} is a mountain`,
  says: ({ things }) => `The hump of the ${things[0]} is a mountain with snow on its peak.`,
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bison', 'buffalo'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.042 },
    bold: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { peak: { label: 'Peak', min: 425, max: 480, usual: 445 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [peak, gap, pen] = [params['peak']!, params['gap']!, 40];
    const body = d.polygon([[-30, -peak], [270, -170], [420, -120], [490, 0], [480, 150], [500, 430], [370, 430], [340, 220], [90, 230], [70, 430], [-70, 430], [-110, 270], [-210, 250], [-270, 390], [-340, 250], [-440, 250], [-500, 130], [-440, -60], [-330, -130]]).round(12, 12);
    const horn = d.path('M-400 -60C-520 -70 -570 -180 -510 -280C-500 -210 -450 -180 -350 -170Z').round(8, 0);
    const above = d.polygon([[-600, -800], [600, -800], [420, -670], [30, -236], [-34, -316], [-104, -240], [-400, -526]]);
    const snow = body.intersect(above).gapFrom(horn, gap);
    const eye = d.circle(-372, 10, 28);
    const beast = body.subtract(above.grow(gap, 'miter'), eye).gapFrom(horn, gap).withoutSlivers(2000);
    if (look === 'line') return [d.layer('bison', contour(body, pen).gapFrom(horn, 20).union(eye, d.polyline([[-240, -370], [-104, -240], [-34, -316], [30, -236], [180, -402]]).stroke(36, { join: 'miter' }).intersect(body)), 'main'), d.layer('horn', horn, 'second')];
    if (look === 'bold') return [d.layer('bison', beast.union(snow, horn), 'main')];
    return [d.layer('bison', beast.union(horn), 'main'), d.layer('snow', snow, 'second')];
  },
});
