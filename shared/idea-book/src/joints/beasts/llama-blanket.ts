import { idea } from '../../idea.ts';

/** A llama of a few bars in its blanket, or in its wool. */
export const llamaBlanket = idea({
  id: 'llama-blanket',
  title: 'Bars and a blanket',
  says: 'Upright and a little proud: the llama in its blanket or in its wool.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['llama'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    wool: { manner: 'module', vibes: ['playful_rounded', 'illustrative', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { neck: { label: 'Length of the neck', min: 0, max: 110, usual: 60 } },
  draw: (d, { look, params }) => {
    const top = -380 - params['neck']!;
    const [gap, pen] = [24, 44];
    const bar = 150;
    const ear = d.leaf([150, top + 30], [120, top - 150], 0.1, 0.3).round(8, 0);
    const ears = ear.union(ear.move(96, 0));
    const legs = d.union(d.rect(-340, 200, bar - 20, 300, 24), d.rect(120, 200, bar - 20, 300, 24));
    const head = d.rect(100, top, 300, 165, [82, 70, 70, 20]);
    if (look === 'wool') {
      const puff = (x: number, y: number, r = 110) => d.circle(x, y, r);
      const wool = d.union(puff(-300, 70, 130), puff(-160, -10), puff(-20, 0), puff(110, 30, 130), puff(-280, 220), puff(-120, 250), puff(40, 240), puff(160, 180), puff(165, -120), puff(170, -240), puff(160, top + 20, 105), d.rect(-280, 0, 440, 240), d.rect(90, top, 150, 400)).round(0, 12);
      const snout = d.rect(180, top + 10, 240, 150, 75);
      const eye = d.circle(250, top + 64, 24);
      return [d.layer('alpaca', d.union(wool.gapFrom(snout, gap), snout.subtract(eye), legs.gapFrom(wool, 0), d.union(ear.move(-36, -60), ear.move(50, -60)).gapFrom(wool, 0)), 'main')];
    }
    const body = d.rect(-360, 20, 610, 280, [130, 30, 110, 110]);
    const neck = d.rect(100, top, bar, 500, [75, 20, 0, 0]);
    const tail = d.line('M-330 110C-400 90 -430 130 -440 180').stroke(74, { cap: 'round' });
    const llama = d.union(body, neck, head, legs, ears, tail).round(0, 34);
    const eye = d.circle(236, top + 76, 24);
    const blanket = d.path('M-220 0H30V260L-12.5 216L-53 260L-95 216L-137 260L-178 216L-220 260Z').round(6, 0);
    if (look === 'line') {
      return [d.layer('llama', llama.rim(pen, 'round').union(eye).gapFrom(blanket, gap), 'main'), d.layer('blanket', blanket, 'second')];
    }
    return [d.layer('llama', llama.gapFrom(blanket, gap).subtract(eye), 'main'), d.layer('blanket', blanket, 'second')];
  },
});
