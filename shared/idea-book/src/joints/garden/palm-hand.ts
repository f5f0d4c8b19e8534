import { idea } from '../../idea.ts';

/** An open hand whose fingers are the leaves of a palm. */
export const palmHand = idea({
  id: 'palm-hand',
  title: 'Palm and palm',
  says: 'The open palm of a hand is a palm tree: its fingers are the leaves.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['palm', 'palm-leaf', 'open-hand', 'date', 'coconut'] }],
  looks: {
    brush: { manner: 'brush', vibes: ['organic_flowing', 'hand_drawn'], colors: 2, stem: 0.08 },
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'organic_flowing'], colors: 2, stem: 0.09 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { rings: { label: 'Trunk rings', min: 16, max: 32, usual: 22 } },
  draw: (d, { look, params }) => {
    const brush = look === 'brush';
    const widths = brush ? [84, 100, 78, 20] : [90, 106, 92, 44];
    const leaf = (over: [number, number], by: [number, number], to: [number, number]) => d.curve([0, -20], over, by, to).brush(widths, { ends: 'round' });
    const leaves = [leaf([-90, -110], [-300, -160], [-410, 60]), leaf([-50, -240], [-190, -420], [-370, -300]), leaf([0, -200], [-30, -360], [0, -470]), leaf([60, -240], [200, -410], [370, -270]), leaf([100, -100], [290, -130], [400, 90])];
    const trunk = d.curve([6, -30], [30, 140], [20, 320], [-40, 500]).brush([170, 124, 116, 150]);
    const rings = d.union(...[180, 260, 340, 420].map((y) => d.polyline([[-200, y - 14], [200, y + 14]]).stroke(params['rings']!)));
    const hand = d.union(...leaves, trunk, d.circle(4, -20, 96)).round(0, 22).withoutSlivers(300);
    if (look === 'seal') return [d.layer('seal', d.circle(0, 20, 590).subtract(hand.subtract(rings.intersect(trunk.grow(4))).withoutSlivers(300).scale(0.94, 0.94, [0, 20]).move(0, 30)), 'main')];
    return [d.layer('palm', hand.subtract(d.rect(-200, 166, 400, 500).intersect(trunk.grow(4))), 'main'), d.layer('trunk', trunk.intersect(d.rect(-200, 180, 400, 500)).subtract(rings).withoutSlivers(300), 'second', { mono: 'ink' })];
  },
});
