import { idea } from '../../idea.ts';

/** A car that has passed: its roof is a mortarboard. */
export const capCar = idea({
  id: 'cap-car',
  title: 'Passed',
  says: 'The roof of the car is a graduate’s cap, and its grille a proud smile.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['driving-school'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], traits: ['asymmetric'], colors: 1, stem: 0.12 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'playful_rounded'], traits: ['asymmetric'], colors: 2, stem: 0.044 },
  },
  params: { cap: { label: 'Cap width', min: 460, max: 560, usual: 510 }, gap: { label: 'Gap', min: 22, max: 34, usual: 28 } },
  draw: (d, { look, params }) => {
    const [cap, gap] = [params['cap']!, params['gap']!];
    const line = look === 'line';
    const board = d.polygon([[0, -500], [cap, -330], [0, -160], [-cap, -330]], look === 'cut' ? 0 : 16);
    const cabin = d.polygon([[-280, -240], [280, -240], [340, 60], [-340, 60]]);
    const front = d.rect(-430, 20, 860, 320, [120, 120, 60, 60]);
    const wheels = d.mirror(d.rect(230, 300, 160, 150, [0, 0, 50, 50]));
    const body = d.union(cabin, front, wheels).round(0, 20);
    const glass = d.polygon([[-222, -200], [222, -200], [268, 10], [-268, 10]], 20);
    const lamps = d.mirror(d.circle(270, 170, 72));
    const smile = d.arc(0, 60, 190, 42, 138).stroke(line ? 44 : 52, { cap: 'round' });
    const tassel = d.line(`M0 -330L${cap - 130} -300V-90`).stroke(line ? 40 : 44, { cap: 'round', join: 'round' });
    const tuft = d.rect(cap - 130 - 42, -120, 84, 150, [20, 20, 42, 42]);
    const band = board.grow(line ? 18 : gap);
    const hang = line ? d.union(tassel.gapFrom(board, 16), tuft) : d.union(tassel, tuft);
    if (line) return [d.layer('car', d.union(body.rim(44), smile).subtract(band, hang.grow(22)).union(board.rim(44), lamps.rim(40)), 'main'), d.layer('tassel', hang, 'second', { mono: 'ink' })];
    const car = body.subtract(glass, lamps, smile).subtract(band).subtract(hang.grow(gap)).withoutSlivers(600);
    const top = board.subtract(d.line(`M0 -330L${cap - 130} -300V-90`).stroke(44 + 2 * gap * 0.8, { cap: 'round', join: 'round' }));
    if (look === 'cut') return [d.layer('car', d.union(car, top, hang), 'main'), d.layer('lamps', lamps.shrink(gap), 'main')];
    return [d.layer('car', d.union(car, top), 'main'), d.layer('tassel', d.union(hang, lamps.shrink(gap * 0.9)), 'second', { mono: 'ink' })];
  },
});
