import { idea } from '../../idea.ts';

/** A paisley that is a chili: the dots of the pattern are its seeds. */
export const paisleyChili = idea({
  id: 'paisley-chili',
  title: 'Hot paisley',
  says: 'The paisley is a chili, and the dots of the pattern are its seeds.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['indian-restaurant', 'spices'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['classic_ornate', 'illustrative', 'modern_flat'], traits: ['ornate'], colors: 2, stem: 0.07 },
    line: { manner: 'line', vibes: ['organic_flowing', 'elegant_serif'], colors: 2, stem: 0.038 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.08 },
  },
  params: { rim: { label: 'Rim', min: 44, max: 76, usual: 58 } },
  draw: (d, { look, params }) => {
    const gap = 22;
    const rim = params['rim']!;
    const fruit = d.path('M-290 -120C-290 130 -220 350 10 440C160 498 330 450 370 280C310 360 210 350 180 280C140 190 270 80 270 -120A280 270 0 0 0 -290 -120Z').round(10, 0);
    const calyx = d.mirror(d.path('M0 -500V-230C40 -230 60 -250 74 -280C110 -240 190 -240 230 -300C180 -390 90 -420 34 -430V-500Z').round(12, 0)).round(14, 12);
    const stem = d.line('M0 -440C0 -520 40 -560 110 -570').stroke(look === 'line' ? 38 : 68, { cap: 'round' });
    const green = calyx.union(stem).round(6, 14);
    const seeds = d.union(d.circle(-10, -80, 76), d.circle(-30, 100, 56), d.circle(10, 246, 40));
    if (look === 'line') {
      const pen = 38;
      return [d.layer('chili', fruit.rim(pen, 'round').gapFrom(green, gap).union(d.ring(-10, -80, 86, 86 - pen), d.circle(-30, 90, 50), d.circle(10, 230, 38)), 'main'), d.layer('stalk', green, 'second', { mono: 'ink' })];
    }
    const apart = fruit.gapFrom(green, gap);
    if (look === 'cut') return [d.layer('chili', apart.subtract(seeds), 'main'), d.layer('stalk', green, 'second', { mono: 'ink' })];
    const inner = fruit.shrink(rim + gap, 'round').gapFrom(green, gap).round(16, 0);
    return [d.layer('skin', fruit.rim(rim, 'round').gapFrom(green, gap), 'main', { mono: 'ink' }), d.layer('flesh', inner.subtract(seeds.scale(0.86, 0.86, [0, -40])), 'main', { mono: 'ink' }), d.layer('stalk', green, 'second', { mono: 'ink' })];
  },
});
