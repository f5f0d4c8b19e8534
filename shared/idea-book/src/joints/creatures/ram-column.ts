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
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { shaft: { label: 'Column height', min: 430, max: 560, usual: 480 } },
  draw: (d, { look, params }) => {
    const line = look === 'line';
    const scroll = d.spiral({ cx: -282, cy: -160, from: 210, to: 30, turns: -1.9, start: -90, growth: 1 });
    const horn = line ? scroll.stroke(54, { cap: 'round' }) : scroll.brush([96, 84, 72, 60, 50, 44], { ends: 'round', samples: 70 });
    const pen = line ? 54 : 96;
    const band = d.rect(-284, -370 - pen / 2, 568, pen);
    const shaft = params['shaft']!;
    const face = d.path(`M-158 -300H158L118 ${shaft - 150}C114 ${shaft - 50} 60 ${shaft} 0 ${shaft}C-60 ${shaft} -114 ${shaft - 50} -118 ${shaft - 150}Z`).gapFrom(band, 18);
    const ears = d.mirror(d.leaf([-170, 70], [-390, 190], 0.24, 0.2)).gapFrom(face, 18);
    const flutes = d.mirror(d.rect(-76, -220, 28, 470, 14)).union(d.rect(-14, -220, 28, 560, 14));
    if (look === 'cut') {
      const curl = d.spiral({ cx: -360, cy: -150, from: 138, to: 22, turns: -1.5, start: -90 }).stroke(34, { cap: 'round' });
      const volute = d.circle(-360, -150, 214).subtract(curl);
      const capital = d.rect(-360, -364, 720, 130).union(d.mirror(volute)).subtract(d.rect(-360, -305, 720, 34));
      const column = d.path(`M-112 -206H112L96 ${shaft - 130}C92 ${shaft - 50} 50 ${shaft} 0 ${shaft}C-50 ${shaft} -92 ${shaft - 50} -96 ${shaft - 130}Z`).round(10, 0);
      const grooves = d.mirror(d.rect(-48, -120, 28, 400, 14));
      return [d.layer('horns', capital, 'main'), d.layer('face', column.subtract(grooves), 'main'), d.layer('ears', d.mirror(d.leaf([-140, 130], [-390, 220], 0.3, 0.24)), 'main')];
    }
    return [d.layer('horns', d.mirror(horn).union(band).withoutSlivers(90), 'main'), d.layer('face', line ? face.rim(44).union(d.rect(-24, -220, 48, 560, 24)) : face.subtract(flutes), line ? 'main' : 'second'), d.layer('ears', ears, 'main')];
  },
});
