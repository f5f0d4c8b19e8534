import { idea } from '../../idea.ts';

/** A big top that is the hat of a clown. */
export const clownTent = idea({
  id: 'clown-tent',
  title: 'Under the big top',
  says: 'The roof of the circus tent is the clown’s hat.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['clown'], trades: ['circus'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], traits: ['playful'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['playful'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'playful_rounded', 'classic_ornate'], traits: ['playful'], colors: 1, stem: 0.1 },
  },
  params: { nose: { label: 'Nose', min: 64, max: 96, usual: 80 } },
  draw: (d, { look, params }) => {
    const nose = params['nose']!;
    const line = look === 'line';
    const gap = 22;
    const scallops = 6;
    const wide = 960 / scallops;
    const roof = d.mirror(d.path('M0 -350C60 -220 240 -90 480 -60V20H0Z')).union(...Array.from({ length: scallops }, (_, i) => d.circle(-480 + wide * (i + 0.5), 16, wide / 2)));
    const mast = d.rect(-17, -500, 34, 170).union(d.polygon([[0, -500], [170, -440], [0, -380]], 6));
    const face = d.sector(0, 100, 400, 0, 180).union(d.rect(-400, 20, 800, 90));
    const eyes = d.mirror(d.ellipse(150, 196, 36, 52));
    const ball = d.circle(0, line ? 230 : 262, line ? nose * 0.8 : nose);
    const grin = d.arc(0, 226, 190, 30, 150).stroke(line ? 44 : 46, { cap: 'round' });
    if (line) {
      const pen = 44;
      return [d.layer('tent', d.union(roof.rim(pen, 'round'), d.polyline([[0, -350], [0, -500], [150, -440], [0, -400]]).stroke(pen, { join: 'round' })), 'main', { mono: 'ink' }), d.layer('face', d.union(face.rim(pen, 'round').gapFrom(roof, gap), eyes, d.arc(0, 226, 150, 40, 140).stroke(pen, { cap: 'round' }).gapFrom(ball, gap)), 'main', { mono: 'ink' }), d.layer('nose', ball, 'second', { mono: 'ink' })];
    }
    const skin = face.gapFrom(roof, gap).subtract(eyes, ball.grow(gap), grin.gapFrom(ball, gap));
    if (look === 'cut') {
      // The panels of the roof open towards the sky.
      const panels = d.mirror(d.path('M40 -290C80 -180 150 -90 210 -10H90C60 -80 44 -180 40 -290Z')).round(6, 0);
      return [d.layer('clown', d.union(roof.subtract(panels), mast, face.gapFrom(roof, gap).subtract(eyes, ball, grin.gapFrom(ball, gap))), 'main')];
    }
    return [d.layer('tent', roof.union(mast), 'second', { mono: 'ink' }), d.layer('face', skin, 'main', { mono: 'ink' }), d.layer('nose', ball, 'second', { mono: 'none' })];
  },
});
