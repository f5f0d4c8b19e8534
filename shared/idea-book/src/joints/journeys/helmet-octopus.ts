import { idea } from '../../idea.ts';

/** A diving helmet that is an octopus. */
export const helmetOctopus = idea({
  id: 'helmet-octopus',
  title: 'The octopus helmet',
  says: 'The old diving helmet is the head of an octopus, and its windows are the eyes.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['diving'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    brass: { manner: 'print', vibes: ['illustrative', 'classic_ornate'], colors: 2, stem: 0.09 },
  },
  params: { eyes: { label: 'Window size', min: 92, max: 122, usual: 108 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const r = params['eyes']!;
    const dome = d.path('M-300 60C-360 -20 -380 -100 -380 -190A380 370 0 0 1 380 -190C380 -100 360 -20 300 60Z').round(16, 0);
    const valve = d.rect(-70, -640, 140, 110, [30, 30, 0, 0]);
    const collar = d.rect(-360, 60 + gap, 720, 92, 46);
    const y = 130 + gap;
    const arms = d.mirror(d.union(
      d.line(`M290 ${y}C330 260 470 250 520 170C550 110 520 60 470 80`).brush([120, 110, 92, 70, 50], { ends: 'round' }),
      d.line(`M180 ${y}C190 340 330 420 430 350C480 310 460 260 420 268`).brush([130, 118, 96, 70, 50], { ends: 'round' }),
      d.line(`M66 ${y}C60 360 90 500 210 500C270 500 290 440 240 424`).brush([130, 120, 100, 74, 50], { ends: 'round' }),
    ));
    const windows = d.mirror(d.circle(158, -170, r));
    const pupils = d.mirror(d.circle(140, -160, r * 0.46));
    const rims = d.mirror(d.circle(158, -170, r + 40)).subtract(windows);
    const head = dome.union(valve).round(0, 24);
    const skirt = collar.union(arms).round(0, 22);
    if (look === 'brass') return [d.layer('helmet', head.subtract(d.mirror(d.circle(158, -170, r + 40 + gap * 0.7))), 'main', { mono: 'ink' }), d.layer('arms', skirt, 'main', { mono: 'ink' }), d.layer('windows', rims.union(pupils), 'second', { mono: 'ink' })];
    return [d.layer('helmet', head.subtract(windows), 'main', { mono: 'ink' }), d.layer('eyes', pupils, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('arms', skirt, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
