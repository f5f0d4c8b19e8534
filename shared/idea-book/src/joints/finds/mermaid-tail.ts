import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A mermaid's tail that dives into a wave. */
export const mermaidTail = idea({
  id: 'mermaid-tail',
  title: 'There she went',
  says: 'All that is left to see of the mermaid is her tail, with scales of one arc.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['mermaid'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'playful_rounded'], colors: 2, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { scales: { label: 'Scales', min: 60, max: 78, usual: 70 } },
  draw: (d, { look, params }) => {
    const r = params['scales']!;
    const fin = d.mirror(d.path('M6 -200C-60 -240 -150 -260 -240 -290C-350 -330 -420 -420 -440 -540C-280 -540 -90 -500 6 -370Z')).round(10, 12);
    const body = d.mirror(d.path('M6 -350C-70 -350 -110 -300 -104 -220C-96 -60 -230 120 -260 420H6Z'));
    const tail = fin.union(body).round(0, 26);
    const wave = d.path('M-520 430C-440 340 -340 340 -260 430C-180 340 -80 340 0 430C80 340 180 340 260 430C340 340 440 340 520 430V540H-520Z').round(12, 0);
    const scale = d.ring(0, 0, r, r - 30).intersect(d.rect(-200, 0, 400, 200));
    const rows = d.union(...[[0, -70], [-70, 50], [70, 50], [0, 170]].map(([x, y]) => scale.move((x! * r) / 70, y!)));
    if (look === 'line') {
      const waves = d.line('M-400 480A140 140 0 0 1 -133 480A140 140 0 0 1 133 480A140 140 0 0 1 400 480').stroke(44, { cap: 'round' });
      return [d.layer('tail', contour(tail, 44).subtract(d.rect(-900, 376, 1800, 400)).gapFrom(waves, 20), 'main'), d.layer('scales', d.union(...([[0, 60], [-66, 190], [66, 190]] as const).map(([x, y]) => d.arc(x, y, 66, 0, 180).stroke(44, { cap: 'round' }))), 'second'), d.layer('waves', waves, 'second')];
    }
    if (look === 'cut') {
      const swell = 'M-600 330C-500 240 -400 240 -300 330C-200 240 -100 240 0 330C100 240 200 240 300 330C400 240 500 240 600 330';
      const sea = d.path(`${swell}V700H-600Z`);
      const cut = tail.scale(0.86, 0.86, [0, 0]).move(0, 60).subtract(sea, rows.scale(0.86, 0.86, [0, 0]).move(0, 44));
      return [d.layer('mermaid', d.circle(0, 0, 530).subtract(cut, d.line(swell).stroke(34)).withoutSlivers(1500), 'main')];
    }
    return [d.layer('tail', tail.subtract(rows.intersect(body)).gapFrom(wave, 24).withoutSlivers(900), 'main'), d.layer('waves', wave, 'second', { mono: 'ink' })];
  },
});
