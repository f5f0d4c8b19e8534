import { idea } from '../../idea.ts';

/** A light bulb whose glass is a drop of water. */
export const dropBulb = idea({
  id: 'drop-bulb',
  title: 'Light from water',
  says: 'The glass of the bulb is a drop of water, and a wave runs through it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['hydropower'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { wave: { label: 'Height of the wave', min: 80, max: 180, usual: 130 }, level: { label: 'Level', min: -100, max: 80, usual: -20 } },
  draw: (d, { look, params }) => {
    const gap = 34;
    const glass = d.path('M0 -640C100 -450 350 -280 350 -20C350 120 270 190 220 260C190 300 180 330 180 370H-180C-180 330 -190 300 -220 260C-270 190 -350 120 -350 -20C-350 -280 -100 -450 0 -640Z').round(16, 20);
    const ribs = d.union(d.rect(-180, 370 + gap, 360, 84, 42), d.rect(-140, 370 + gap * 2 + 84, 280, 84, 42));
    const surface = d.wave({ x: -450, y: params['level']!, length: 900, height: params['wave']!, waves: 1.25, phase: 0.12 });
    const below = surface.then(d.polyline([[450, 900], [-450, 900]])).fill();
    const line = surface.stroke(gap + 4);
    if (look === 'cut') return [d.layer('bulb', glass.subtract(line).union(ribs), 'main')];
    const ink = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -300], to: [0, 370] } as const) : 'main';
    return [d.layer('light', glass.subtract(below, line), 'second', { mono: 'ink' }), d.layer('water', glass.intersect(below).subtract(line), ink, { mono: 'ink' }), d.layer('base', ribs, 'main', { mono: 'ink' })];
  },
});
