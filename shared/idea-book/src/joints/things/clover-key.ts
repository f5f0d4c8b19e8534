import { idea } from '../../idea.ts';

/** A key whose bow is a four-leaf clover. */
export const cloverKey = idea({
  id: 'clover-key',
  title: 'The lucky key',
  says: 'The key’s bow is a four-leaf clover.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['key', 'clover', 'luck', 'lock'], trades: ['locksmith', 'real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif', 'classic_ornate'], colors: 2, stem: 0.036 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { leaves: { label: 'Leaves', min: 0.78, max: 0.9, usual: 0.84 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const half = d.path('M0 -30C-60 -100 -180 -170 -180 -270C-180 -340 -130 -380 -84 -380C-40 -380 -10 -350 0 -316Z');
    const heart = d.mirror(half).round(10, 0).scale(params['leaves']!);
    const leaves = d.radial(heart, { count: 4, turn: 45 }).map((leaf) => leaf.move(0, -180));
    const shaft = d.rect(-32, -150, 64, 650, [0, 0, 32, 32]);
    const bit = d.rect(20, 330, 150, 62, 8).union(d.rect(20, 420, 110, 62, 8)).union(d.rect(20, 330, 50, 152));
    const key = shaft.union(bit);
    if (look === 'cut') {
      const bow = d.union(...leaves.map((leaf) => leaf.scale(1.1, 1.1, [0, -180]))).union(d.circle(0, -180, 90));
      const bold = d.rect(-46, -150, 92, 680, [0, 0, 20, 20]).union(d.rect(20, 330, 180, 76, 10), d.rect(20, 454, 140, 76, 10));
      const hole = d.circle(0, -180, 62);
      return [d.layer('key', bow.round(0, 6).union(bold).subtract(hole), 'main')];
    }
    if (line) return [d.layer('leaves', d.union(...leaves.map((leaf) => leaf.rim(34, 'round'))), 'main'), d.layer('key', d.line('M0 -100V470M0 350H140M0 450H104').stroke(40, { cap: 'round' }), 'second')];
    return [d.layer('leaves', d.union(...leaves).gapFrom(key, 18).withoutSlivers(300), 'main'), d.layer('key', key, 'second', { mono: 'ink' })];
  },
});
