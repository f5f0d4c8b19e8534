import { idea } from '../idea.ts';

/** A bird that is a boat: the body is the hull, the raised wing the sail. Two of them where the name has two. */
export const birdSails = idea({
  id: 'bird-sails',
  title: 'Wings for sails',
  says: 'A bird’s body is the hull, and its raised wing is the sail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'feather'] }, { things: ['boat', 'sail', 'sea', 'wave', 'harbor'], trades: ['sailing', 'rowing', 'fishing', 'shipping'] }],
  looks: {
    pair: { manner: 'solid', vibes: ['modern_flat', 'illustrative'], colors: 2, stem: 0.07 },
    single: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.03 },
  },
  params: { gap: { label: 'Gap', min: 8, max: 26, usual: 14 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-236 -46C-150 -30 -60 -26 40 -30C92 -32 108 -84 152 -92C186 -97 202 -86 210 -72C236 -72 258 -58 256 -26C246 -40 228 -42 208 -40C196 44 110 84 0 84C-110 84 -190 30 -236 -46Z');
    const wing = d.path('M62 -52C96 -200 40 -350 -96 -440C-52 -320 -64 -170 -178 -62C-100 -50 -20 -48 62 -52Z');
    const eye = d.circle(166, -62, 10);
    if (look === 'line') {
      const pen = { cap: 'round', join: 'round' } as const;
      const hull = d.line('M-236 -30C-150 -14 -60 -12 40 -16C92 -18 108 -78 152 -86C190 -92 206 -66 204 -40C192 44 110 84 0 84C-96 84 -176 44 -222 -14').stroke(26, pen);
      const sail = d.line('M34 -64C62 -190 16 -320 -84 -398C-52 -290 -72 -170 -150 -84Z').stroke(26, pen);
      const beak = d.polygon([[206, -74], [276, -56], [206, -38]], 4);
      return [d.layer('hull', hull, 'main'), d.layer('sail', sail, 'main'), d.layer('beak', beak.gapFrom(hull, 6), 'second'), d.layer('eye', d.circle(156, -44, 12), 'main')];
    }
    const big = [d.layer('hull', body.subtract(eye), 'main'), d.layer('sail', wing, 'main')];
    if (look === 'single') {
      const split = wing.intersect(d.path('M-96 -440C-40 -300 -20 -160 -60 -48L-400 -48V-440Z'));
      return [d.layer('hull', body.subtract(eye), 'main'), d.layer('sail', wing.gapFrom(split, gap), 'main'), d.layer('luff', split, 'second')];
    }
    const tern = d.path('M-250 -72C-150 -30 -60 -26 40 -30C92 -32 108 -84 152 -92C186 -97 204 -82 208 -66L296 -52C262 -40 232 -36 206 -36C196 44 110 84 0 84C-96 84 -160 44 -196 4L-262 -14L-196 -32Z').subtract(d.circle(166, -62, 12));
    const small = [tern, wing].map((shape) => shape.scale(0.66).move(418, 28));
    const clear = d.union(...small);
    return [...big.map((layer) => ({ ...layer, shape: layer.shape.gapFrom(clear, gap) })), d.layer('second hull', small[0]!, 'second'), d.layer('second sail', small[1]!, 'second')];
  },
});
