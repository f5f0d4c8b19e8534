import { idea } from '../../idea.ts';

/** An ear that winds like a sea shell. */
export const earShell = idea({
  id: 'ear-shell',
  title: 'Hear the sea',
  says: 'The ear winds inward like a sea shell.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['ear'], trades: ['hearing'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'organic_flowing', 'bold_abstract'], colors: 1, stem: 0.08 },
    line: { manner: 'line', vibes: ['organic_flowing', 'geometric_minimal'], colors: 1, stem: 0.05 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'classic_ornate'], colors: 1, stem: 0.12 },
  },
  params: { weight: { label: 'Weight of the spiral', min: 0.85, max: 1.2, usual: 1 } },
  draw: (d, { look, params }) => {
    const ear = d.path('M-300 -160C-300 -340 -160 -470 20 -470C210 -470 330 -340 330 -160C330 20 180 90 130 210C96 300 90 470 -70 470C-180 470 -230 390 -220 300C-212 220 -150 180 -170 90C-190 0 -300 -20 -300 -160Z');
    const spiral = d.line('M-60 480C40 300 240 150 230 -150C222 -280 130 -370 20 -370C-90 -370 -180 -280 -180 -170C-180 -70 -110 0 -20 0C60 0 110 -60 110 -140C110 -210 60 -256 0 -256C-50 -256 -84 -220 -84 -176');
    const weight = params['weight']!;
    if (look === 'seal') {
      const shell = ear.subtract(spiral.part(0.1, 0.94).stroke(40 * weight, { cap: 'round' })).round(6, 0).scale(0.8);
      return [d.layer('seal', d.circle(0, 0, 520).subtract(shell.place({ cx: 0, cy: 0 })), 'main')];
    }
    if (look === 'line') return [d.layer('ear', ear.rim(46).union(spiral.part(0.14, 1).stroke(46 * weight, { cap: 'round' }).intersect(ear)), 'main')];
    return [d.layer('ear', ear.subtract(spiral.brush([24, 28, 30, 30, 28, 24].map((width) => width * weight), { ends: 'round', samples: 60 })), 'main')];
  },
});
