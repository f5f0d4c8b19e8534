import { idea } from '../../idea.ts';

/** A rhinoceros whose horn is a crescent. */
export const rhinoCrescent = idea({
  id: 'rhino-crescent',
  title: 'The crescent horn',
  says: 'A heavy head of few curves, and a crescent for the horn.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['rhinoceros'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'brutalist_bold'], colors: 2, stem: 0.18 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'tech_sharp'], colors: 2, stem: 0.044 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.18 },
  },
  params: { horn: { label: 'Height of the horn', min: 330, max: 460, usual: 400 } },
  draw: (d, { look, params }) => {
    const high = params['horn']!;
    const [gap, pen] = [24, 44];
    const head = d.path('M-480 460V-120C-480 -200 -420 -290 -330 -300C-230 -310 -160 -260 -100 -170C-40 -80 60 0 200 20H400C460 20 490 60 490 120V230C490 320 430 370 350 370H120C20 370 -60 400 -100 460Z').round(24, 30);
    const horn = d.path(`M210 0C290 -60 400 ${-high * 0.5} 420 ${-high}C540 ${-high * 0.55} 520 -80 450 0Z`).round(8, 0);
    const small = d.path(`M10 -70C60 -110 110 -170 110 -250C190 -190 200 -100 180 -20Z`).round(8, 0).gapFrom(horn, gap);
    const ear = d.leaf([-330, -250], [-250, -470], 0.3).round(10, 0);
    const eye = d.circle(-20, 90, 36);
    const horns = horn.union(small).gapFrom(head, gap);
    if (look === 'line') return [d.layer('rhinoceros', head.union(ear).rim(pen, 'round').union(eye), 'main'), d.layer('horns', horns, 'second')];
    if (look === 'cut') {
      const all = d.union(head, d.rect(-900, -120, 500, 900), d.path('M-480 400H-60C-110 470 -110 600 -110 900H-480Z'), ear, horns).subtract(eye).scale(0.74).move(-145, 160);
      return [d.layer('tile', d.rect(-500, -500, 1000, 1000, 140).subtract(all), 'main')];
    }
    return [d.layer('rhinoceros', head.union(ear).subtract(eye), 'main'), d.layer('horns', horns, 'second')];
  },
});
