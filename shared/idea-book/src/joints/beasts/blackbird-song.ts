import { idea } from '../../idea.ts';

/** A blackbird with its yellow beak wide open. */
export const blackbirdSong = idea({
  id: 'blackbird-song',
  title: 'Half a disc, full song',
  says: 'Half a disc, a tail and an open beak: the blackbird sings.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['blackbird'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.05 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract'], colors: 1, stem: 0.16 },
  },
  params: { song: { label: 'Opening of the beak', min: 16, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const open = params['song']!;
    const [gap, pen] = [24, 50];
    const body = d.sector(0, 0, 330, 0, 180);
    const bust = d.path('M-330 0C-120 0 20 -60 60 -230C90 -360 200 -400 290 -370C380 -340 400 -260 390 -190C380 -120 330 -90 330 0Z');
    const tail = d.path('M-330 0L-520 -330L-400 -370L-120 40Z');
    const bird = d.union(body, bust, tail).round(12, 40);
    const half = d.polygon([[0, 0], [190, 0], [0, 74]]).round(8, 0);
    const beak = d.union(half.flipY().rotate(-open), half.rotate(open)).rotate(-16).move(360, -280);
    const ring = d.circle(250, -270, 55);
    const eye = d.circle(250, -270, 26);
    const legs = d.union(...[-70, 80].map((x) => d.polyline([[x, 300], [x, 470], [x + 80, 470]]).stroke(pen, { cap: 'round', join: 'round' })));
    if (look === 'line') return [d.layer('blackbird', d.union(bird.rim(pen, 'round'), legs.subtract(bird.shrink(4)), ring.scale(0.7, 0.7, [250, -270])).gapFrom(beak, gap), 'main'), d.layer('beak', beak, 'second')];
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 640).subtract(d.union(bird.gapFrom(beak, gap).subtract(ring), eye, legs, beak).place({ cx: 0, cy: 0 })), 'main')];
    return [d.layer('legs', legs.gapFrom(bird, gap), 'second'), d.layer('blackbird', bird.gapFrom(beak, gap), 'main'), d.layer('beak', beak, 'second'), d.layer('eye ring', ring.subtract(eye), 'second')];
  },
});
