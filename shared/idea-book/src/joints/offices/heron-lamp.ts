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
    const shade = d.polygon([[-140, -500], [-30, -400], [-30, -320], [-90, -270], [-200, -50], [-500, -320], [-270, -440], [-220, -500]], 30).scale(k, k, [-110, -330]);
    const bulb = d.path('M-270 -110C-300 -20 -420 -40 -440 -130C-450 -190 -430 -230 -410 -240Z').move(-10, 10);
    const eye = d.circle(-200, -350, 34);
    const crest = d.leaf([-70, -430], [190, -470], 0.16, 0.02);
    const beak = d.polygon([[-290, -130], [-420, -250], [-520, 60]], 12);
    const bird = d.union(base, leg, body, neck, shade, crest).round(0, 16).subtract(eye);
    if (look === 'light') return [d.layer('heron', bird, 'main', { mono: 'ink' }), d.layer('bulb', bulb.gapFrom(shade, gap), 'second', { mono: 'ink' })];
    const light = beak.gapFrom(shade, gap);
    if (look === 'cut') return [d.layer('heron', bird.union(light), 'main', { mono: 'ink' })];
    return [d.layer('heron', bird, 'main', { mono: 'ink' }), d.layer('beak', light, 'second', { mono: 'ink' })];
  },
});
