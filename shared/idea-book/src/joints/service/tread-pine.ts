import { idea } from '../../idea.ts';

/** A pine tree of tire tread. */
export const treadPine = idea({
  id: 'tread-pine',
  title: 'Tread of pine',
  says: 'The tread of a tire leaves a pine tree.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['pine', 'fir', 'forest', 'tree', 'mountain', 'wild', 'path'] }, { things: ['tire', 'wheel', 'road'], trades: ['car-repair', 'bike-shop', 'motorcycles', 'car-dealer', 'cycling'] }],
  looks: {
    tread: { manner: 'module', vibes: ['bold_abstract', 'modern_flat'], colors: 2, stem: 0.09 },
    one: { manner: 'module', vibes: ['brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.09 },
    round: { manner: 'module', vibes: ['playful_rounded', 'modern_flat'], colors: 2, stem: 0.09 },
  },
  params: { gap: { label: 'Gap', min: 16, max: 34, usual: 22 }, trunk: { label: 'Trunk width', min: 84, max: 150, usual: 108 } },
  draw: (d, { look, params }) => {
    const soft = look === 'round' ? 30 : 6;
    const [gap, stem] = [params['gap']!, params['trunk']!];
    const block = (i: number) => {
      const [top, wide] = [-470 + i * 176, 150 + i * 76];
      const tall = 122;
      return d.polygon([[gap / 2, top], [wide, top + wide * 0.72], [wide, top + wide * 0.72 + tall], [gap / 2, top + tall * 1.1]], soft);
    };
    const lug = (i: number) => {
      const [top, wide] = [-470 + i * 176, 150 + i * 76];
      return d.polygon([[wide + gap, top + wide * 0.72 + 16], [wide + gap + 66, top + wide * 0.72 + 64], [wide + gap + 66, top + wide * 0.72 + 144], [wide + gap, top + wide * 0.72 + 122]], Math.min(soft, 14));
    };
    const blocks = d.union(...[0, 1, 2, 3].map(block));
    const lugs = d.union(...[0, 1, 2, 3].map(lug));
    const trunk = d.rect(-stem / 2, 300, stem, 170, soft);
    return [d.layer('tree', d.mirror(blocks), 'main'), ...(look === 'one' ? [] : [d.layer('edge', d.mirror(lugs), 'main')]), d.layer('trunk', trunk, look === 'one' ? 'main' : 'second')];
  },
});
