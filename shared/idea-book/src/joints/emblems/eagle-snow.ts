import { idea } from '../../idea.ts';

/** An eagle whose white head is the snow of a mountain. */
export const eagleSnow = idea({
  id: 'eagle-snow',
  title: 'The snow line',
  says: 'The eagle is a mountain: its head is the snow on the peak.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['eagle'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.16 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.16 },
    facets: { manner: 'cut', vibes: ['tech_sharp', 'geometric_minimal'], colors: 2, stem: 0.16 },
  },
  params: { gap: { label: 'Gap', min: 20, max: 34, usual: 26 }, snow: { label: 'Snow line', min: -30, max: 50, usual: 0 } },
  draw: (d, { look, params }) => {
    const [gap, low] = [params['gap']!, params['snow']!];
    const soft = look !== 'facets';
    const bird = soft
      ? d.path('M-430 -30C-450 -170 -370 -270 -240 -290C-190 -390 -90 -450 30 -440C130 -430 190 -370 240 -290L560 420H-420L-190 20C-220 0 -250 -10 -290 -10C-350 -10 -380 -20 -400 50C-420 30 -426 0 -430 -30Z').round(8, 10)
      : d.polygon([[-430, -40], [-390, -220], [-240, -290], [-120, -410], [40, -440], [180, -370], [560, 420], [-420, 420], [-190, 20], [-300, -20], [-360, 10], [-400, 70]]);
    const line = d.polyline([[-700, 400], [-250, 130 + low], [-150, 60 + low], [-80, 170 + low], [0, 60 + low], [70, 190 + low], [160, 60 + low], [230, 150 + low], [330, 40 + low], [700, 300]]);
    const above = line.then(d.polyline([[700, 300], [700, -900], [-700, -900], [-700, 400]])).fill();
    const eye = d.path('M-190 -206L-60 -176C-80 -136 -130 -130 -160 -150Z').round(5, 0);
    const head = bird.intersect(above).subtract(eye, soft ? d.line('M-460 -110C-360 -120 -300 -110 -250 -60').brush([10, 20, 20, 10]) : d.polyline([[-240, -300], [-270, -130], [-190, 30]]).stroke(20)).withoutSlivers(300);
    const slopes = bird.subtract(above.grow(gap, 'miter')).withoutSlivers(800);
    const ridge = soft ? slopes : slopes.subtract(d.polyline([[70, 180], [10, 300], [120, 440]]).stroke(20)).withoutSlivers(300);
    if (look === 'cut') return [d.layer('eagle', head.union(slopes), 'main')];
    return [d.layer('slopes', ridge, 'main'), d.layer('head', head, 'second', { mono: 'ink' })];
  },
});
