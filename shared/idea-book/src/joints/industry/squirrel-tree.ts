import { idea } from '../../idea.ts';

/** A squirrel whose tail is the crown of a tree. */
export const squirrelTree = idea({
  id: 'squirrel-tree',
  title: 'A tree for a tail',
  says: 'The tail of the squirrel is the crown of the tree that it looks after.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['tree-care'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'illustrative'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.12 },
  },
  params: { crown: { label: 'Size of the crown', min: 0.9, max: 1.1, usual: 1 }, gap: { label: 'Gap', min: 24, max: 40, usual: 32 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['crown']!;
    const crown = d.union(d.circle(230, -330, 250), d.circle(60, -180, 190), d.circle(420, -150, 200), d.circle(230, -90, 220)).round(0, 40).scale(k, k, [230, 60]);
    const squirrel = d.path('M-470 -60C-470 -140 -410 -200 -330 -206L-300 -310L-220 -190C-170 -150 -160 -90 -190 -30C-60 40 60 180 90 330C100 310 120 300 176 310C150 400 150 500 100 560H-330V510C-330 470 -290 440 -240 440H-210C-230 400 -240 350 -236 300L-330 330L-390 270L-250 190C-260 130 -300 90 -350 60C-400 60 -460 40 -480 0Z').round(14, 30);
    const eye = d.circle(-318, -96, 30);
    const trunk = d.path('M60 560C140 470 176 380 176 240V60C176 -10 140 -60 80 -110L124 -154C170 -120 204 -90 231 -40C258 -90 292 -120 338 -154L382 -110C322 -60 286 -10 286 60V260C286 420 230 560 60 560Z').round(6, 10);
    const body = squirrel.union(trunk).round(0, 16);
    const leaves = crown.gapFrom(body, gap);
    return [d.layer('squirrel', body.subtract(eye), 'main', { mono: 'ink' }), d.layer('crown', leaves, look === 'cut' ? 'main' : look === 'gradient' ? { gradient: ['second', 'main'], from: [200, -560], to: [300, 140] } : 'second', { mono: 'ink' })];
  },
});
