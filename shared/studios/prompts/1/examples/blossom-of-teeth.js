// Magnolia Dental. symbol: "Each petal of the blossom is a tooth, and its roots meet in the middle."
function draw(d) {
  const half = d.path('M0 -470C60 -500 150 -490 180 -400C205 -320 150 -240 110 -60C104 -34 70 -34 64 -62L40 -150C34 -172 12 -178 0 -178Z');
  const petal = d.mirror(half).round(14, 6);
  const fitted = d.fitSector(petal, { count: 5, gap: 22 });
  const petals = d.radial(fitted, { count: 5 });
  return [d.layer('petals', d.union(...petals), 'main'), d.layer('heart', d.circle(0, 0, 46), 'second')];
}
