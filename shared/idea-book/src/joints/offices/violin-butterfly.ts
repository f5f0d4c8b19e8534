import { idea } from '../../idea.ts';

/** A violin whose body is a butterfly. */
export const violinButterfly = idea({
  id: 'violin-butterfly',
  title: 'The violin takes wing',
  says: 'The body of the violin is a butterfly: its sound holes are the marks of the wings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['music', 'music-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.1 },
    tone: { manner: 'print', vibes: ['illustrative', 'gradient_modern', 'elegant_serif'], colors: 2, stem: 0.1 },
  },
  params: { upper: { label: 'Upper wings', min: 300, max: 380, usual: 340 }, lower: { label: 'Lower wings', min: 300, max: 370, usual: 330 } },
  draw: (d, { look, params }) => {
    const [u, l] = [params['upper']!, params['lower']!];
    const gap = 28;
    const wing = d.path(`M${gap + 34} -190C90 -300 ${u - 60} -370 ${u} -290C${u + 50} -220 ${u} -110 ${u - 90} -50C${u - 130} -20 226 40 230 80C234 120 ${l - 60} 110 ${l} 200C${l + 60} 330 ${l - 80} 500 170 470C110 460 80 440 ${gap + 34} 400Z`).round(14, 20);
    const f = d.line('M196 -130C150 -140 140 -90 160 0C180 90 190 130 160 200C150 222 130 226 112 214').stroke(34, { cap: 'round' }).move(-10, 24);
    const neck = d.rect(-34, -470, 68, 660, [0, 0, 34, 34]);
    const tail = d.polygon([[-34, 240], [34, 240], [22, 500], [-22, 500]], 12);
    const scroll = d.line('M10 -470C20 -560 130 -590 170 -530C190 -490 150 -450 116 -480').stroke(44, { cap: 'round' });
    const body = d.union(neck, d.mirror(scroll)).round(0, 14);
    const wings = d.mirror(wing.subtract(f));
    if (look === 'cut') return [d.layer('violin', d.union(wings, body, tail), 'main', { mono: 'ink' })];
    if (look === 'tone') return [d.layer('wings', wings, { gradient: ['main', 'second'], from: [0, -300], to: [0, 480] }, { mono: 'ink' }), d.layer('body', body.union(tail), 'main', { mono: 'ink' })];
    return [d.layer('wings', wings, 'second', { mono: 'ink' }), d.layer('body', body.union(tail), 'main', { mono: 'ink' })];
  },
});
