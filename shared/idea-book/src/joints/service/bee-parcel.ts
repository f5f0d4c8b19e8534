import { idea } from '../../idea.ts';

/** A bee whose body is a parcel. */
export const beeParcel = idea({
  id: 'bee-parcel',
  title: 'A gift that buzzes',
  says: 'The wrapped box is a bee: its stripes are tape, and its wings are the bow.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bee', 'bumblebee', 'hive', 'honeycomb', 'insect'] }, { things: ['parcel', 'box'], trades: ['delivery', 'logistics', 'moving', 'meal-delivery', 'shipping', 'gift-shop'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['playful_rounded', 'geometric_minimal'], traits: ['playful'], colors: 2, stem: 0.035 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { wings: { label: 'Wing size', min: 0.85, max: 1.2, usual: 1 }, tape: { label: 'Tape width', min: 70, max: 110, usual: 90 } },
  draw: (d, { look, params }) => {
    const box = d.rect(-330, -90, 640, 460, 60);
    const [size, tape] = [params['wings']!, params['tape']!];
    const tapes = d.union(d.rect(-105 - tape / 2, -200, tape, 700), d.rect(105 - tape / 2, -200, tape, 700)).intersect(box);
    const wing = d.path('M0 0C-150 -60 -250 -220 -180 -310C-100 -400 40 -300 40 -40Z').round(12, 0).scale(size, size, [0, -20]);
    const wings = d.union(wing.move(-44, -134), wing.flipX(0).scale(0.9).move(44, -134));
    const eye = d.circle(226, 90, 26);
    const feelers = d.line('M282 -100C288 -170 330 -200 400 -192').stroke(30, { cap: 'round' });
    const sting = d.polygon([[-350, 90], [-350, 190], [-450, 140]], 8);
    if (look === 'bold') {
      const stripes = d.union(...[-105, 105].map((x) => d.rect(x - tape * 0.35, -200, tape * 0.7, 700)));
      const feeler = d.line('M262 -40C262 -190 310 -220 400 -214').stroke(46, { cap: 'round' });
      const bow = d.union(wing.scale(1.15, 1.15, [0, 0]).move(-44, -120), wing.flipX(0).move(60, -120));
      return [d.layer('parcel', d.rect(-330, -90, 640, 460, 40).subtract(stripes, d.circle(228, 80, 36)).round(10, 0).union(feeler, sting.move(4, 0)), 'main', { mono: 'ink' }), d.layer('wings', bow.gapFrom(box, 26), 'main', { mono: 'ink' })];
    }
    if (look === 'line') return [d.layer('parcel', d.union(box.rim(34, 'round'), tapes.rim(26), eye, feelers, sting), 'main', { mono: 'ink' }), d.layer('wings', wings.rim(30, 'round'), 'second')];
    return [d.layer('parcel', box.subtract(tapes, eye).union(feelers, sting), 'main', { mono: 'ink' }), d.layer('tape', tapes.shrink(14), 'second', { mono: 'none' }), d.layer('wings', wings, 'second', { mono: 'ink' })];
  },
});
