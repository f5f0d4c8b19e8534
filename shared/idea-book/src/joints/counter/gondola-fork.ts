import { idea } from '../../idea.ts';

/** A gondola whose prow is a fork. */
export const gondolaFork = idea({
  id: 'gondola-fork',
  title: 'A fork at the prow',
  says: 'The fork is a gondola: its tines are the iron of the prow, and its handle is the hull.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['italian-restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'illustrative'], colors: 2, stem: 0.08 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { hull: { label: 'Depth of the hull', min: 0.85, max: 1.2, usual: 1 }, gap: { label: 'Gap', min: 18, max: 32, usual: 24 } },
  draw: (d, { look, params }) => {
    const [gap, deep] = [params['gap']!, params['hull']!];
    const bold = look === 'bold';
    const keel = d.line('M-390 -190C-350 60 -180 210 60 210C260 210 440 110 540 -110');
    const hull = keel.brush((t) => (bold ? 74 : 56) + (t < 0.12 ? 0 : 185 * deep * Math.sin((Math.PI * (t - 0.12)) / 0.88) ** 1.3) - 40 * t, { ends: 'round', samples: 60 });
    const tine = bold ? 52 : 42;
    const step = (270 - tine) / 3;
    const cup = d.path('M-135 -400V-130C-135 -20 -70 60 0 90C70 60 135 -20 135 -130V-400Z').subtract(...[0, 1, 2].map((i) => d.rect(-135 + tine + i * step, -700, step - tine, 540, [0, 0, 20, 20])));
    const tops = d.union(...[0, 1, 2, 3].map((i) => d.circle(-135 + tine / 2 + i * step, -400, tine / 2)));
    const head = cup.union(tops).rotate(-6, [0, 30]).move(-392, -210);
    const fork = d.weld(hull, head, 40);
    const water = d.line('M-480 420C-400 370 -320 370 -240 420C-160 470 -80 470 0 420C80 370 160 370 240 420C320 470 400 470 480 420').stroke(bold ? 74 : look === 'line' ? 40 : 60, { cap: 'round' }).gapFrom(hull, gap);
    if (look === 'line') return [d.layer('fork', d.weld(keel.brush((t) => 50 + (t < 0.12 ? 0 : 165 * deep * Math.sin((Math.PI * (t - 0.12)) / 0.88) ** 1.3) - 20 * t, { samples: 60, ends: 'round' }), head, 40).rim(30, 'round').round(0, 8), 'main'), d.layer('water', water, 'second')];
    return [d.layer('fork', fork, 'main'), d.layer('water', water, bold ? 'main' : 'second', { mono: 'ink' })];
  },
});
