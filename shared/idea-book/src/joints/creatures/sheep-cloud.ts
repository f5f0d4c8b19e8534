import { idea } from '../../idea.ts';

/** A sheep whose fleece is a cloud and whose legs are the rain. */
export const sheepCloud = idea({
  id: 'sheep-cloud',
  title: 'The cloud with legs',
  says: 'The sheep is a cloud: its fleece is the cloud, and its legs are the rain.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['sheep', 'lamb', 'ram', 'shepherd'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'playful_rounded'], colors: 1, stem: 0.14 },
  },
  params: { rain: { label: 'Rain', min: 42, max: 64, usual: 54 } },
  draw: (d, { look, params }) => {
    const cloud = d.union(d.rect(-400, -80, 860, 280, 140), d.circle(-170, -110, 180), d.circle(110, -170, 230), d.circle(320, 10, 150)).round(0, 16);
    const head = d.path('M-460 -40H-240C-230 90 -280 210 -350 210C-420 210 -470 90 -460 -40Z').round(50, 0);
    const ears = d.leaf([-250, 0], [-110, 60], 0.2, 0.3).union(d.leaf([-450, 0], [-590, 60], 0.3, 0.2));
    const face = head.union(ears);
    const legs = d.union(...[-110, 50, 210, 370].map((x, i) => d.line(`M${x} 262V${i % 2 ? 350 : 410}`).stroke(params['rain']!, { cap: 'round' })));
    if (look === 'cut') {
      const wool = d.union(d.circle(-150, -100, 200), d.circle(130, -160, 250), d.circle(330, 10, 190), d.rect(-330, -60, 820, 260, [100, 100, 130, 100]));
      const drop = d.path('M0 -90C24 -50 56 -16 56 24A56 56 0 0 1 -56 24C-56 -16 -24 -50 0 -90Z').scale(params['rain']! / 54);
      return [d.layer('cloud', wool.gapFrom(face, 30).union(face), 'main'), d.layer('rain', d.union(...[-170, 20, 210, 400].map((x, i) => drop.move(x, i % 2 ? 330 : 390))), 'main')];
    }
    return look === 'line'
      ? [d.layer('cloud', cloud.rim(46).gapFrom(face, 20), 'main'), d.layer('face', face, 'main'), d.layer('legs', legs, 'second')]
      : [d.layer('cloud', cloud.gapFrom(face, 18), 'main'), d.layer('face', face, 'second'), d.layer('legs', legs, 'second')];
  },
});
