import { idea } from '../../idea.ts';

/** An elephant whose raised trunk is a megaphone. */
export const elephantMegaphone = idea({
  id: 'elephant-megaphone',
  title: 'Heard by everyone',
  says: 'The raised trunk of the elephant is a megaphone.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['advertising', 'marketing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.14 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.14 },
    tone: { manner: 'print', vibes: ['gradient_modern', 'illustrative', 'playful_rounded'], colors: 2, stem: 0.14 },
  },
  params: { bell: { label: 'Width of the horn', min: 280, max: 360, usual: 320 }, ear: { label: 'Size of the ear', min: 190, max: 240, usual: 215 } },
  draw: (d, { look, params }) => {
    const [bell, ear] = [params['bell']!, params['ear']!];
    const gap = 28;
    const head = d.path('M-420 420V0C-420 -220 -260 -340 -80 -340C60 -340 150 -250 170 -130C190 -20 150 90 60 150C20 190 10 260 10 420Z').round(20, 0);
    const horn = d.polygon([[404, -140], [316, -176], [430 - bell / 2 + 16, -480], [460 + bell / 2, -300]], 6);
    const rim = d.line(`M${435 - bell * 0.58} -550L${475 + bell * 0.58} -336`).stroke(70, { cap: 'round' });
    const arm = d.line('M40 20C110 190 300 180 330 10C344 -70 352 -120 372 -190').brush([250, 190, 140, 112, 104], { ends: 'cut' });
    const lobe = d.path(`M-180 -200C-60 -230 0 -150 -10 -20C-20 120 -110 ${ear + 20} -200 ${ear}C-300 ${ear - 30} -340 60 -320 -60C-310 -140 -260 -190 -180 -200Z`);
    const eye = d.circle(60, -170, 32);
    const body = d.union(head, arm, horn).round(0, 24);
    const mouth = rim.subtract(horn.grow(gap));
    if (look === 'cut') return [d.layer('elephant', body.subtract(eye, lobe.outline(gap)).withoutSlivers(400).union(mouth), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('elephant', body.subtract(eye, lobe.grow(gap)), { gradient: ['main', 'second'], from: [0, 0], to: [400, -500] }, { mono: 'ink' }), d.layer('ear', lobe, 'main', { mono: 'ink' }), d.layer('mouth', mouth, 'second', { mono: 'ink' })];
    return [d.layer('elephant', body.subtract(eye, lobe.grow(gap)), 'main', { mono: 'ink' }), d.layer('ear and rim', lobe.union(mouth), 'second', { mono: 'ink' })];
  },
});
