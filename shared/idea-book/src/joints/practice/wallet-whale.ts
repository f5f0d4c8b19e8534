import { idea } from '../../idea.ts';

/** A wallet that is a whale and blows a coin. */
export const walletWhale = idea({
  id: 'wallet-whale',
  title: 'The wallet that blows a coin',
  says: 'The wallet is a whale: its clasp is the eye, and it blows a coin.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['payments'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'playful_rounded', 'illustrative'], colors: 2, stem: 0.1 },
    one: { manner: 'cut', vibes: ['bold_abstract', 'geometric_minimal', 'brutalist_bold'], colors: 1, stem: 0.1 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'playful_rounded'], colors: 2, traits: ['gradient'], stem: 0.1 },
  },
  params: { coin: { label: 'Coin size', min: 90, max: 130, usual: 110 }, seam: { label: 'Seam', min: 22, max: 38, usual: 30 } },
  draw: (d, { look, params }) => {
    const [coin, seam] = [params['coin']!, params['seam']!];
    const body = d.path('M-520 -60C-520 -180 -440 -230 -340 -230H100C220 -230 300 -180 340 -80C370 -10 400 10 440 -20C450 -110 420 -170 340 -220C420 -250 490 -240 540 -190C570 -250 630 -280 700 -270C690 -170 640 -100 560 -60C560 190 430 330 220 330H-340C-440 330 -520 280 -520 170Z').round(20, 16);
    const tab = d.rect(-330, -36, 250, 192, 96);
    const seamLine = d.line('M-700 60H-300').stroke(seam);
    const clasp = d.circle(-176, 60, 44);
    const money = d.circle(-230, -380, coin);
    const hole = d.rect(-230 - coin * 0.12, -380 - coin * 0.46, coin * 0.24, coin * 0.92, coin * 0.12);
    const mint = money.subtract(hole);
    const wallet = body.subtract(tab.grow(seam).subtract(tab), seamLine.subtract(tab)).subtract(clasp).withoutSlivers(300);
    if (look === 'one') return [d.layer('whale', wallet.union(mint), 'main')];
    if (look === 'gradient') return [d.layer('whale', wallet.union(mint), { gradient: ['main', 'second'], from: [-400, 330], to: [400, -400] })];
    return [d.layer('whale', wallet, 'main'), d.layer('coin', mint, 'second', { mono: 'ink' })];
  },
});
