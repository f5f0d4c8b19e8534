import { idea } from '../../idea.ts';

/** The N of north, whose diagonal is a compass needle. */
export const needleN = idea({
  id: 'needle-n',
  title: 'The needle in the N',
  says: 'The diagonal of the N for north is the needle of a compass.',
  kind: 'symbol',
  technique: 'letter-picture',
  needs: [{ things: ['north', 'compass', 'north-star', 'explorer', 'journey'] }],
  initials: 'NΝ',
  looks: {
    solid: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    seal: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { needle: { label: 'Needle width', min: 0.8, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const [pen, wide] = line ? [50, 84] : [150, 112];
    const half = wide * params['needle']!;
    const stems = d.rect(-370, -440, pen, 880).union(d.rect(370 - pen, -440, pen, 880));
    const from: [number, number] = line ? [-266, -440] : [-206, -440];
    const angle = (Math.atan2(-from[1], -from[0]) * 180) / Math.PI;
    const [x, y] = [half * Math.sin((angle * Math.PI) / 180), -half * Math.cos((angle * Math.PI) / 180)];
    const hole = d.circle(0, 0, line ? 30 : 40);
    const head = d.polygon([from, [x, y], [-x, -y]]).subtract(hole);
    const tail = head.rotate(180);
    if (look === 'seal') return [d.layer('compass', d.circle(0, 0, 560).subtract(d.union(stems, head, tail).scale(0.78)), 'main')];
    return [d.layer('stems', stems.gapFrom(head.union(tail), 24), 'main'), d.layer('north', head, 'second', { mono: 'ink' }), d.layer('south', line ? tail.rim(24).subtract(hole) : tail, 'main', { mono: 'join' })];
  },
});
