import { idea } from '../../idea.ts';

/** A vase in the heart of a flame. */
export const flameVase = idea({
  id: 'flame-vase',
  title: 'Born in the fire',
  says: 'The heart of the flame is the vase that was made in it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['glassblowing', 'pottery', 'ceramics'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 1, stem: 0.14 },
    two: { manner: 'solid', vibes: ['illustrative', 'organic_flowing', 'modern_flat'], colors: 2, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { belly: { label: 'Belly of the vase', min: 0.88, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const flame = d.path('M0 540C-260 540 -430 370 -430 130C-430 -180 -110 -290 -100 -640C80 -560 190 -420 204 -240C236 -270 254 -310 262 -360C366 -240 430 -60 430 130C430 370 260 540 0 540Z').round(8, 20);
    const k = params['belly']!;
    const side = d.path('M0 -190H112C104 -130 62 -110 62 -40C62 40 214 70 214 224C214 330 150 400 120 452H0Z');
    const vase = d.mirror(side).round(14, 16).scale(k * 1.08, 1.08, [0, 0]).move(0, -30);
    if (look === 'two') return [d.layer('flame', flame.gapFrom(vase, 40), 'second', { mono: 'ink' }), d.layer('vase', vase, 'main', { mono: 'ink' })];
    return [d.layer('flame', flame.subtract(vase), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -560], to: [0, 540] } : 'main')];
  },
});
