import { idea } from '../../idea.ts';

/** A taxi that is a bee: stripes, feelers, and wings beside the sign on its roof. */
export const beeCab = idea({
  id: 'bee-cab',
  title: 'Busy as a bee',
  says: 'The taxi is a bee: it has stripes, feelers, and wings on its roof.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['taxi'], trades: ['taxi'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { gap: { label: 'Gap', min: 22, max: 34, usual: 28 }, wheel: { label: 'Wheel size', min: 108, max: 132, usual: 120 } },
  draw: (d, { look, params }) => {
    const [gap, r] = [params['gap']!, params['wheel']!];
    const body = d.path('M-520 240V170C-520 60 -450 10 -350 -10C-300 -170 -160 -250 10 -250C300 -250 480 -80 490 150L560 216L500 240Z').round(14, 20);
    const wheels = [-270, 270].map((x) => d.circle(x, 240, r));
    const wing = (length: number, width: number, turn: number) => d.path(`M0 0C${width * 1.1} ${-length * 0.3} ${width} ${-length} 0 ${-length}C${-width} ${-length} ${-width * 1.1} ${-length * 0.3} 0 0Z`).rotate(turn);
    const wings = wing(400, 130, 22).move(40, -240).union(wing(320, 112, 74).move(90, -230).gapFrom(wing(400, 130, 22).move(40, -240), gap));
    const stripe = (x: number) => d.arc(x - 560, 120, 560, -60, 40).stroke(74);
    const window = d.path('M-250 0C-220 -100 -140 -160 -20 -164V0Z').round(16, 0);
    const sign = d.rect(-172, -322, 150, 120, 22);
    const lamp = d.circle(-440, 110, 38);
    const feeler = d.line('M-380 -10C-400 -90 -440 -140 -510 -150').stroke(40, { cap: 'round' }).union(d.circle(-510, -150, 40));
    const shell = body.subtract(...wheels.map((wheel) => wheel.grow(gap)));
    const stripes = d.union(stripe(190), stripe(360));
    if (look === 'line') return [d.layer('cab', shell.rim(44).union(...wheels.map((wheel) => wheel.rim(44)), feeler, sign.subtract(body), lamp, stripes.intersect(shell.shrink(20))), 'main'), d.layer('wings', wings.rim(40, 'round').gapFrom(body, 20), 'second', { mono: 'ink' })];
    const cab = d.union(shell.union(feeler, sign.subtract(body)).round(0, 10).subtract(stripes, window, lamp), ...wheels);
    return [d.layer('cab', cab, 'main'), d.layer('wings', wings.gapFrom(body, gap), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
