import { idea } from '../../idea.ts';

/** A spark plug that is a lighthouse. */
export const sparkLighthouse = idea({
  id: 'spark-lighthouse',
  title: 'A lighthouse with a spark',
  says: 'The spark plug is a lighthouse: its ribs are the tower, and the spark is the light.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'tower', 'harbor', 'coast', 'spark', 'light', 'sailor'] }, { things: ['spark-plug', 'engine'], trades: ['car-repair', 'motorcycles', 'car-dealer', 'electrician'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.07 },
    one: { manner: 'cut', vibes: ['geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.07 },
    night: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.07 },
  },
  params: { beams: { label: 'Beam length', min: 370, max: 520, usual: 430 }, nut: { label: 'Nut width', min: 360, max: 480, usual: 420 } },
  draw: (d, { look, params }) => {
    const [reach, wide] = [params['beams']!, params['nut']!];
    const half = (data: string) => d.mirror(d.path(data)).round(8, 0);
    const ribs = [0, 1, 2].map((i) => half(`M0 ${-160 + i * 100}H${96 + i * 16}V${-84 + i * 100}H0Z`));
    const room = d.mirror(d.rect(38, -326, 40, 120)).union(d.rect(-100, -228, 200, 44, 8));
    const dome = half('M0 -440C60 -430 112 -390 118 -340H0Z').union(d.rect(-14, -490, 28, 70, 12));
    const nut = d.rect(-wide / 2, 150, wide, 110, 12);
    const thread = d.union(...[0, 1, 2].map((i) => d.polygon([[-120, 284 + i * 62], [120, 272 + i * 62], [120, 310 + i * 62], [-120, 322 + i * 62]], 6)));
    const beam = d.mirror(d.polygon([[150, -282], [reach, -390], [reach, -180]], 14));
    const tower = d.union(...ribs, room, dome, nut);
    if (look === 'night') {
      const disc = d.circle(0, -20, 600);
      const ray = d.polygon([[120, -282], [700, 220 - reach * 1.7], [700, 240 - reach]]);
      const light = d.mirror(ray.intersect(disc));
      return [d.layer('night', disc.subtract(d.union(tower, thread), light), 'main'), d.layer('beams', light, 'second', { mono: 'none' })];
    }
    return [d.layer('tower', d.union(tower, thread), 'main'), d.layer('beams', beam, look === 'one' ? 'main' : 'second')];
  },
});
