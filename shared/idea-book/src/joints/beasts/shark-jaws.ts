import { idea } from '../../idea.ts';

/** A shark that comes straight up: an arch with a mouth of teeth. */
export const sharkJaws = idea({
  id: 'shark-jaws',
  title: 'Straight up',
  says: 'The shark comes straight up: a pointed arch and a bow of teeth.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['shark'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 1, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { teeth: { label: 'Length of the teeth', min: 50, max: 90, usual: 70 } },
  draw: (d, { look, params }) => {
    const bite = params['teeth']!;
    const pen = 44;
    const body = d.path('M0 -520C130 -430 260 -220 290 30C330 120 440 190 520 300C430 300 350 320 280 370C260 430 250 470 240 520H-240C-250 470 -260 430 -280 370C-350 320 -430 300 -520 300C-440 190 -330 120 -290 30C-260 -220 -130 -430 0 -520Z').round(16, 0);
    const mouth = d.path('M-240 230C-240 -10 -130 -120 0 -120C130 -120 240 -10 240 230C130 180 -130 180 -240 230Z').round(12, 0);
    const above = d.arc(0, 190, 300, 222, 318);
    const below = d.line('M-190 222C-110 190 110 190 190 222');
    const tooth = (way: typeof above, t: number, wide: number, long: number) => d.polygon([[-wide, -30], [wide, -30], [0, long]]).rotate((way.angleAt(t) * 2) / 3).move(...way.pointAt(t));
    const teeth = d.union(...[0.1, 0.3, 0.5, 0.7, 0.9].map((t) => tooth(above, t, 54, bite)), ...[0.2, 0.4, 0.6, 0.8].map((t) => tooth(below, t, 44, bite * 0.9).flipY(below.pointAt(t)[1])));
    const eyes = d.mirror(d.circle(-150, -170, 28));
    const hole = d.mirror(mouth.subtract(teeth).intersect(d.rect(-600, -600, 600, 1200)));
    if (look === 'line') return [d.layer('shark', d.union(body.rim(pen, 'round'), hole, eyes.grow(4)), 'main')];
    if (look === 'cut') return [d.layer('shark', d.circle(0, 0, 540).subtract(body.union(d.rect(-500, 320, 1000, 900)).subtract(hole, eyes).scale(0.94).move(0, 90)).withoutSlivers(600), 'main')];
    return [d.layer('shark', body.subtract(eyes), 'main'), d.layer('mouth', hole, 'second')];
  },
});
