import { idea } from '../../idea.ts';

/** An electric eel that is a charging cable. */
export const eelCable = idea({
  id: 'eel-cable',
  title: 'The electric eel',
  says: 'The cable is an electric eel: one end looks ahead, the other plugs in.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['ev-charging'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'organic_flowing'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing', 'tech_sharp'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { weight: { label: 'Weight', min: 130, max: 180, usual: 156 } },
  draw: (d, { look, params }) => {
    const pen = params['weight']!;
    const gap = 30;
    const way = d.line('M-330 -300H170A200 200 0 0 1 170 100H-150A190 190 0 0 0 -150 480H140');
    const body = way.stroke(pen);
    const head = d.path(`M-320 ${-300 - pen / 2}C-420 ${-300 - pen * 0.86} -580 ${-300 - pen * 0.7} -650 -290C-590 ${-300 + pen * 0.74} -440 ${-300 + pen * 0.86} -320 ${-300 + pen / 2}Z`).round(20, 0);
    const fin = d.path(`M-120 ${-300 - pen / 2 + 10}C-60 ${-300 - pen * 1.3} 110 ${-300 - pen * 1.3} 190 ${-300 - pen * 0.9}C140 ${-300 - pen * 0.8} 110 ${-300 - pen * 0.6} 110 ${-300 - pen / 2 + 10}Z`).round(8, 0);
    const eye = d.circle(-450, -316, 34);
    const mouth = d.line('M-700 -250C-620 -226 -540 -226 -480 -250').stroke(26, { cap: 'round' });
    const eel = d.union(body, head, fin).subtract(eye, mouth);
    const plug = d.path(`M${140 + gap} ${480 - pen / 2}H${250}C360 ${480 - pen} 380 ${480 - pen} 400 ${480 - pen}V${480 + pen}C380 ${480 + pen} 360 ${480 + pen} 250 ${480 + pen / 2}H${140 + gap}Z`).round(14, 10);
    const prongs = d.union(d.rect(380, 480 - pen * 0.72, 190, 76, 30), d.rect(380, 480 + pen * 0.72 - 76, 190, 76, 30));
    const ink = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-500, -300], to: [300, 500] } as const) : 'main';
    return [d.layer('eel', eel, ink, { mono: 'ink' }), d.layer('plug', plug.union(prongs), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
