import { idea } from '../../idea.ts';

/** A painter's palette that is a bird: the thumb hole is its eye, the brush its tail. */
export const paletteBird = idea({
  id: 'palette-bird',
  title: 'A bird of many colors',
  says: 'The palette is a bird: the hole for the thumb is its eye, and the brush is its tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['palette'], trades: ['gallery', 'art-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    colors: { manner: 'print', vibes: ['playful_rounded', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 4, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
  },
  params: { dab: { label: 'Dabs', min: 52, max: 72, usual: 62 }, eye: { label: 'Eye size', min: 46, max: 66, usual: 56 } },
  draw: (d, { look, params }) => {
    const [dab, eyeSize] = [params['dab']!, params['eye']!];
    const gap = 28;
    const board = d.path('M-430 -170C-440 -320 -330 -420 -200 -420C-70 -420 0 -330 30 -240C60 -160 130 -150 230 -160C360 -172 470 -90 456 40C430 280 220 440 -20 440C-290 440 -420 180 -430 -170Z');
    const eye = d.circle(-220, -230, eyeSize);
    const beak = d.polygon([[-410, -290], [-620, -190], [-410, -110]], 14);
    const places: [number, number][] = [[-190, 130], [-70, 272], [116, 284], [254, 158]];
    const dabs = places.map(([x, y]) => d.circle(x, y, dab));
    const turn = (shape: typeof board) => shape.rotate(46).move(330, -110);
    const stick = turn(d.rect(-34, -330, 68, 330, 10));
    const tip = turn(d.path('M-60 -350H60C80 -450 30 -500 20 -570C-40 -520 -80 -450 -60 -350Z').round(8, 0));
    const body = board.subtract(eye);
    const tail = stick.gapFrom(board, gap);
    const bill = beak.gapFrom(board, gap);
    if (look === 'cut') return [d.layer('bird', d.union(body.subtract(...dabs), bill, tail, tip), 'main')];
    if (look === 'colors') return [d.layer('bird', d.union(body, tail), 'main'), d.layer('beak', d.union(bill, tip), 'second', { mono: 'ink' }), d.layer('red dab', dabs[0]!, 'second', { mono: 'gap' }), d.layer('dabs', dabs[1]!.union(dabs[3]!), 'third', { mono: 'gap' }), d.layer('dab', dabs[2]!, 'fourth', { mono: 'gap' })];
    return [d.layer('bird', d.union(body, tail), 'main'), d.layer('beak', d.union(bill, tip), 'second', { mono: 'ink' }), d.layer('dabs', d.union(...dabs), 'second', { mono: 'gap' })];
  },
});
