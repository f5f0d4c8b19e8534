import { idea } from '../../idea.ts';

/** A gorilla that is a strong arch: two arms and a back. */
export const gorillaArch = idea({
  id: 'gorilla-arch',
  title: 'The arch with a face',
  says: 'The gorilla is as strong as an arch, with a face of few round forms.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['gorilla'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    face: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.18 },
  },
  params: { arms: { label: 'Width of the arms', min: 170, max: 220, usual: 196 } },
  draw: (d, { look, params }) => {
    const arm = params['arms']!;
    const [gap, pen] = [24, 44];
    const mask = (k: number) => d.union(d.mirror(d.circle(-62, -30, 84)), d.ellipse(0, 80, 118, 96)).round(0, 30).scale(k);
    const eyes = (k: number) => d.mirror(d.circle(-56, -24, 26)).scale(k);
    const nose = (k: number) => d.union(d.mirror(d.circle(-28, 62, 18))).scale(k);
    if (look === 'face') {
      const head = d.path('M0 -520C150 -520 260 -420 320 -250C360 -130 440 40 440 200C440 400 250 500 0 500C-250 500 -440 400 -440 200C-440 40 -360 -130 -320 -250C-260 -420 -150 -520 0 -520Z');
      const face = mask(2.2).move(0, 70);
      return [d.layer('gorilla', head.subtract(face).union(eyes(2.2).move(0, 70), nose(2.2).move(0, 70)), 'main')];
    }
    const inner = 500 - arm;
    const shoulders = d.path(`M-500 470V120C-500 -170 -330 -330 0 -330C330 -330 500 -170 500 120V470H${inner}V250C${inner} 130 ${inner - 80} 60 ${inner - 200} 60H${200 - inner}C${80 - inner} 60 ${-inner} 130 ${-inner} 250V470Z`).round(60, 0);
    const leg = d.rect(-inner + 46, 190, inner - 66, 280, [110, 60, 60, 60]);
    const legs = d.mirror(leg);
    const head = d.path('M0 -520C90 -520 150 -470 176 -370C200 -300 236 -220 236 -130C236 0 130 70 0 70C-130 70 -236 0 -236 -130C-236 -220 -200 -300 -176 -370C-150 -470 -90 -520 0 -520Z');
    const face = mask(1.24).move(0, -184);
    if (look === 'line') {
      return [d.layer('gorilla', d.union(shoulders.rim(pen, 'round'), legs).gapFrom(head, gap), 'main'), d.layer('head', head.rim(pen, 'round').union(eyes(1.3).move(0, -150), nose(1.24).move(0, -184)), 'second')];
    }
    return [
      d.layer('arch', shoulders.gapFrom(head, gap), 'main'),
      d.layer('legs', legs.gapFrom(head, gap), 'main'),
      d.layer('head', head, 'main'),
      d.layer('face', face.subtract(eyes(1.24).move(0, -184), nose(1.24).move(0, -184)), 'second'),
    ];
  },
});
