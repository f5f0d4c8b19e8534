import { idea } from '../../idea.ts';

/** The scrolls of an Ionic column are the horns of a ram. */
export const ramColumn = idea({
  id: 'ram-column',
  title: 'Ram and column',
  says: 'The scrolls of a classical column are the horns of a ram, and its shaft is the face.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['ram', 'goat', 'ibex', 'horn'] }, { things: ['column', 'temple', 'arch', 'building', 'trust', 'strength', 'stone', 'palace'], trades: ['law', 'banking', 'museum', 'architecture', 'investment', 'university', 'masonry', 'notary', 'insurance', 'antiques', 'accounting', 'consulting'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'classic_ornate', 'bold_abstract'], colors: 2, stem: 0.08 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 1, stem: 0.05 },
  },
  draw: (d, { look }) => {
    const line = look === 'line';
    const scroll = d.spiral({ cx: -282, cy: -160, from: 210, to: 30, turns: -1.9, start: -90, growth: 1 });
    const horn = line ? scroll.stroke(54, { cap: 'round' }) : scroll.brush([96, 84, 72, 60, 50, 44], { ends: 'round', samples: 70 });
    const pen = line ? 54 : 96;
    const band = d.rect(-284, -370 - pen / 2, 568, pen);
    const face = d.path('M-158 -300H158L118 330C114 430 60 480 0 480C-60 480 -114 430 -118 330Z').gapFrom(band, 18);
    const ears = d.mirror(d.leaf([-170, 70], [-390, 190], 0.24, 0.2)).gapFrom(face, 18);
    const flutes = d.mirror(d.rect(-76, -220, 28, 470, 14)).union(d.rect(-14, -220, 28, 560, 14));
    return [d.layer('horns', d.mirror(horn).union(band).withoutSlivers(90), 'main'), d.layer('face', line ? face.rim(44).union(d.rect(-24, -220, 48, 560, 24)) : face.subtract(flutes), line ? 'main' : 'second'), d.layer('ears', ears, 'main')];
  },
});
