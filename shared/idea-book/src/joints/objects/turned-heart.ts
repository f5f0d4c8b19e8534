import { idea } from '../../idea.ts';
import { contour, heart } from './parts.ts';

/** A playing card on which the heart, turned upside down, is the spade. */
export const turnedHeart = idea({
  id: 'turned-heart',
  title: 'Hearts turn into spades',
  says: 'Turn the card around, and its heart is a spade.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['playing-card'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], colors: 1, stem: 0.16 },
  },
  params: { tilt: { label: 'Tilt of the card', min: 0, max: 18, usual: 10 } },
  draw: (d, { look, params }) => {
    const tilt = params['tilt']!;
    const [gap, pen] = [26, 44];
    const turned = (shape: ReturnType<typeof d.circle>) => shape.rotate(tilt, [0, 0]);
    const card = d.rect(-350, -490, 700, 980, 90);
    const suit = heart(d, 340);
    const love = suit.place({ cx: -96, cy: -230 });
    const foot = d.mirror(d.path('M0 -40H-20C-24 40 -50 84 -96 110H0Z'));
    const spade = suit.rotate(180).place({ cx: 0, cy: 0 }).union(foot.move(0, 96)).place({ cx: 96, cy: 236 });
    const cut = d.polyline([[-900, 540], [900, -540]]);
    const upper = d.polygon([[-900, -900], [900, -900], [900, -540], [-900, 540]]);
    if (look === 'line') return [d.layer('card', turned(contour(card, pen)), 'main'), d.layer('heart', turned(love.move(0, 0)), 'second', { mono: 'ink' }), d.layer('spade', turned(contour(spade, 40)), 'main')];
    if (look === 'cut') return [d.layer('card', turned(card.subtract(heart(d, 500).rotate(180).place({ cx: 0, cy: -40 }).union(foot.scale(1.5).place({ cx: 0, top: 90 }))).union(heart(d, 200).place({ cx: 0, cy: 0 }))), 'main')];
    const seam = cut.stroke(gap);
    const first = card.intersect(upper).subtract(seam, love).round(4, 0);
    const second = card.subtract(upper, seam, spade).round(4, 0);
    return [d.layer('half of hearts', turned(first), 'second', { mono: 'ink' }), d.layer('half of spades', turned(second), 'main', { mono: 'ink' })];
  },
});
