import { idea } from '../../idea.ts';

/** A lion whose mane is a flower. */
export const lionBloom = idea({
  id: 'lion-bloom',
  title: 'The lion in flower',
  says: 'The mane of the lion is a flower in full bloom.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lion'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.13 },
    duo: { manner: 'module', vibes: ['tech_sharp', 'illustrative'], colors: 2, stem: 0.13 },
  },
  params: { mane: { label: 'Mane', min: 0.92, max: 1.08, usual: 1 }, gap: { label: 'Gap', min: 18, max: 30, usual: 23 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['mane']!, params['gap']!];
    const face = d.mirror(d.path('M0 -290H120C180 -290 220 -240 214 -170C208 -90 150 -40 140 60C132 140 180 170 170 260C160 340 90 390 0 400Z')).round(18, 18);
    const lengths = [560, 580, 590, 580, 560];
    const feathers = lengths.map((long, i) => {
      const feather = d.path(`M0 0C120 -${long * 0.35} 130 -${long * 0.75} 0 -${long}C-70 -${long * 0.8} -90 -${long * 0.35} 0 0Z`).scale(0.98, 0.84).round(8, 0).scale(size);
      return feather.rotate(14 + i * 34).move(30, -60);
    });
    const layered = feathers.map((feather, i) => (i === 0 ? feather : feather.subtract(d.union(...feathers.slice(0, i)).grow(gap))).withoutSlivers(1500));
    const half = d.union(...layered).subtract(d.rect(-1000, -1000, 1000 + gap / 2, 2000));
    const mane = d.mirror(half).gapFrom(face, gap).withoutSlivers(1500);
    const eyes = d.mirror(d.path('M60 -110L150 -140C150 -96 124 -76 92 -80Z').round(6, 0));
    const nose = d.path('M-84 130H84L30 210V264H-30V210Z').round(12, 0);
    const mouth = d.mirror(d.line('M0 250C10 310 70 320 110 296').stroke(gap, { cap: 'round' }));
    const cuts = d.union(eyes, nose, mouth);
    if (look === 'cut') return [d.layer('lion', mane.union(face.subtract(cuts)), 'main')];
    if (look === 'duo') return [d.layer('mane', mane, 'main'), d.layer('face', face.subtract(cuts), 'second', { mono: 'ink' })];
    return [d.layer('mane', mane, 'second', { mono: 'ink' }), d.layer('face', face.subtract(cuts), 'main')];
  },
});
