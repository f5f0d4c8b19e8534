import { idea } from '../../idea.ts';

/** A teapot that is an elephant. */
export const elephantTeapot = idea({
  id: 'elephant-teapot',
  title: 'The elephant that pours',
  says: 'The teapot is an elephant: its trunk is the spout.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['elephant'], trades: ['tea'] }, { things: ['teapot'], trades: ['tea'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { ear: { label: 'Size of the ear', min: 0.85, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 24, max: 36, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-330 20C-330 -160 -190 -250 0 -250C190 -250 330 -160 330 20V360H150V290C150 250 120 230 80 230H-80C-120 230 -150 250 -150 290V360H-330Z').round(16, 0);
    const trunk = d.line('M-230 0C-420 60 -500 0 -500 -120C-500 -190 -540 -230 -590 -240').brush([300, 210, 140, 104, 110], { ends: 'cut' });
    const handle = d.line('M270 -110C440 -190 560 -100 500 40C470 120 400 150 320 150').stroke(78);
    const pot = d.union(body, trunk, handle).round(0, 36).round(8, 0);
    const lid = d.path('M-150 -300C-110 -350 -60 -366 0 -366C60 -366 110 -350 150 -300Z').union(d.circle(0, -396, 52)).round(10, 0).move(0, 50).gapFrom(pot, gap);
    const ear = d.path('M-120 -170C40 -210 150 -130 140 0C130 120 60 190 -10 170C-80 150 -60 60 -120 20C-180 -30 -200 -140 -120 -170Z').round(10, 0).scale(params['ear']!, params['ear']!, [-30, 0]);
    const eye = d.circle(-250, -70, 28);
    return [d.layer('pot', pot.subtract(eye).gapFrom(ear, gap), look === 'gradient' ? { gradient: ['main', 'second'], from: [-400, 360], to: [400, -300] } : 'main', { mono: 'ink' }), d.layer('ear', ear, look === 'cut' ? 'main' : 'second', { mono: 'ink' }), d.layer('lid', lid, look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
