import { idea } from '../../idea.ts';

/** A chess rook with a light in its crown is a lighthouse. */
export const rookLighthouse = idea({
  id: 'rook-lighthouse',
  title: 'A guiding move',
  says: 'The lighthouse is a chess rook, and its beams show where to move.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'tower', 'castle', 'fort', 'coast', 'light'] }, { things: ['chess-piece'], trades: ['consulting', 'investment', 'law', 'security', 'marketing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.08 },
    bands: { manner: 'cut', vibes: ['geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.035 },
  },
  params: { beam: { label: 'Beam width', min: 85, max: 165, usual: 120 }, tower: { label: 'Tower width', min: 124, max: 200, usual: 160 } },
  draw: (d, { look, params }) => {
    const gap = 20;
    const [spread, foothold] = [params['beam']!, params['tower']!];
    const merlons = d.union(...[-170, -48, 74].map((x) => d.rect(x, -430, 96, 110)));
    const crown = merlons.union(d.rect(-170, -340, 340, 130)).round(8, 0);
    const collar = d.rect(-130, -190, 260, 44, 8);
    const body = d.polygon([[-108, -126], [108, -126], [foothold, 330], [-foothold, 330]], 8);
    const foot = d.rect(-250, 350, 500, 84, [30, 30, 8, 8]);
    const beam = d.polygon([[196, -306], [500, -280 - spread], [500, -280 + spread], [196, -254]], 8);
    const beams = d.mirror(beam);
    if (look === 'line') return [d.layer('rook', d.union(crown.rim(34, 'round'), collar, body.rim(34, 'round'), foot.rim(34, 'round')), 'main'), d.layer('beams', d.union(...[-22, 0, 22].map((a) => d.rect(220, -296, 200, 32, 16).rotate((a * spread) / 120, [110, -280]))).union(...[-22, 0, 22].map((a) => d.rect(220, -296, 200, 32, 16).rotate((a * spread) / 120, [110, -280]).flipX(0))), 'second')];
    const stripes = d.union(...[0, 1, 2].map((i) => d.polygon([[-260, -40 + i * 160], [260, -140 + i * 160], [260, -60 + i * 160], [-260, 40 + i * 160]])));
    if (look === 'bands') return [d.layer('rook', d.union(crown, collar, body.subtract(stripes.grow(gap / 2)), foot).withoutSlivers(300), 'main', { mono: 'ink' }), d.layer('bands', body.intersect(stripes.shrink(gap / 2)).withoutSlivers(300), 'second', { mono: 'ink' }), d.layer('beams', beams, 'second')];
    const window = d.rect(-34, 20, 68, 130, [34, 34, 6, 6]);
    return [d.layer('rook', d.union(crown, collar, body.subtract(window), foot), 'main'), d.layer('beams', beams, 'second')];
  },
});
