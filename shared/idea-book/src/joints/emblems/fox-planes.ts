import { idea } from '../../idea.ts';

/** A fox folded from a few planes. */
export const foxPlanes = idea({
  id: 'fox-planes',
  title: 'The folded fox',
  says: 'The fox sits, folded from a few straight planes; the largest is its tail.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['fox'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['tech_sharp', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.15 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'geometric_minimal', 'bold_abstract'], colors: 1, stem: 0.15 },
    shade: { manner: 'print', vibes: ['modern_flat', 'illustrative', 'tech_sharp'], colors: 2, stem: 0.15 },
  },
  params: { tail: { label: 'Tail', min: 0.9, max: 1.08, usual: 1 }, gap: { label: 'Gap', min: 16, max: 30, usual: 22 } },
  draw: (d, { look, params }) => {
    const [size, gap] = [params['tail']!, params['gap']!];
    const leftFace = d.polygon([[-120, -520], [60, -350], [160, -350], [160, 50], [-120, -200]]);
    const rightFace = leftFace.flipX(160);
    const back = d.polygon([[10, -110], [160, 50], [160, 480], [-200, 480]]);
    const chest = d.polygon([[160, 50], [316, -110], [360, 480], [160, 480]]);
    const brush = d.polygon([[-200, 480], [-470, 330], [-500, 40], [-300, -60], [-138, 162]]).scale(size, size, [-200, 480]);
    const tip = d.polygon([[-560, 200], [-560, -300], [-200, -300], [-306, -60], [-380, 70]]).scale(size, size, [-200, 480]);
    const tailTip = brush.intersect(tip);
    const tail = brush.subtract(tip);
    const seat = d.polyline([[-226, 560], [-200, 480], [-30, -60]]).stroke(gap, { join: 'miter' });
    const spine = d.rect(160 - gap / 2, -700, gap, 1400);
    const jaw = d.polyline([[-200, -292], [160, 50], [520, -292]]).stroke(gap, { join: 'miter' });
    const tipSeam = d.polyline([[-560, 236], [-380, 70], [-306, -60], [-240, -200]]).scale(size, size, [-200, 480]).stroke(gap, { join: 'miter' });
    const nose = d.polygon([[-200, -14], [520, -14], [520, 400], [-200, 400]]).intersect(leftFace.union(rightFace));
    const clean = (shape: typeof back) => shape.subtract(spine, jaw, seat, tipSeam, d.rect(-120, -14 - gap / 2, 560, gap).intersect(leftFace.union(rightFace))).withoutSlivers(500);
    const planes = { leftFace: clean(leftFace), rightFace: clean(rightFace), back: clean(back), chest: clean(chest), tail: clean(tail), tip: clean(tailTip), nose: nose.subtract(jaw, d.rect(-120, -14 - gap / 2, 560, gap)).withoutSlivers(300) };
    if (look === 'cut') return [d.layer('fox', d.union(...Object.values(planes)), 'main')];
    if (look === 'shade') return [d.layer('light', d.union(planes.leftFace.subtract(nose.grow(2)), planes.back, planes.tip), 'main'), d.layer('shade', d.union(planes.rightFace.subtract(nose.grow(2)), planes.tail), { tint: 'main', by: -0.4 }, { mono: 'ink' }), d.layer('chest', planes.chest.union(planes.nose), 'second', { mono: 'ink' })];
    return [d.layer('fox', d.union(planes.leftFace, planes.rightFace, planes.back, planes.tail).subtract(nose.grow(2)), 'main'), d.layer('chest and tip', d.union(planes.chest, planes.tip, planes.nose), 'second', { mono: 'ink' })];
  },
});
