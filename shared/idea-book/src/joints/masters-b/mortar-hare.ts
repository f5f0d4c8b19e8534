import { idea } from '../../idea.ts';

/** A mortar that is a hare; its ears are leaves. */
export const mortarHare = idea({
  id: 'mortar-hare',
  title: 'The hare that pounds herbs',
  says: 'The mortar is a hare, and the herbs in it are its ears.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['hare', 'rabbit'], trades: ['herbalist'] }, { things: ['mortar', 'herb'], trades: ['herbalist'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'playful_rounded'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'modern_flat'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { ears: { label: 'Length of the ears', min: 420, max: 520, usual: 470 }, lean: { label: 'Lean of the ears', min: 8, max: 20, usual: 13 } },
  draw: (d, { look, params }) => {
    const gap = 30;
    const long = params['ears']!;
    const rim = d.rect(-400, -60, 800, 100, 30);
    const bowl = d.path('M-340 0H340C340 200 250 330 120 360L170 470H-170L-120 360C-250 330 -340 200 -340 0Z').round(10, 30);
    const mortar = rim.union(bowl).round(0, 20);
    const leaf = d.path(`M0 0C-150 -120 -150 ${-long + 130} 0 ${-long}C150 ${-long + 130} 150 -120 0 0Z`).round(8, 0);
    const vein = d.line(`M0 40V${-long + 170}`).brush([34, 30, 16], { ends: 'round' });
    const ear = leaf.subtract(vein).rotate(-params['lean']!, [0, 0]).move(-130, -50);
    const ears = d.mirror(ear).gapFrom(mortar, gap);
    const eyes = d.mirror(d.circle(-140, 140, 44));
    const nose = d.path('M-56 216H56C56 252 30 270 0 286C-30 270 -56 252 -56 216Z').round(10, 0);
    return [d.layer('mortar', mortar.subtract(eyes, nose), 'main', { mono: 'ink' }), d.layer('leaves', ears, look === 'gradient' ? { gradient: ['main', 'second'], from: [0, -60], to: [0, -500] } : look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
