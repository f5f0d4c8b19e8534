import { idea } from '../../idea.ts';

/** A sphinx from the front in its striped headcloth. */
export const sphinxFront = idea({
  id: 'sphinx-front',
  title: 'Face to face',
  says: 'The sphinx looks straight at you from its striped headcloth.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sphinx'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'classic_ornate', 'modern_flat'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.052 },
    pyramid: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.14 },
  },
  params: { stripes: { label: 'Number of stripes', min: 3, max: 5, usual: 4 } },
  draw: (d, { look, params }) => {
    const count = Math.round(params['stripes']!);
    const [gap, pen] = [28, 52];
    const cloth = d.mirror(d.path('M0 -520C-180 -520 -270 -430 -290 -290L-380 60C-390 110 -360 150 -310 150H0Z')).round(20, 0);
    const face = d.mirror(d.path('M0 -360H-170V-150C-170 10 -90 110 0 110Z')).round(20, 0);
    const beard = d.rect(-44, 90, 88, 170, [0, 0, 44, 44]);
    const eyes = d.mirror(d.leaf([-130, -160], [-34, -150], 0.26));
    const mouth = d.rect(-56, 0, 112, 30, 15);
    const paws = d.mirror(d.rect(-440, 220, 350, 260, [120, 60, 30, 30]));
    const toes = d.mirror(d.union(d.line('M-330 370V560').stroke(24, { cap: 'round' }), d.line('M-200 370V560').stroke(24, { cap: 'round' })));
    const stripes = d.union(...Array.from({ length: count }, (_, i) => d.mirror(d.rect(-600, -300 + (i + 0.5) * (420 / count), 420, gap))));
    const bare = face.subtract(eyes, mouth);
    if (look === 'line') return [d.layer('headcloth', d.union(cloth.rim(pen, 'round'), face.rim(pen, 'round'), d.mirror(d.leaf([-130, -160], [-34, -150], 0.26)), stripes.grow(6).intersect(cloth, d.rect(-600, -600, 1200, 660)).subtract(face.grow(20))), 'main'), d.layer('paws', paws.rim(pen, 'round').union(beard.intersect(d.rect(-100, 150 + gap, 200, 400))), 'second')];
    const striped = cloth.subtract(stripes).gapFrom(face.union(beard), gap);
    if (look === 'pyramid') {
      const pyramid = d.polygon([[0, -940], [890, 500], [-890, 500]], 30);
      const whole = d.union(striped, bare, beard.gapFrom(face, gap), paws.subtract(toes)).place({ cx: 0, bottom: 510 });
      return [d.layer('pyramid', pyramid.subtract(whole), 'main')];
    }
    return [d.layer('headcloth', striped, 'main'), d.layer('face', bare.union(beard), 'second'), d.layer('paws', paws.subtract(toes), 'main')];
  },
});
