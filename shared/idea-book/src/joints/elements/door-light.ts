import { idea } from '../../idea.ts';

/** A door ajar and the light that falls through it. */
export const doorLight = idea({
  id: 'door-light',
  title: 'The door ajar',
  says: 'The door is open, and the light falls out to meet you.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['door', 'light', 'gate', 'future', 'inn'], trades: ['real-estate', 'escape-room', 'interior-design', 'hotel', 'lighting'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 2, stem: 0.1 },
    gradient: { manner: 'cut', vibes: ['gradient_modern', 'bold_abstract'], traits: ['gradient'], colors: 2, stem: 0.1 },
    tile: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.14 },
  },
  params: { light: { label: 'Light', min: 430, max: 520, usual: 480 } },
  draw: (d, { look, params }) => {
    const leaf = d.polygon([[-340, -540], [-30, -430], [-30, 226], [-340, 400]], 8).subtract(d.circle(-284, -40, 28));
    const opening = d.rect(0, -430, 270, 656);
    const reach = params['light']!;
    const floor = d.polygon([[0, 254], [270, 254], [(reach * 13) / 12, reach], [130, reach]]);
    if (look === 'tile') {
      const night = d.rect(-620, -660, 1240, 1240, 140);
      return [d.layer('night', night.subtract(opening, floor.union(d.rect(0, 220, 270, 40)), leaf.grow(14).subtract(leaf.filled().shrink(14)), d.circle(-284, -40, 28)), 'main')];
    }
    const paint = look === 'gradient' ? ({ gradient: ['second', 'main'], from: [100, -100], to: [380, 560] } as const) : 'second';
    return [d.layer('door', leaf, 'main'), d.layer('light', opening.union(floor), paint, { mono: 'ink' })];
  },
});
