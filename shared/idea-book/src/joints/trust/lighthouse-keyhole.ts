import { idea } from '../../idea.ts';

/** A keyhole with a lighthouse in it. */
export const lighthouseKeyhole = idea({
  id: 'lighthouse-keyhole',
  title: 'The light in the lock',
  says: 'Look into the keyhole and a lighthouse is keeping watch.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse', 'coast', 'harbor', 'light', 'tower'] }, { things: ['lock', 'key', 'protection'], trades: ['locksmith', 'security', 'cybersecurity', 'insurance', 'property-management', 'real-estate'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], colors: 2, stem: 0.09 },
    beam: { manner: 'cut', vibes: ['illustrative', 'modern_flat', 'gradient_modern'], colors: 2, traits: ['gradient'], stem: 0.09 },
    plate: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'modern_flat'], colors: 2, stem: 0.11 },
  },
  params: { beam: { label: 'Beam width', min: 80, max: 170, usual: 124 }, tower: { label: 'Tower width', min: 104, max: 150, usual: 124 } },
  draw: (d, { look, params }) => {
    const hole = d.circle(0, -170, 310).union(d.polygon([[-150, -60], [150, -60], [290, 480], [-290, 480]], 20));
    const foot = params['tower']!;
    const tower = d.polygon([[-66, -70], [66, -70], [foot, 404], [-foot, 404]]);
    const gallery = d.rect(-104, -104, 208, 40, 8);
    const lamp = d.rect(-52, -214, 104, 96);
    const roof = d.path('M-84 -228A84 84 0 0 1 84 -228Z').union(d.rect(-14, -360, 28, 80, 14));
    const house = d.union(tower, gallery, roof);
    const beam = d.polygon([[66, -188], [520, -166 - params['beam']!], [520, -166 + params['beam']!], [66, -144]]);
    if (look === 'plate') {
      const light = d.mirror(beam).union(lamp).intersect(hole.grow(2));
      const plate = d.rect(-430, -600, 860, 1200, 430).subtract(hole);
      return [d.layer('plate', plate, 'main'), d.layer('lighthouse', house.union(d.polygon([[-foot, 400], [foot, 400], [foot + 24, 500], [-foot - 24, 500]])), 'main'), d.layer('light', light.gapFrom(lamp.union(house), 0), 'second', { mono: 'none' })];
    }
    const beams = look === 'beam' ? beam : d.mirror(beam);
    const night = hole.subtract(house, lamp, beams).withoutSlivers(500);
    return [d.layer('keyhole', night, look === 'beam' ? { gradient: ['main', 'second'], from: [-300, -400], to: [300, 480] } : 'main', { mono: 'ink' }), d.layer('light', beams.union(lamp).intersect(hole), look === 'beam' ? 'ground' : 'second', { mono: 'none' })];
  },
});
