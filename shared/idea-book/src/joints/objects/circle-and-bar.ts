import { idea } from '../../idea.ts';

/** A helicopter of a circle, a bar and a tail. */
export const circleAndBar = idea({
  id: 'circle-and-bar',
  title: 'A circle, a bar, airborne',
  says: 'A circle under a bar, with a small circle at its tail: a helicopter.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['helicopter'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { rotor: { label: 'Length of the rotor', min: 400, max: 500, usual: 450 } },
  draw: (d, { look, params }) => {
    const long = params['rotor']!;
    const line = look === 'line';
    const [gap, pen] = [26, line ? 44 : 66];
    const cx = -150;
    const cabin = d.circle(cx, 60, 270);
    const boom = d.path(`M${cx + 60} -80L500 -60V20L${cx + 100} 240Z`);
    const body = d.union(cabin, boom).round(16, 40);
    const fin = d.circle(500, -20, 120);
    const rotor = d.rect(cx - long, -360, 2 * long, pen, pen / 2);
    const mast = d.rect(cx - pen / 2, -340, pen, 180);
    const glass = d.sector(cx - 20, 50, 180, 180, 270).round(26, 0);
    const skid = d.line(`M${cx - 290} 400C${cx - 270} 440 ${cx - 240} 440 ${cx - 200} 440H${cx + 300}`).stroke(pen, { cap: 'round' }).union(d.polyline([[cx - 110, 300], [cx - 130, 440]]).stroke(pen), d.polyline([[cx + 110, 290], [cx + 130, 440]]).stroke(pen));
    if (line) return [d.layer('helicopter', d.union(body.gapFrom(fin, gap).pieces()[0]!.rim(pen, 'round'), skid.subtract(body.shrink(20)), mast.subtract(body.shrink(20))), 'main'), d.layer('rotors', d.union(rotor, fin.rim(pen)), 'second', { mono: 'join' }), d.layer('glass', glass, 'second', { mono: 'ink' })];
    const hull = d.union(body.gapFrom(fin, gap).pieces()[0]!, skid, mast.subtract(rotor.grow(gap))).subtract(glass);
    const blades = d.union(rotor, fin.subtract(d.circle(500, -20, 44)));
    if (look === 'cut') return [d.layer('disc', d.circle(20, 20, 680).subtract(d.union(hull, blades).scale(0.86, 0.86, [20, 20])), 'main')];
    return [d.layer('helicopter', hull, 'main', { mono: 'ink' }), d.layer('rotors', blades, 'second', { mono: 'ink' })];
  },
});
