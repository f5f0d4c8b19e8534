import { idea } from '../../idea.ts';

/** A cocktail glass that is the face of a fox. */
export const foxGlass = idea({
  id: 'fox-glass',
  title: 'A fox in the glass',
  says: 'The cocktail glass is the face of a fox: two ears on the rim, and an olive for the nose.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['fox'] }, { things: ['cocktail-glass'], trades: ['cocktail-bar', 'pub', 'winery', 'distillery', 'restaurant'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract'], colors: 2, stem: 0.06 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.04 },
    bold: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.08 },
  },
  params: { ears: { label: 'Ear height', min: 220, max: 360, usual: 280 }, gap: { label: 'Gap', min: 14, max: 28, usual: 18 } },
  draw: (d, { look, params }) => {
    const [ears, gap] = [params['ears']!, params['gap']!];
    const nose = d.circle(0, 190, 60);
    if (look === 'line') {
      const outline = d.line(`M-380 -190L-340 ${-170 - ears}L-150 -190H150L340 ${-170 - ears}L380 -190L0 200ZM0 200V540M-200 540H200`).stroke(40, { join: 'round', cap: 'round' });
      return [d.layer('fox', outline, 'main'), d.layer('nose', nose, 'second')];
    }
    if (look === 'bold') {
      const head = d.polygon([[-410, -160], [-400, -200 - ears], [-150, -200], [150, -200], [400, -200 - ears], [410, -160], [0, 260]], 8);
      const slit = d.polygon([[60, -10], [226, -120], [204, -20]], 8);
      const olive = d.circle(0, 172, 74);
      const foot = d.rect(-36, 150, 72, 400).union(d.rect(-230, 496, 460, 72)).round(6, 6);
      return [d.layer('fox', head.subtract(d.mirror(slit)).gapFrom(olive, gap * 1.4), 'main'), d.layer('nose', olive, 'main'), d.layer('stem', foot.gapFrom(olive, gap * 1.4), 'main')];
    }
    const face = d.polygon([[-410, -200], [410, -200], [0, 220]], 8);
    const ear = d.polygon([[-410, -200 - gap], [-352, -200 - ears], [-130, -200 - gap]], 8);
    const cheek = d.path('M410 -200C230 -170 80 -90 0 220L440 220V-200Z').intersect(face).gapFrom(nose, gap);
    const eye = d.circle(108, -122, 27);
    const stem = d.mirror(d.path('M0 230H19V520H230V558H0Z')).round(6, 0);
    return [
      d.layer('ears', d.mirror(ear), 'main'),
      d.layer('face', face.gapFrom(d.mirror(cheek), gap * 0.7).subtract(d.mirror(eye)).gapFrom(nose, gap), 'main'),
      d.layer('cheeks', d.mirror(cheek), 'second'),
      d.layer('nose', nose, 'main'),
      d.layer('stem', stem.gapFrom(nose, gap), 'main'),
    ];
  },
});
