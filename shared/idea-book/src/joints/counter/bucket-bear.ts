import { idea } from '../../idea.ts';

/** A sauna bucket whose raised staves are the ears of a bear. */
export const bucketBear = idea({
  id: 'bucket-bear',
  title: 'The bear in the bucket',
  says: 'The sauna bucket is a bear: its raised staves are the ears, and steam rises above them.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['sauna'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.045 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 34, usual: 26 }, muzzle: { label: 'Size of the muzzle', min: 0.85, max: 1.15, usual: 1 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['muzzle']!];
    const pail = d.path('M-360 -150H360L300 420H-300Z').round(36, 0);
    const ear = d.path('M180 -120V-240A95 95 0 0 1 370 -240L350 -100Z');
    const bucket = pail.union(d.mirror(ear)).round(0, 26);
    const rope = d.mirror(d.circle(272, -236, 40));
    const eyes = d.mirror(d.circle(150, 20, 40));
    const muzzle = d.ellipse(0, 190, 165 * size, 132 * size);
    const nose = d.path('M-70 120H70C96 120 96 150 80 170C56 200 24 216 0 216C-24 216 -56 200 -80 170C-96 150 -96 120 -70 120Z').scale(size, size, [0, 190]);
    const hoops = d.union(d.rect(-500, -110, 1000, gap), d.rect(-500, 360, 1000, gap));
    const steam = d.union(...[-96, 0, 96].map((x, i) => d.line(`M${x} ${i === 1 ? -250 : -230}C${x - 70} -320 ${x + 70} -380 ${x} ${i === 1 ? -480 : -440}`).stroke(look === 'line' ? 42 : 48, { cap: 'round' })));
    if (look === 'line') return [d.layer('bucket', bucket.rim(42, 'round').union(rope, eyes, nose, d.rect(-500, -130, 1000, 36).intersect(pail), d.rect(-500, 330, 1000, 36).intersect(pail)), 'main'), d.layer('steam', steam, 'second')];
    if (look === 'bold') return [d.layer('bucket', bucket.subtract(rope, eyes.grow(6), muzzle, d.rect(-500, -96, 1000, gap * 1.2)).union(nose), 'main')];
    return [d.layer('bucket', bucket.subtract(rope, eyes, muzzle.grow(gap), hoops), 'main'), d.layer('muzzle', muzzle.subtract(nose), 'second', { mono: 'ink' }), d.layer('steam', steam, 'second', { mono: 'ink' })];
  },
});
