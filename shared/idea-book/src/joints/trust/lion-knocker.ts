import { idea } from '../../idea.ts';
import { polar } from './parts.ts';

/** A lion holds the ring of a door knocker. */
export const lionKnocker = idea({
  id: 'lion-knocker',
  title: 'Knock here',
  says: 'The lion at the door holds the knocker in its mouth.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lion', 'big-cat'] }, { things: ['door', 'gate', 'house', 'key', 'lock'], trades: ['real-estate', 'property-management', 'locksmith', 'security', 'hotel', 'interior-design', 'insurance', 'antiques'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.075 },
    mane: { manner: 'module', vibes: ['classic_ornate', 'geometric_minimal', 'illustrative'], colors: 2, stem: 0.06 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.09 },
  },
  params: { ring: { label: 'Ring weight', min: 50, max: 90, usual: 68 }, locks: { label: 'Locks of the mane', min: 11, max: 16, usual: 13 } },
  draw: (d, { look, params }) => {
    const cy = -130;
    const [heavy, locks] = [params['ring']!, Math.round(params['locks']!)];
    const tufts = look === 'mane'
      ? d.radial(d.fitSector(d.path('M0 -372C52 -330 92 -270 92 -200H-92C-92 -270 -52 -330 0 -372Z').union(d.sector(0, 0, 240, 180, 360)), { count: locks + 1, gap: 14 }), { count: locks + 1 }).map((shape) => shape.subtract(d.circle(0, 0, 232)).move(0, cy))
      : [d.union(d.circle(0, cy, 300), ...Array.from({ length: locks }, (_, i) => d.circle(...polar(292, -90 + (i * 360) / locks, [0, cy]), 76))).round(0, 14)];
    const face = d.mirror(d.path('M0 -330C60 -330 100 -318 120 -300A62 62 0 1 1 196 -214C206 -190 206 -150 196 -110C180 -40 150 0 130 24C110 60 60 76 0 76Z'));
    const eye = d.mirror(d.ellipse(88, -160, 20, 24));
    const nose = d.path('M-66 -82H66C66 -40 30 -16 13 -6V44H-13V-6C-30 -16 -66 -40 -66 -82Z').round(6, 0);
    const ring = d.ring(0, 200, 236, 236 - heavy);
    const held = ring.gapFrom(face, 20);
    const mane = d.union(...tufts).gapFrom(face, 20).subtract(d.circle(0, 200, 256)).withoutSlivers(800);
    if (look === 'bold') return [d.layer('lion', d.union(mane, eye, nose, held), 'main')];
    return [d.layer('mane', mane, 'main'), d.layer('face', face.subtract(eye, nose), 'main', { mono: 'ink' }), d.layer('ring', held, 'second', { mono: 'ink' })];
  },
});
