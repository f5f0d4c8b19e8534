import { idea } from '../../idea.ts';

/** A clapperboard that opens as the jaws of a crocodile. */
export const clapperCrocodile = idea({
  id: 'clapper-crocodile',
  title: 'Snap, and action',
  says: 'The clapperboard is a crocodile: its sticks are the jaws.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['clapperboard'], trades: ['cinema', 'film'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { open: { label: 'Jaw', min: 23, max: 29, usual: 25 }, teeth: { label: 'Teeth', min: 4, max: 6, usual: 5 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['teeth']!);
    const [left, right] = [-460, 170];
    const step = (right - left) / count;
    const saw = (y: number, tip: number) => d.union(...Array.from({ length: count }, (_, i) => d.polygon([[left + i * step, y], [left + (i + 1) * step, y], [left + (i + 0.5) * step, tip]])));
    const eyeAt: [number, number] = [292, -196];
    const stick = d.rect(left, -160, 920, 130, [60, 30, 30, 0]).union(d.circle(...eyeAt, 92), d.circle(left + 70, -160, 60)).round(0, 30);
    const upperTeeth = saw(-31, 46);
    const turn = (shape: typeof stick) => shape.rotate(params['open']!, [440, -30]);
    const eye = d.circle(...eyeAt, 38);
    const slate = d.rect(left, 40, 920, 390, [0, 40, 90, 90]);
    const lowerTeeth = saw(41, -30);
    const stripes = d.union(...[0, 1, 2].map((i) => d.polygon([[left + 90 + i * 250, 0], [left + 210 + i * 250, 0], [left + 140 + i * 250, 130], [left + 20 + i * 250, 130]]))).move(0, 90);
    if (look === 'line') return [d.layer('crocodile', d.union(turn(stick.rim(44).union(eye)), slate.rim(44).union(stripes)), 'main'), d.layer('teeth', d.union(turn(saw(2, 80)), saw(10, -70)).round(6, 0), 'second', { mono: 'ink' })];
    if (look === 'cut') return [d.layer('crocodile', d.union(turn(stick.union(upperTeeth).subtract(eye)), slate.union(lowerTeeth).subtract(stripes)), 'main')];
    return [d.layer('crocodile', d.union(turn(stick.subtract(eye)), slate.subtract(stripes)), 'main'), d.layer('teeth', d.union(turn(saw(-4, 80)), saw(14, -76)), 'second', { mono: 'ink' })];
  },
});
