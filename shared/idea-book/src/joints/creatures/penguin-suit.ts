import { idea } from '../../idea.ts';

/** A penguin in a well-cut tailcoat. */
export const penguinSuit = idea({
  id: 'penguin-suit',
  title: 'Dressed for the party',
  says: 'The penguin’s coat is a tailored suit with a bow tie.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['penguin'] }, { things: ['bow-tie', 'tie', 'hanger', 'needle', 'button', 'shirt', 'mannequin'], trades: ['tailoring', 'fashion', 'weddings', 'events', 'catering', 'laundry', 'theater'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.14 },
  },
  params: { bow: { label: 'Bow tie', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const body = d.path('M0 -490C170 -490 250 -360 256 -210C340 -120 390 30 380 180C376 230 340 230 320 190L280 110C286 230 270 350 210 430H-210C-270 350 -286 230 -280 110L-320 190C-340 230 -376 230 -380 180C-390 30 -340 -120 -256 -210C-250 -360 -170 -490 0 -490Z').round(14, 0);
    const face = d.mirror(d.circle(76, -290, 92)).union(d.polygon([[-60, -290], [60, -290], [0, -170]]));
    const eyes = d.mirror(d.circle(84, -306, 26));
    const beak = d.polygon([[-52, -280], [52, -280], [0, -200]], 12);
    const shirt = d.polygon([[-150, -130], [150, -130], [0, 210]], 12);
    const tails = d.polygon([[0, 260], [110, 520], [-110, 520]]);
    const bow = d.mirror(d.polygon([[-10, -120], [130, -176], [130, -24], [-10, -80]], 16)).union(d.rect(-34, -134, 68, 68, 16)).scale(params['bow']!, params['bow']!, [0, -100]);
    const feet = d.mirror(d.rect(40, 450, 160, 50, 25));
    const buttons = d.union(d.circle(0, 20, 20), d.circle(0, 90, 20));
    if (look === 'cut') {
      const coat = d.rect(-270, -500, 540, 960, [270, 270, 90, 90]).union(d.mirror(d.path('M-240 -160C-350 -90 -410 60 -400 210C-396 260 -350 262 -330 220L-240 40Z')).round(16, 0));
      const front = d.polygon([[-190, -150], [190, -150], [0, 330]], 10);
      const bill = d.polygon([[-70, -320], [70, -320], [0, -226]], 12);
      const rim = d.mirror(d.circle(110, -340, 36));
      return [d.layer('coat', coat.subtract(front, bill, rim, d.polygon([[0, 380], [60, 500], [-60, 500]])), 'main'), d.layer('bow', bow.scale(0.86, 0.86, [0, -100]).move(0, 30), 'main', { mono: 'ink' })];
    }
    if (line) return [d.layer('coat', body.rim(40, 'round').union(d.polyline([[-170, -70], [0, 220], [170, -70]]).stroke(40, { join: 'round' }).intersect(body), d.rect(-20, 210, 40, 220)).gapFrom(bow, 18), 'main'), d.layer('eyes', eyes, 'main'), d.layer('beak', beak, 'second'), d.layer('bow', bow, 'second'), d.layer('feet', feet, 'second')];
    return [d.layer('coat', body.subtract(face, shirt, tails).gapFrom(bow, 18).withoutSlivers(400), 'main'), d.layer('eyes', eyes, 'main'), d.layer('beak', beak, 'second'), d.layer('buttons', buttons, 'main'), d.layer('bow', bow, 'second'), d.layer('feet', feet.subtract(tails), 'second')];
  },
});
