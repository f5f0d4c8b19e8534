import { idea } from '../../idea.ts';

/** A stone arch whose stones are the rays of a sun. */
export const rayArch = idea({
  id: 'ray-arch',
  title: 'The arch of light',
  says: 'The stones of the arch are rays, and the door below them is the sun.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['arch', 'door', 'gate', 'temple', 'sunrise', 'brick'], trades: ['masonry', 'architecture', 'construction'] }],
  looks: {
    solid: { manner: 'module', vibes: ['geometric_minimal', 'modern_flat', 'bold_abstract'], colors: 2, stem: 0.1 },
    keystone: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.1 },
    rays: { manner: 'module', vibes: ['bold_abstract', 'playful_rounded', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 18, max: 38, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const knife = d.union(...Array.from({ length: 8 }, (_, i) => d.polyline([[0, 0], [900 * Math.cos(Math.PI * (1 + i / 7)), 900 * Math.sin(Math.PI * (1 + i / 7))]]).stroke(gap)));
    const ring = d.sector(0, 0, 470, -180, 0, 230);
    const stones = ring.subtract(knife);
    const legs = d.mirror(d.rect(-470, gap / 2, 240, 166).union(d.rect(-470, gap * 1.5 + 166, 240, 166)));
    const door = d.line('M-190 371V0A190 190 0 0 1 190 0V371Z').fill();
    const keystone = stones.pieces().find((piece) => Math.abs(piece.bounds.cx) < 20)!;
    if (look === 'rays') {
      const wedge = (i: number) => d.sector(0, 0, i % 2 === 0 ? 440 : 560, -180 + (i * 180) / 9, -160 + (i * 180) / 9, 230).subtract(d.polyline([[0, 0], [900 * Math.cos(Math.PI * (1 + i / 9)), 900 * Math.sin(Math.PI * (1 + i / 9))]]).stroke(gap), d.polyline([[0, 0], [900 * Math.cos(Math.PI * (1 + (i + 1) / 9)), 900 * Math.sin(Math.PI * (1 + (i + 1) / 9))]]).stroke(gap)).round(8, 0);
      return [d.layer('rays', d.union(...Array.from({ length: 9 }, (_, i) => wedge(i))), 'main'), d.layer('posts', d.mirror(d.rect(-440, gap / 2, 210, 371 - gap / 2, 8)), 'main'), d.layer('door', door, 'second', { mono: 'ink' })];
    }
    if (look === 'keystone') return [d.layer('stones', stones.subtract(keystone).union(legs), 'main'), d.layer('keystone', keystone.grow(0.5), 'second', { mono: 'ink' })];
    return [d.layer('stones', stones.union(legs), 'main'), d.layer('door', door, 'second')];
  },
});
