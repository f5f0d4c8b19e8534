import { idea } from '../../idea.ts';

/** A hummingbird whose bill is a needle. */
export const needleHummingbird = idea({
  id: 'needle-hummingbird',
  title: 'The lightest touch',
  says: 'The bill of the hummingbird is a needle: it touches, and you hardly feel it.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['acupuncture', 'tattoo'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'elegant_serif', 'organic_flowing'], colors: 2, stem: 0.08 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal'], colors: 1, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.04 },
  },
  params: { bill: { label: 'Bill length', min: 280, max: 400, usual: 340 }, wing: { label: 'Wing size', min: 0.9, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const [length, size] = [params['bill']!, params['wing']!];
    const head = d.path('M-60 -250C-60 -330 0 -380 70 -376C130 -372 176 -336 190 -280C196 -180 150 -60 60 60C-20 170 -110 260 -230 330L-330 480C-350 420 -350 360 -330 300C-310 140 -180 60 -110 -60C-70 -130 -60 -190 -60 -250Z').round(8, 16);
    const bill = d.polygon([[150, -330], [178, -262], [190 + length, -200]], 3);
    const wing = d.path('M40 -40C-90 -120 -160 -260 -330 -420C-400 -480 -480 -520 -560 -530C-540 -420 -520 -330 -450 -240C-480 -240 -510 -246 -530 -256C-500 -150 -420 -70 -330 -30C-220 20 -90 20 40 -40Z').scale(size, size, [0, -40]).round(10, 14);
    const eye = d.circle(96, -288, 20);
    const body = head.gapFrom(wing, 24).withoutSlivers(2000);
    if (look === 'line') return [d.layer('body', head.gapFrom(wing, 16).rim(30, 'round').union(eye), 'main'), d.layer('wing', wing.rim(30, 'round'), 'second', { mono: 'ink' }), d.layer('bill', bill, 'main')];
    if (look === 'one') return [d.layer('bird', d.union(body, bill, wing).subtract(eye), 'main')];
    return [d.layer('bird', body.union(bill).subtract(eye), 'main'), d.layer('wing', wing, 'second', { mono: 'ink' })];
  },
});
