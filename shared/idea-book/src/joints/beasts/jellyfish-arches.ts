import { idea } from '../../idea.ts';

/** A jellyfish of a half circle and threads; in one look the threads rise, arch over and drift down again. */
export const jellyfishArches = idea({
  id: 'jellyfish-arches',
  title: 'Bell and threads',
  says: 'A half circle and its drifting threads are all of the jellyfish.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['jellyfish'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.06 },
    bars: { manner: 'module', vibes: ['playful_rounded', 'gradient_modern', 'tech_sharp'], colors: 2, stem: 0.09 },
  },
  params: { drift: { label: 'Drift of the threads', min: 24, max: 50, usual: 42 } },
  draw: (d, { look, params }) => {
    const drift = params['drift']!;
    if (look === 'line') {
      const pen = 60;
      const arch = (r: number, foot: number) => {
        const thread = (x: number) => d.through([[x, -100], [x, -20], [x + drift * 0.8, (foot - 20) * 0.36], [x - drift * 0.8, (foot - 20) * 0.7], [x, foot]], { tension: 0.2 });
        return thread(-r).reverse().then(d.arc(0, -100, r, 180, 360)).then(thread(r)).stroke(pen, { cap: 'round' });
      };
      return [d.layer('outer thread', arch(390, 330), 'main'), d.layer('middle thread', arch(240, 410), 'second'), d.layer('inner thread', arch(90, 490), 'main')];
    }
    const r = 440;
    const bell = d.sector(0, -40, r, 180, 360);
    if (look === 'bars') {
      const width = (2 * r) / 9;
      const bars = [-4, -2, 0, 2, 4].map((i) => d.rect(i * width - width / 2, -40, width, [500, 400, 260][Math.abs(i) / 2]! + drift, [0, 0, width / 2, width / 2]));
      return [d.layer('bell', bell.union(...bars.filter((_, i) => i % 2 === 0)), 'main'), d.layer('threads', d.union(...bars.filter((_, i) => i % 2 === 1)).intersect(d.rect(-r, -16, 2 * r, 800)), 'second')];
    }
    const pen = 88;
    const step = (2 * r - pen) / 4;
    const thread = (x: number, foot: number) => d.through([[x, -60], [x, 0], [x + drift * 0.8, foot * 0.36], [x - drift * 0.8, foot * 0.7], [x, foot]], { tension: 0.2 }).stroke(pen, { cap: 'round' });
    const threads = [-2, -1, 0, 1, 2].map((i) => thread(i * step, 480 - Math.abs(i) * 70));
    const light = d.arc(0, -40, 250, 192, 268).stroke(70, { cap: 'round' });
    return [d.layer('jellyfish', d.union(bell.round(30, 0), ...threads).round(0, 30), 'main'), d.layer('light', light, 'second')];
  },
});
