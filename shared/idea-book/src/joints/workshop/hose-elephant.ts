import { idea } from '../../idea.ts';

/** A fire extinguisher that is an elephant: its hose is the trunk. */
export const hoseElephant = idea({
  id: 'hose-elephant',
  title: 'A trunk for the fire',
  says: 'The extinguisher is an elephant: its hose is the trunk.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['fire-safety'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.13 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.13 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { hose: { label: 'Hose width', min: 84, max: 120, usual: 100 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [pen, gap] = [params['hose']!, params['gap']!];
    const tank = d.rect(-190, -250, 420, 750, [190, 190, 40, 40]).subtract(d.rect(-50, 400, 140, 200, [70, 70, 0, 0]));
    const valve = d.rect(-60, -350, 160, 130, 10);
    const lever = d.line('M10 -370H190C250 -370 290 -400 330 -440').stroke(60, { cap: 'round' }).union(d.line('M60 -300H230').stroke(50, { cap: 'round' }));
    const trunk = d.line('M-20 -300C-240 -330 -360 -200 -350 0C-344 120 -370 200 -440 260').brush((t) => pen * (1.15 - 0.25 * t), { samples: 60 });
    const nozzle = d.polygon([[-54, 0], [54, 0], [84, 130], [-84, 130]], 8).rotate(40).move(-420, 226);
    const eye = d.circle(-80, -90, 34);
    const ear = d.path('M40 -130C160 -190 320 -130 330 20C336 150 250 220 160 170C90 130 30 40 40 -130Z').round(10, 0);
    const body = d.union(tank, valve, lever, trunk).round(0, 16);
    if (look === 'line') return [d.layer('elephant', body.rim(44).union(eye).gapFrom(d.union(ear, nozzle), 20), 'main'), d.layer('ear', ear.rim(44).union(nozzle.rim(36)), 'second', { mono: 'ink' })];
    const whole = body.subtract(eye).gapFrom(ear, gap).gapFrom(nozzle, gap);
    return [d.layer('elephant', whole, 'main'), d.layer('ear', ear.union(nozzle), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
