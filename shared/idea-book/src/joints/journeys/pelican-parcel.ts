import { idea } from '../../idea.ts';

/** A pelican with a parcel for a pouch. */
export const pelicanParcel = idea({
  id: 'pelican-parcel',
  title: 'The pelican delivers',
  says: 'The pouch under the bill of the pelican is the parcel that it brings.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['delivery'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], colors: 2, stem: 0.1, traits: ['gradient'] },
  },
  params: { parcel: { label: 'Size of the parcel', min: 0.86, max: 1.12, usual: 1 }, gap: { label: 'Gap', min: 20, max: 34, usual: 26 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['parcel']!;
    const bird = d.path('M-560 -340L-80 -440C-40 -520 40 -550 110 -530C210 -500 240 -400 210 -310C180 -220 90 -140 110 -40C130 20 200 30 290 60C440 110 560 200 640 380C560 400 520 400 470 390C420 470 320 520 200 520H100C-80 520 -200 400 -190 230C-180 60 -40 -60 -30 -220C-30 -270 -60 -300 -110 -300L-540 -270C-590 -266 -600 -330 -560 -340Z').round(12, 10);
    const wing = d.path('M40 150C200 120 370 190 450 320C330 420 120 400 60 290C40 250 30 200 40 150Z').round(16, 0);
    const eye = d.circle(70, -420, 34);
    const [w, h] = [360 * k, 320 * k];
    const right = -170;
    const top = -250 + gap;
    const box = d.path(`M${right - w} ${top - 8 + 24}L${right} ${top - 8 - 6}V${top + h - 30}A30 30 0 0 1 ${right - 30} ${top + h}H${right - w + 30}A30 30 0 0 1 ${right - w} ${top + h - 30}Z`).gapFrom(bird, gap);
    const tape = d.rect(right - w / 2 - 38, top - 60, 76, 60 + h * 0.46);
    const paint = look === 'gradient' ? ({ gradient: ['main', 'second'], from: [-200, -400], to: [500, 400] } as const) : 'main';
    return [d.layer('pelican', bird.subtract(eye, wing.rim(gap)), paint, { mono: 'ink' }), d.layer('parcel', box.subtract(tape), look === 'cut' ? 'main' : 'second', { mono: 'ink' })];
  },
});
