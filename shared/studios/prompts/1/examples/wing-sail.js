// Osprey & Tern, sailing school. symbol: "The body of the bird is a hull, and its raised wing is the sail."
function draw(d) {
  const gap = 16;
  const body = d.path('M-236 -46C-150 -30 -60 -26 40 -30C92 -32 108 -84 152 -92C186 -97 202 -86 210 -72C236 -72 258 -58 256 -26C246 -40 228 -42 208 -40C196 44 110 84 0 84C-110 84 -190 30 -236 -46Z');
  const wing = d.path('M62 -52C96 -200 40 -350 -96 -440C-52 -320 -64 -170 -178 -62C-100 -50 -20 -48 62 -52Z');
  const luff = wing.intersect(d.path('M-96 -440C-40 -300 -20 -160 -60 -48L-400 -48V-440Z'));
  return [
    d.layer('hull', body.subtract(d.circle(166, -62, 10)), 'main'),
    d.layer('sail', wing.gapFrom(luff, gap), 'main'),
    d.layer('luff', luff, 'second'),
  ];
}
