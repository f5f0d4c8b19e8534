import { idea } from '../../idea.ts';

/** A mammoth from the front: a high head, a trunk and two tusks that close a circle. */
export const mammothTusks = idea({
  id: 'mammoth-tusks',
  title: 'Tusks that close a circle',
  says: 'Two tusks that close a circle around the trunk, under a high head of wool.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mammoth'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { tusks: { label: 'Turn of the tusks', min: -60, max: -10, usual: -34 } },
  draw: (d, { look, params }) => {
    const turn = params['tusks']!;
    const [gap, pen] = [24, 44];
    const head = d.path('M0 -540C130 -540 210 -470 230 -370C380 -320 450 -200 470 90L400 30L370 190L290 90L230 230L110 110H-110L-230 230L-290 90L-370 190L-400 30L-470 90C-450 -200 -380 -320 -230 -370C-210 -470 -130 -540 0 -540Z').round(18, 8);
    const trunk = d.line('M0 0V470').brush([300, 240, 180, 150], { ends: 'round' });
    const tusk = d.curve([-190, 40], [-190, 400], [-470, 560], [-520, 230 + turn]).brush([110, 104, 84, 54, 16], { ends: 'round', samples: 40 });
    const tusks = d.mirror(tusk);
    const eyes = d.mirror(d.circle(-150, -130, 30));
    const whole = head.union(trunk).round(0, 20);
    if (look === 'line') return [d.layer('mammoth', whole.rim(pen, 'round').union(eyes).gapFrom(tusks, gap), 'main'), d.layer('tusks', tusks, 'second')];
    const beast = whole.gapFrom(tusks, gap).subtract(eyes);
    if (look === 'cut') return [d.layer('tile', d.circle(0, 0, 640).subtract(beast.union(tusks).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('mammoth', beast, 'main'), d.layer('tusks', tusks, 'second')];
  },
});
