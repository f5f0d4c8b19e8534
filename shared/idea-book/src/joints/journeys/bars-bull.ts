import { idea } from '../../idea.ts';

/** A bull's head that is a motorcycle from the front. */
export const barsBull = idea({
  id: 'bars-bull',
  title: 'The bull by the bars',
  says: 'The motorcycle comes at you as a bull: the handlebars are its horns, the tire is its muzzle.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['motorcycles'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    cut: { manner: 'cut', vibes: ['brutalist_bold', 'bold_abstract', 'tech_sharp'], colors: 1, stem: 0.1 },
    grips: { manner: 'print', vibes: ['illustrative', 'classic_ornate', 'bold_abstract'], colors: 2, stem: 0.09 },
  },
  params: { rise: { label: 'Rise of the bars', min: 120, max: 240, usual: 180 }, gap: { label: 'Gap', min: 20, max: 36, usual: 28 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const rise = params['rise']!;
    const top = -250;
    const bars = d.line(`M-560 ${top - rise - 60}L-470 ${top - rise * 0.3}C-440 ${top} -380 ${top} -280 ${top}H280C380 ${top} 440 ${top} 470 ${top - rise * 0.3}L560 ${top - rise - 60}`).stroke(78);
    const grips = d.mirror(d.line(`M482 ${top - rise * 0.3 - 40}L566 ${top - rise - 78}`).stroke(112, { cap: 'round' }));
    const head = d.path('M-250 -250H250C290 -130 270 -20 232 70V430H150V110H-150V430H-232V70C-270 -20 -290 -130 -250 -250Z').round(22, 30);
    const tire = d.rect(-118, 110 + gap - 30, 236, 520, 118);
    const tread = d.union(...[230, 330, 430, 530].map((y) => d.polyline([[-190, y - 70], [0, y + 40], [190, y - 70]]).stroke(28, { join: 'miter' })));
    const signals = d.mirror(d.leaf([286, -130], [470, -70], 0.26, 0.24));
    const face = head.union(bars).round(0, 40);
    const wheel = tire.subtract(tread).withoutSlivers(300);
    const upper = face.subtract(tire.grow(gap), d.ring(0, -80, 118, 118 - gap), grips.grow(gap)).withoutSlivers(300);
    const other = look === 'cut' ? 'main' : 'second';
    const glass = d.circle(0, -80, 118 - gap);
    return [
      d.layer('frame', upper.subtract(glass.grow(2)), 'main', { mono: 'ink' }),
      d.layer('lamp', look === 'cut' ? glass.shrink(40) : glass, look === 'grips' ? 'main' : other, { mono: 'ink' }),
      d.layer('signals', signals, 'main', { mono: 'ink' }),
      d.layer('grips', grips, look === 'grips' ? 'second' : 'main', { mono: 'ink' }),
      d.layer('tire', wheel, look === 'grips' ? 'second' : 'main', { mono: 'ink' }),
    ];
  },
});
