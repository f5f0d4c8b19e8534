import { idea } from '../../idea.ts';

/** An envelope with ears: its flap is the face of a fox, the wax at its tip the nose. */
export const foxEnvelope = idea({
  id: 'fox-envelope',
  title: 'A fox in the mail',
  says: 'An envelope with two ears: the flap is the fox’s face, and its tip is the nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fox'] }, { things: ['envelope', 'letter', 'mailbox', 'stamp', 'message-bubble', 'parcel', 'page'], trades: ['stationery', 'delivery', 'marketing', 'advertising', 'printing', 'gift-shop', 'publishing', 'telecom', 'notary', 'recruiting'] }],
  looks: {
    flaps: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.034 },
    print: { manner: 'print', vibes: ['bold_abstract', 'gradient_modern', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { gap: { label: 'Gap', min: 10, max: 24, usual: 16 } },
  draw: (d, { look, params }) => {
    const [w, top, bottom, tip] = [460, -230, 360, 150];
    const ear = d.polygon([[-w, top + 80], [-w, -440], [-170, top + 80]]);
    const sheet = d.rect(-w, top, 2 * w, bottom - top).union(d.mirror(ear)).round(34, 0);
    // The nose is the tip of the flap itself.
    const nose = d.polygon([[-118, tip - 74], [118, tip - 74], [0, tip + 26]], 14);
    if (look === 'line') {
      const pen = 34;
      const frame = sheet.rim(pen, 'round');
      const flap = d.polyline([[-w + 17, top + 40], [0, tip], [w - 17, top + 40]]).stroke(pen, { join: 'miter' }).intersect(sheet);
      const eyes = d.mirror(d.leaf([-232, -152], [-118, -104], 0.3));
      const snout = d.polygon([[-96, tip - 70], [96, tip - 70], [0, tip + 22]], 14);
      return [d.layer('envelope', frame.union(flap).gapFrom(snout, 16), 'main', { mono: 'join' }), d.layer('eyes', eyes, 'main'), d.layer('nose', snout, 'second', { mono: 'ink' })];
    }
    const gap = params['gap']!;
    if (look === 'print') {
      const flap = d.polygon([[-w, -600], [w, -600], [w, top + 30], [0, tip + 50], [-w, top + 30]]).intersect(sheet);
      const fold = d.polygon([[-w, bottom], [0, 0], [w, bottom]]).intersect(sheet);
      const sides = sheet.subtract(d.union(flap, fold).grow(gap)).withoutSlivers();
      const slits = d.mirror(d.leaf([-250, -164], [-120, -106], 0.3));
      const inks = d.overprint([{ shape: flap.subtract(slits), ink: 'main' }, { shape: fold, ink: 'second' }]);
      return [...inks.map(({ shape, paint }, i) => d.layer(`ink ${i + 1}`, shape, paint, i === 2 ? { mono: 'gap' } : {})), d.layer('cheeks', sides, 'second')];
    }
    const face = d.polygon([[-w, -600], [w, -600], [w, top + 40], [0, tip + 26], [-w, top + 40]]).intersect(sheet);
    const chin = d.polygon([[-w, bottom], [-100, tip - 60], [100, tip - 60], [w, bottom]]).intersect(sheet).gapFrom(face, gap);
    const cheeks = sheet.subtract(d.union(face, chin).grow(gap)).withoutSlivers();
    const eyes = d.mirror(d.leaf([-236, -150], [-118, -100], 0.3));
    return [d.layer('flap', face.subtract(d.rect(-200, tip - 74 - gap, 400, 300), eyes), 'main'), d.layer('fold', chin, 'main'), d.layer('cheeks', cheeks, 'second'), d.layer('nose', nose, 'main', { mono: 'ink' })];
  },
});
