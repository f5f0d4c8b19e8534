import { idea } from '../../idea.ts';

/** A bottle that has become a fish. */
export const bottleFish = idea({
  id: 'bottle-fish',
  title: 'Back in the swim',
  says: 'The used bottle is a fish: its cap is the tail, and it swims on.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['recycling'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 24, max: 40, usual: 32 }, tilt: { label: 'Tilt', min: -30, max: 10, usual: -16 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const bottle = d.path('M-640 0C-640 -150 -520 -240 -380 -240H60C200 -240 240 -110 360 -90H440V90H360C240 110 200 240 60 240H-380C-520 240 -640 150 -640 0Z').round(16, 30);
    const cap = d.path('M440 -110L640 -230C660 -242 680 -230 670 -206C630 -80 630 80 670 206C680 230 660 242 640 230L440 110Z').round(10, 0).move(gap, 0);
    const eye = d.circle(-470, -56, 44);
    const gill = d.arc(-470, 0, 170, -46, 46).stroke(34, { cap: 'round' });
    const label = d.rect(-210, -300, 230, 600);
    const turn = (shape: typeof bottle) => shape.rotate(params['tilt']!, [0, 0]);
    const middle = bottle.intersect(label);
    const rest = bottle.subtract(label.grow(gap, 'miter'), eye, gill);
    const ink = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [-600, 0], to: [600, 0] } as const) : 'main';
    return [d.layer('bottle', turn(rest), ink, { mono: 'ink' }), d.layer('label', turn(middle), look === 'solid' ? 'second' : ink, { mono: 'ink' }), d.layer('cap', turn(cap), look === 'solid' ? 'second' : ink, { mono: 'ink' })];
  },
});
