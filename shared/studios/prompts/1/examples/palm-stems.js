// Villa Palmera, guest house. wordmark: "The tall strokes of the name are the trunks of palms."
function draw(d, input) {
  const word = d.write(input.name, input.lettering, 200);
  const { xHeight } = word.measures;
  const stems = d.stems(word.shape).filter((stem) => stem.bottom[1] - stem.top[1] > xHeight * 1.2).sort((one, other) => one.top[1] - other.top[1]);
  const trunk = stems[0];
  if (!trunk) d.refuse('The name has no tall stroke.');
  const [x, y] = trunk.top;
  const rise = xHeight * 0.5;
  const stem = d.polygon([[x - trunk.width / 2, y + 4], [x - trunk.width * 0.36, y - rise], [x + trunk.width * 0.36, y - rise], [x + trunk.width / 2, y + 4]]);
  const leaf = d.leaf([0, -xHeight * 0.06], [0, -xHeight * 0.8], 0.2);
  const crown = d.union(...[-104, -62, -20, 20, 62, 104].map((turn) => leaf.rotate(turn))).move(x, y - rise);
  return [
    d.layer('letters', word.shape.union(stem).gapFrom(crown, xHeight * 0.03), 'main', { role: 'word' }),
    d.layer('crown', crown, 'second', { mono: 'ink' }),
  ];
}
