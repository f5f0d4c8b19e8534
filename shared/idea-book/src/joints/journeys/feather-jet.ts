import { idea } from '../../idea.ts';

/** An airliner whose wings are feathers. */
export const featherJet = idea({
  id: 'feather-jet',
  title: 'Feathers for wings',
  says: 'The airliner flies on the feathers of a bird.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['airline'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.08 },
    level: { manner: 'cut', vibes: ['bold_abstract', 'tech_sharp', 'geometric_minimal'], colors: 1, stem: 0.08 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.08, traits: ['gradient'] },
  },
  params: { gap: { label: 'Gap', min: 14, max: 28, usual: 22 }, span: { label: 'Wing span', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.mirror(d.path('M0 -640C50 -640 92 -550 92 -440V200C92 330 50 460 20 560H0Z')).round(10, 0);
    // Three feathers behind each other: the front one is the longest.
    const feather = (x: number, y: number, top: number, root: number) => d.path(`M40 ${top}C180 ${top + 60} ${x * 0.62} ${y - 150} ${x} ${y - 30}C${x + 10} ${y + 30} ${x - 40} ${y + 60} ${x - 100} ${y + 44}C${x * 0.5} ${y - 10} 180 ${root - 20} 40 ${root}Z`);
    const feathers = [feather(640, 190, -250, 0), feather(470, 260, -100, 110), feather(310, 310, 20, 200)];
    const cut = feathers.map((shape, i) => feathers.slice(0, i).reduce((rest, before) => rest.gapFrom(before, gap), shape));
    const wings = d.mirror(d.union(...cut).scale(params['span']!, 1)).gapFrom(body, gap);
    const tail = d.mirror(d.path('M20 340C110 380 220 450 270 540C280 580 240 600 200 590C130 560 80 530 20 510Z')).gapFrom(body, gap);
    const turn = look === 'level' ? 0 : 45;
    const feathered = d.union(wings, tail).rotate(turn);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [0, -100], to: [0, 560] } as const) : undefined;
    if (look === 'level') return [d.layer('airliner', body.union(wings, tail), 'main', { mono: 'ink' })];
    return [d.layer('wings', feathered, paint ? { gradient: ['main', 'second'], from: [200, -200], to: [-420, 420] } : 'second', { mono: 'ink' }), d.layer('fuselage', body.rotate(turn), 'main', { mono: 'ink' })];
  },
});
