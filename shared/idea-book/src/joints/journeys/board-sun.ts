import { idea } from '../../idea.ts';

/** A sun whose rays are surfboards. */
export const boardSun = idea({
  id: 'board-sun',
  title: 'Boards for rays',
  says: 'The rays of the sun above the wave are surfboards.',
  kind: 'symbol',
  technique: 'module',
  needs: [{ trades: ['surfing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'module', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'module', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { board: { label: 'Width of the boards', min: 84, max: 104, usual: 96 }, gap: { label: 'Gap', min: 18, max: 30, usual: 24 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const w = params['board']!;
    const floor = 170;
    const board = d.path(`M0 -750C${w * 0.95} -740 ${w} -590 ${w} -490C${w} -400 ${w * 0.9} -340 ${w * 0.6} -290H${-w * 0.6}C${-w * 0.9} -340 ${-w} -400 ${-w} -490C${-w} -590 ${-w * 0.95} -740 0 -750Z`).round(16, 0);
    const stringer = d.rect(-gap / 2, -900, gap, 900);
    const motif = board.subtract(stringer);
    const boards = d.union(...[-76, -38, 0, 38, 76].map((turn) => motif.rotate(turn, [0, 0]).move(0, floor)));
    const sun = d.circle(0, floor, 236).intersect(d.rect(-400, -400, 800, 400 + floor));
    const wave = d.wave({ x: -640, y: floor + 110, length: 1280, height: 80, waves: 4, phase: 0.25 }).stroke(80, { cap: 'round' });
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [0, -560], to: [0, 200] } as const) : 'main';
    return [d.layer('boards', boards, paint, { mono: 'ink' }), d.layer('sun', sun, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('wave', wave, 'main', { mono: 'ink' })];
  },
});
