import { idea } from '../../idea.ts';

/** A turkey from the front: a fan of equal feathers around a pear. */
export const turkeyFan = idea({
  id: 'turkey-fan',
  title: 'The whole fan',
  says: 'Equal feathers open to a fan around the turkey.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['turkey'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.046 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
  },
  params: { feathers: { label: 'Number of feathers', min: 5, max: 9, usual: 7 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['feathers']!);
    const [gap, pen] = [24, 46];
    const span = 220;
    const half = span / count / 2;
    const feather = d.sector(0, 0, 520, -90 - half, -90 + half).round(70 * (7 / count) ** 0.5, 0);
    const angles = Array.from({ length: count }, (_, i) => -span / 2 + half + (i * span) / count);
    const seams = Array.from({ length: count - 1 }, (_, i) => d.line('M0 0V-700').stroke(gap).rotate(-span / 2 + ((i + 1) * span) / count));
    const fan = d.union(...angles.map((turn) => feather.rotate(turn).subtract(...seams))).withoutSlivers();
    const body = d.union(d.circle(0, 150, 220), d.line('M0 100V-170').brush([260, 170, 150], { ends: 'round' })).round(0, 40);
    const beak = d.polygon([[-50, -140], [50, -140], [0, -50]], 10);
    const wattle = d.path('M34 -96C80 -60 80 40 40 60C10 70 4 0 10 -50Z').round(10, 0);
    const eyes = d.mirror(d.circle(-44, -186, 22));
    const feet = d.mirror(d.line('M-90 340V420').stroke(pen, { cap: 'round' }));
    const face = d.union(beak, wattle).round(0, 6);
    if (look === 'line') {
      const at = (radius: number, i: number): [number, number] => {
        const turn = ((-span / 2 + (i * span) / count) * Math.PI) / 180;
        return [radius * Math.sin(turn), -radius * Math.cos(turn)];
      };
      const rib = (i: number) => d.polyline([at(270, i), at(430, i)]).stroke(pen, { cap: 'round' });
      const bow = 430 * Math.sin((half * Math.PI) / 180) * 1.06;
      const cap = (i: number) => d.line(`M${at(430, i).join(' ')}A${bow} ${bow} 0 0 1 ${at(430, i + 1).join(' ')}`).stroke(pen, { cap: 'round' });
      const open = d.union(...Array.from({ length: count + 1 }, (_, i) => rib(i)), ...Array.from({ length: count }, (_, i) => cap(i)));
      return [d.layer('fan', open.gapFrom(body, gap), 'second'), d.layer('turkey', d.union(body.subtract(eyes, face), feet.subtract(body.shrink(6))), 'main')];
    }
    const bird = body.subtract(eyes);
    if (look === 'cut') return [d.layer('turkey', d.union(fan.gapFrom(body, gap), bird.subtract(face), feet.gapFrom(body, 0)), 'main')];
    const inner = d.circle(0, 0, 330);
    return [d.layer('fan', fan.subtract(inner).gapFrom(body, gap), 'second'), d.layer('inner fan', fan.intersect(inner.shrink(gap)).gapFrom(body, gap), 'main'), d.layer('turkey', d.union(bird, feet), 'main'), d.layer('beak', face, 'second')];
  },
});
