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
  },
  draw: (d, { look }) => {
    const body = d.mirror(d.path('M0 -470C70 -430 96 -360 96 -280V480L0 350Z'));
    const wing = d.path('M60 -250C220 -300 430 -200 500 130C420 10 280 -40 60 -20Z');
    const gap = 20;
    const wings = d.mirror(wing.gapFrom(body, gap));
    if (look === 'dive') {
      const bird = body.union(d.mirror(wing)).rotate(42);
      return [d.layer('swallow', bird, { gradient: ['main', 'second'], from: [300, -300], to: [-300, 300] })];
    }
    return [d.layer('wings', wings.rotate(42), 'main'), d.layer('bookmark', body.rotate(42), 'second', { mono: 'ink' })];
  },
});
