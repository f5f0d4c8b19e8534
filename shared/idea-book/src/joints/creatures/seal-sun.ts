import { idea } from '../../idea.ts';

/** A seal balances the sun. */
export const sealSun = idea({
  id: 'seal-sun',
  title: 'The sun in balance',
  says: 'One curve is the seal, and the ball on its nose is the sun.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['seal'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'organic_flowing'], colors: 2, stem: 0.16 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.042 },
    brush: { manner: 'brush', vibes: ['hand_drawn', 'organic_flowing', 'elegant_serif'], colors: 2, stem: 0.16 },
  },
  params: { sun: { label: 'Size of the sun', min: 110, max: 150, usual: 130 } },
  draw: (d, { look, params }) => {
    const sun = params['sun']!;
    const pen = 42;
    const ball = d.circle(-210, -420, sun);
    if (look === 'brush') {
      const way = d.line('M490 -60C420 220 220 330 30 330C-190 330 -330 190 -330 0C-330 -100 -280 -170 -220 -230');
      const seal = way.brush((t) => 16 + 230 * Math.sin(Math.PI * t ** 0.9) ** 0.8 * (1 - 0.3 * t) + 20 * t, { samples: 70, ends: 'round' });
      return [d.layer('seal', seal, 'main'), d.layer('sun', ball.place({ cx: -210, bottom: -276 }), 'second')];
    }
    const body = d.path('M-230 -276C-200 -286 -170 -270 -160 -230C-140 -160 -120 -110 -90 -60C-40 20 60 90 180 90C280 90 350 40 370 -60C350 -110 360 -180 400 -220C430 -180 440 -140 436 -100C480 -130 530 -130 570 -100C560 -50 520 -10 470 0C440 220 280 380 20 380C-240 380 -380 220 -380 0C-380 -120 -330 -230 -230 -276Z').round(14, 16);
    const fin = d.path('M-130 110C-60 120 20 200 40 300C60 370 40 420 0 440C-100 400 -150 260 -130 110Z').round(14, 0);
    const eye = d.circle(-238, -140, 28);
    const seal = body.gapFrom(fin, 22).union(fin).subtract(eye);
    const globe = ball.place({ cx: -196, bottom: body.bounds.top - 8 });
    if (look === 'line') return [d.layer('seal', body.rim(pen, 'round').union(eye).union(d.line('M-100 140C-20 180 20 250 20 330').stroke(pen, { cap: 'round' })), 'main'), d.layer('sun', globe.rim(pen), 'second')];
    return [d.layer('seal', seal, 'main'), d.layer('sun', globe, 'second')];
  },
});
