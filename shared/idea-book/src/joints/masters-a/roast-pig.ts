import { idea } from '../../idea.ts';

/** A pig that is a tied roast. */
export const roastPig = idea({
  id: 'roast-pig',
  title: 'Tied by hand',
  says: 'The pig is a roast that the butcher has tied: the strings go around it, and the knot is the tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['butcher'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold'], traits: ['asymmetric'], colors: 1, stem: 0.14 },
    strings: { manner: 'cut', vibes: ['illustrative', 'modern_flat'], traits: ['asymmetric'], colors: 2, stem: 0.14 },
  },
  params: { gap: { label: 'Strings', min: 24, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const body = d.path('M-420 -40C-420 -220 -270 -330 -60 -330H160C360 -330 500 -190 500 10C500 120 470 190 430 240V380C430 400 420 410 400 410H300C280 410 270 400 270 380V300H-170V380C-170 400 -180 410 -200 410H-300C-320 410 -330 400 -330 380V230C-380 200 -410 160 -420 120H-500C-530 120 -550 100 -550 70V0C-550 -30 -530 -40 -500 -40Z').round(10, 20);
    const ear = d.path('M-300 -250C-330 -330 -330 -400 -300 -450C-200 -420 -130 -360 -100 -290Z').round(16, 0);
    const eye = d.circle(-290, -60, 34);
    const strings = d.union(...[-90, 80, 250].map((x) => d.line(`M${x} -400C${x + 60} -200 ${x + 60} 140 ${x} 340`).stroke(gap)));
    const tail = d.line('M474 -130C590 -120 660 -210 610 -280C560 -340 470 -300 490 -226C516 -150 640 -180 690 -290').stroke(50, { cap: 'round' });
    const pig = body.union(ear).round(0, 20).subtract(eye, strings);
    if (look === 'one') return [d.layer('pig', pig.union(tail), 'main')];
    if (look === 'strings') {
      const whole = body.union(ear).round(0, 20).subtract(eye);
      return [d.layer('pig', whole, 'main', { mono: 'ink' }), d.layer('strings', strings.intersect(whole), 'second', { mono: 'gap' }), d.layer('knot', tail.gapFrom(body, 22), 'second', { mono: 'ink' })];
    }
    return [d.layer('pig', pig, 'main', { mono: 'ink' }), d.layer('string', tail.gapFrom(body, 22), 'second', { mono: 'ink' })];
  },
});
