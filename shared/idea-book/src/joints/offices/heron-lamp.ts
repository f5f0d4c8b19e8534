import { idea } from '../../idea.ts';

/** A desk lamp that is a heron. */
export const heronLamp = idea({
  id: 'heron-lamp',
  title: 'The heron at the desk',
  says: 'The desk lamp is a heron that bends over the work.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['coworking', 'interior-design'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    light: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.09 },
  },
  params: { arm: { label: 'Thickness of the arms', min: 52, max: 70, usual: 60 }, shade: { label: 'Size of the shade', min: 90, max: 112, usual: 100 } },
  draw: (d, { look, params }) => {
    const [pen, k] = [params['arm']!, params['shade']! / 100];
    const gap = 28;
    const base = d.rect(-250, 440, 460, 90, [90, 90, 16, 16]);
    const leg = d.line('M-20 480L160 60').stroke(pen, { cap: 'round' });
    const body = d.path('M60 -30C120 -110 260 -110 340 -20C380 30 440 60 500 70C420 150 280 190 170 140C90 110 40 40 60 -30Z').round(12, 0);
    const neck = d.line('M120 20L-110 -330').stroke(pen, { cap: 'round' });
    const shade = d.path('M-40 -430C-10 -380 -20 -320 -60 -280C-110 -190 -170 -130 -240 -80L-460 -280C-410 -340 -340 -390 -250 -440C-190 -500 -90 -500 -40 -430Z').round(18, 0).scale(k, k, [-110, -330]);
    const bulb = d.path('M-300 -110C-330 -40 -420 -60 -430 -130C-440 -180 -420 -210 -400 -220Z').move(-30, 34);
    const eye = d.circle(-150, -380, 34);
    const crest = d.leaf([-60, -440], [170, -500], 0.12, 0.06);
    const beak = d.polygon([[-330, -150], [-420, -232], [-540, 40]], 12);
    const bird = d.union(base, leg, body, neck, shade, crest).round(0, 16).subtract(eye);
    if (look === 'light') return [d.layer('heron', bird, 'main', { mono: 'ink' }), d.layer('bulb', bulb.gapFrom(shade, gap), 'second', { mono: 'ink' })];
    const light = beak.gapFrom(shade, gap);
    if (look === 'cut') return [d.layer('heron', bird.union(light), 'main', { mono: 'ink' })];
    return [d.layer('heron', bird, 'main', { mono: 'ink' }), d.layer('beak', light, 'second', { mono: 'ink' })];
  },
});
