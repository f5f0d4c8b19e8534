import { idea } from '../../idea.ts';

/** An owl whose eyes are the full and the new moon. */
export const owlMoons = idea({
  id: 'owl-moons',
  title: 'Two moons awake',
  says: 'One eye of the owl is the full moon, the other a crescent: it winks.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['owl'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.14 },
    print: { manner: 'print', vibes: ['illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { eyes: { label: 'Eyes', min: 104, max: 134, usual: 120 }, tufts: { label: 'Ear tufts', min: 420, max: 500, usual: 470 } },
  draw: (d, { look, params }) => {
    const [eye, tuft] = [params['eyes']!, params['tufts']!];
    const body = d.mirror(d.path(`M0 -330C120 -330 250 -370 340 -${tuft}C380 -360 380 -240 372 -130V120C372 330 210 480 0 480Z`)).round(14, 14);
    const at = 178;
    const full = d.circle(-at, -112, eye);
    const crescent = d.circle(at, -112, eye).subtract(d.circle(at + eye * 0.42, -112 - eye * 0.34, eye * 0.86)).round(7, 0);
    const beak = d.leaf([0, -40], [0, 128], 0.3);
    const belly = d.leaf([0, 150], [0, 440], 0.3);
    if (look === 'print') {
      const inks = d.overprint([{ shape: body, ink: 'main' }, { shape: d.union(d.circle(-at, -112, eye + 22), d.circle(at, -112, eye + 22), belly), ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(['owl', 'face', 'overlap'][i]!, shape, paint)), d.layer('moons', d.union(full.scale(0.84, 0.84, [-at, -112]), crescent.scale(0.9, 0.9, [at, -112])), 'second', { mono: 'ink' }), d.layer('beak', beak, 'ground')];
    }
    const plumage = d.mirror(d.line('M400 30C300 130 230 290 232 520').stroke(26));
    if (look === 'cut') return [d.layer('owl', body.subtract(full, crescent, beak, plumage).withoutSlivers(300), 'main')];
    return [d.layer('owl', body.subtract(full.shrink(3), crescent.shrink(3), beak.shrink(3), plumage).withoutSlivers(300), 'main'), d.layer('moons', d.union(full, crescent, beak), 'second', { mono: 'none' })];
  },
});
