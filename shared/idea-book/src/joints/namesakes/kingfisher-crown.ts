import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A kingfisher whose crest is a crown. */
export const kingfisherCrown = idea({
  id: 'kingfisher-crown',
  title: 'The king of the fishers',
  says: 'The crest of the kingfisher is a crown.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['kingfisher'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
  },
  params: { crown: { label: 'Crown', min: 0.88, max: 1.15, usual: 1 }, bill: { label: 'Bill', min: 330, max: 450, usual: 400 } },
  draw: (d, { look, params }) => {
    const [k, bill, gap, pen] = [params['crown']!, params['bill']!, 26, 42];
    const body = d.path('M-200 -200C-200 -310 -110 -370 0 -370C150 -370 230 -270 240 -150C250 -20 330 80 340 230C348 340 310 430 250 600L180 480C60 510 -90 440 -150 300C-200 190 -200 40 -170 -30C-190 -80 -200 -140 -200 -200Z').round(8, 30);
    const beak = d.path(`M-150 -260L${-200 - bill} -130L-170 -120Z`);
    const bird = d.union(body, beak).round(0, 20);
    const crown = d.path('M-120 0L-170 -190L-64 -116L0 -230L64 -116L170 -190L120 0C40 -30 -40 -30 -120 0Z').round(8, 4).scale(k, k).rotate(14).move(40, -372);
    const eye = d.circle(-70, -228, 32);
    const wing = d.path('M40 -60C190 -40 280 90 260 360C130 330 -10 150 40 -60Z').round(6, 0);
    if (look === 'line') return [d.layer('bird', contour(bird, pen).union(eye, contour(wing, 36)), 'main'), d.layer('crown', crown.gapFrom(bird, 18), 'second')];
    if (look === 'cut') return [d.layer('kingfisher', bird.subtract(eye, wing.rim(gap)).union(crown.gapFrom(bird, gap)), 'main')];
    return [d.layer('bird', bird.subtract(eye).gapFrom(wing, gap), 'main'), d.layer('crown', crown.gapFrom(bird, gap).union(wing), 'second')];
  },
});
