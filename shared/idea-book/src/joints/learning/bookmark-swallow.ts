import { idea } from '../../idea.ts';

/** The forked tail of a swallow is the end of a bookmark. */
export const bookmarkSwallow = idea({
  id: 'bookmark-swallow',
  title: 'The bookmark flies',
  says: 'A bookmark with wings is a swallow, and its notched end is the forked tail.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['bird', 'wing', 'feather', 'freedom'] }, { things: ['book', 'bookmark', 'page'], trades: ['bookshop', 'publishing', 'library', 'bookbinding'] }],
  looks: {
    ribbon: { manner: 'solid', vibes: ['modern_flat', 'geometric_minimal', 'bold_abstract'], colors: 2, stem: 0.09 },
    dive: { manner: 'cut', vibes: ['organic_flowing', 'illustrative', 'gradient_modern'], colors: 2, traits: ['gradient', 'asymmetric'], stem: 0.09 },
    print: { manner: 'print', vibes: ['bold_abstract', 'geometric_minimal', 'organic_flowing'], colors: 2, stem: 0.12 },
  },
  params: { wings: { label: 'Span of the wings', min: 0.84, max: 1.14, usual: 1 } },
  draw: (d, { look, params }) => {
    const body = d.mirror(d.path('M0 -470C70 -430 96 -360 96 -280V480L0 350Z'));
    const wing = d.path('M60 -250C220 -300 430 -200 500 130C420 10 280 -40 60 -20Z').scale(params['wings']!, 1, [60, 0]);
    const gap = 20;
    const wings = d.mirror(wing.gapFrom(body, gap));
    if (look === 'print') {
      const flight = d.path('M0 -300C260 -360 470 -240 540 130C430 0 260 -30 0 40Z').scale(params['wings']!, 1, [0, 0]);
      return d.overprint([{ shape: d.mirror(flight), ink: 'main' }, { shape: body, ink: 'second' }]).map(({ shape, paint }, i) => d.layer(['wings', 'bookmark', 'where they meet'][i]!, shape, paint, { mono: i === 2 ? 'gap' : 'ink' }));
    }
    if (look === 'dive') {
      const bird = body.union(d.mirror(wing)).rotate(42);
      return [d.layer('swallow', bird, { gradient: ['main', 'second'], from: [300, -300], to: [-300, 300] })];
    }
    return [d.layer('wings', wings.rotate(42), 'main'), d.layer('bookmark', body.rotate(42), 'second', { mono: 'ink' })];
  },
});
