import { idea } from '../../idea.ts';

/** The nozzle of a fuel pump that is a hummingbird. */
export const nozzleHummingbird = idea({
  id: 'nozzle-hummingbird',
  title: 'The hummingbird fills up',
  says: 'The nozzle of the pump is a hummingbird: its spout is the bill, and the hose is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['fuel'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.09 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { wing: { label: 'Wing size', min: 0.88, max: 1.1, usual: 1 }, drop: { label: 'Drop size', min: 0.85, max: 1.25, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = 26;
    const bill = d.line('M-150 -190L-420 -150C-480 -140 -500 -110 -506 -40').stroke(66);
    const body = d.path('M-200 -150C-220 -290 -130 -370 -20 -370C90 -370 140 -290 170 -200C210 -90 300 60 300 210C300 250 280 280 250 290L150 310C40 180 -190 120 -200 -150Z').round(10, 0);
    const guard = d.line('M-120 20C-180 130 -150 240 -30 262L170 250').stroke(62);
    const hose = d.line('M200 200C270 330 290 470 210 620').stroke(92);
    const wing = d.path('M10 -190C60 -420 220 -560 480 -600C500 -420 440 -190 200 -40C160 -120 90 -180 10 -190Z').round(14, 0).scale(params['wing']!, params['wing']!, [60, -160]);
    const eye = d.circle(-92, -246, 34);
    const size = params['drop']!;
    const drop = d.path('M0 -90C50 -20 70 10 70 44A70 70 0 0 1 -70 44C-70 10 -50 -20 0 -90Z').scale(size).move(-506, 110);
    const bird = d.union(d.weld(d.weld(body, hose, 60), bill, 40), guard).subtract(eye);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-400, -300], to: [260, 420] } as const) : 'main';
    return [d.layer('nozzle', bird.gapFrom(wing, gap), paint, { mono: 'ink' }), d.layer('wing', wing, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('drop', drop, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
