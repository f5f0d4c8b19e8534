import { idea } from '../../idea.ts';

/** A raven whose beak is the nib of a pen; the nib's hole is its eye. */
export const ravenNib = idea({
  id: 'raven-nib',
  title: 'A beak that writes',
  says: 'The bird’s beak is the nib of a pen, and the hole in the nib is its eye.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['crow', 'raven', 'magpie'] }, { things: ['nib', 'quill', 'pen', 'ink', 'page', 'letter', 'signature', 'scroll', 'book'], trades: ['publishing', 'stationery', 'notary', 'bookshop', 'design', 'translation', 'advertising', 'law', 'printing', 'language-school', 'library'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.09 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.036 },
    seal: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate', 'brutalist_bold'], colors: 1, stem: 0.12 },
  },
  params: { gap: { label: 'Gap', min: 12, max: 26, usual: 16 } },
  draw: (d, { look, params }) => {
    const gap = params['gap']!;
    const nib = d.path('M0 -126C60 -126 110 -134 160 -116C300 -84 420 -40 520 0C420 40 300 84 160 116C110 134 60 126 0 126Z').round(10, 0).rotate(20, [60, 0]).move(-20, -180);
    const slit = d.rect(60, -gap / 2, 500, gap).union(d.circle(60, 0, 40)).rotate(20, [60, 0]).move(-20, -180);
    const comma = d.path('M-70 -450C90 -450 210 -330 210 -170C210 130 10 400 -320 500C-180 360 -110 240 -110 110C-270 100 -350 -30 -350 -170C-350 -330 -230 -450 -70 -450Z');
    if (look === 'seal') {
      const bird = d.union(comma.gapFrom(nib, gap * 1.4), nib.subtract(slit.grow(4)).withoutSlivers(90)).fit({ cx: 10, cy: 0, width: 760, height: 760 });
      return [d.layer('seal', d.circle(0, 0, 540).subtract(bird), 'main')];
    }
    if (look === 'line') return [d.layer('head', comma.rim(36, 'round').gapFrom(nib, gap + 2), 'main'), d.layer('nib', nib.rim(30, 'round').union(d.rect(60, -15, 420, 30).union(d.circle(60, 0, 40)).rotate(20, [60, 0]).move(-20, -180).intersect(nib)), 'second')];
    return [d.layer('head', comma.gapFrom(nib, gap), 'main'), d.layer('nib', nib.subtract(slit).withoutSlivers(90), 'second')];
  },
});
