import { idea } from '../../idea.ts';

/** A burger that is a turtle. */
export const burgerTurtle = idea({
  id: 'burger-turtle',
  title: 'The bun is a shell',
  says: 'The burger is a turtle: the bun is its shell, for good food takes its time.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['burger-bar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'hand_drawn'], colors: 2, stem: 0.045 },
  },
  params: { sesame: { label: 'Size of the seeds', min: 0.8, max: 1.25, usual: 1 }, gap: { label: 'Gap', min: 18, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const [gap, size] = [params['gap']!, params['sesame']!];
    const bun = d.path('M-330 40C-340 -200 -180 -350 60 -350C300 -350 460 -200 450 40Z').round(44, 0);
    const mid = 40 + gap + 62;
    const lettuce = d.line(`M-350 ${mid + 30}C-290 ${mid - 30} -230 ${mid - 30} -170 ${mid}C-110 ${mid + 30} -50 ${mid + 30} 10 ${mid}C70 ${mid - 30} 130 ${mid - 30} 190 ${mid}C250 ${mid + 30} 310 ${mid + 30} 370 ${mid}C410 ${mid - 20} 440 ${mid - 20} 470 ${mid}`).stroke(74, { cap: 'round' });
    const floor = mid + 62 + gap;
    const bottom = d.path(`M-320 ${floor}H440C450 ${floor + 100} 400 ${floor + 150} 330 ${floor + 150}H-210C-280 ${floor + 150} -330 ${floor + 100} -320 ${floor}Z`).round(30, 0);
    const feet = d.union(d.rect(-240, floor + 60, 160, 200, [0, 0, 70, 70]), d.rect(200, floor + 60, 160, 200, [0, 0, 70, 70]));
    const head = d.path('M-330 30C-420 30 -380 -60 -400 -130C-420 -230 -500 -270 -570 -240C-650 -210 -670 -120 -640 -40C-600 60 -500 130 -330 130Z').round(20, 0);
    const eye = d.circle(-540, -130, 34);
    const tail = d.polygon([[420, floor + 10], [580, floor + 110], [390, floor + 130]], 14);
    const seeds = d.union(...([[-110, -150, -30], [60, -240, 0], [230, -150, 30], [60, -90, 0]] as const).map(([x, y, turn]) => d.leaf([x, y - 52 * size], [x, y + 52 * size], 0.36).round(8, 0).rotate(turn, [x, y])));
    const base = bottom.union(feet, tail).round(0, 20);
    const neck = head.gapFrom(bun, gap).withoutSlivers(900);
    if (look === 'line') return [d.layer('shell', bun.rim(42, 'round').union(seeds, base.rim(40, 'round')), 'main'), d.layer('turtle', neck.subtract(eye).union(lettuce).round(0, 10), 'second')];
    if (look === 'bold') return [d.layer('turtle', bun.subtract(seeds).union(lettuce.union(neck.subtract(eye)).round(0, 10), base.gapFrom(lettuce, gap)), 'main')];
    return [d.layer('bun', bun.subtract(seeds).union(base.gapFrom(lettuce, gap)), 'main', { mono: 'ink' }), d.layer('turtle', neck.subtract(eye).union(lettuce).round(0, 10), 'second', { mono: 'ink' })];
  },
});
