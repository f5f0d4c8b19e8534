import { idea } from '../../idea.ts';
import { keyhole } from './parts.ts';

/** The pupils of an owl are keyholes. */
export const owlKeyholes = idea({
  id: 'owl-keyholes',
  title: 'Eyes for keyholes',
  says: 'The owl keeps watch, and the pupils of its eyes are keyholes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['owl'] }, { things: ['key', 'lock', 'door', 'protection'], trades: ['locksmith', 'security', 'cybersecurity', 'insurance', 'property-management'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'bold_abstract'], colors: 2, stem: 0.09 },
    eyes: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract', 'tech_sharp'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { ears: { label: 'Ear height', min: 370, max: 480, usual: 420 }, pupil: { label: 'Size of the keyholes', min: 42, max: 62, usual: 54 } },
  draw: (d, { look, params }) => {
    const eye = { x: 168, y: -60, r: 142 };
    const pupil = params['pupil']!;
    const ears = params['ears']!;
    const pupils = d.mirror(keyhole(d, [eye.x, eye.y - 26], pupil, 50 + pupil));
    const beak = d.polygon([[-52, 62], [52, 62], [0, 160]], 10);
    if (look === 'eyes') {
      const ring = d.ring(eye.x, eye.y, 176, 122);
      const tuft = d.path(`M0 -150C120 -160 250 -220 368 ${90 - ears}C372 -240 350 -170 300 -120Z`);
      return [d.layer('eyes', d.mirror(tuft.gapFrom(d.circle(eye.x, eye.y, 176), 18).union(ring)).union(pupils), 'main'), d.layer('beak', beak.move(0, 30), 'second')];
    }
    const owl = d.mirror(d.path(`M0 -290C130 -290 250 -330 344 ${-ears}C372 -320 380 -200 372 -60C360 220 210 430 0 430Z`));
    if (look === 'line') return [d.layer('owl', owl.round(20, 0).rim(36, 'round').union(d.mirror(d.ring(eye.x, eye.y, eye.r, eye.r - 34)), pupils), 'main'), d.layer('beak', beak, 'second')];
    return [d.layer('owl', owl.round(14, 0).subtract(d.mirror(d.circle(eye.x, eye.y, eye.r))).union(pupils), 'main'), d.layer('beak', beak, 'second')];
  },
});
