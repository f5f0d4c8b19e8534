import { idea } from '../../idea.ts';

/** A forklift that is an elephant. */
export const forkliftElephant = idea({
  id: 'forklift-elephant',
  title: 'The elephant lifts',
  says: 'The forklift is an elephant: its trunk is the mast, its tusks are the forks.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['logistics', 'storage'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'bold_abstract'], colors: 2, stem: 0.1 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 1, stem: 0.1 },
    parcel: { manner: 'print', vibes: ['illustrative', 'modern_flat', 'playful_rounded'], colors: 2, stem: 0.1 },
  },
  params: { box: { label: 'Size of the box', min: 0.86, max: 1.14, usual: 1 }, gap: { label: 'Gap', min: 22, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const k = params['box']!;
    const xs = [-20, 380];
    const wheels = d.union(...xs.map((x) => d.circle(x, 330, 112)));
    const hubs = d.union(...xs.map((x) => d.circle(x, 330, 42)));
    const body = d.path('M-270 390V-20C-270 -220 -150 -350 40 -350H260C420 -350 520 -230 520 -60V240C520 290 490 320 450 320H-150V390Z').round(30, 30);
    const ear = d.path('M40 -260C170 -270 250 -180 240 -60C230 50 150 110 70 80C20 60 30 0 10 -40C-20 -110 -40 -250 40 -260Z').round(20, 0);
    const eye = d.circle(-100, -120, 38);
    const fork = d.path('M-220 250H-660C-690 250 -690 320 -660 320H-220Z').round(10, 0);
    const box = d.rect(-650 + 130 - 180 * k + 10, 250 - gap - 330 * k, 340 * k, 330 * k, 26);
    const tape = d.rect(box.bounds.cx - 38, box.bounds.top - 10, 76, 130 * k);
    const elephant = body.subtract(wheels.grow(gap), ear.rim(gap), eye);
    const load = box.subtract(tape);
    const other = look === 'cut' ? 'main' : 'second';
    return [
      d.layer('elephant', elephant.union(fork), 'main', { mono: 'ink' }),
      d.layer('wheels', wheels.subtract(hubs), look === 'parcel' ? 'second' : 'main', { mono: 'ink' }),
      d.layer('box', load, other, { mono: 'ink' }),
    ];
  },
});
