import { idea } from '../../idea.ts';

/** A bear; the spaces between its legs are firs. */
export const bearFirs = idea({
  id: 'bear-firs',
  title: 'A bear full of forest',
  says: 'The light between the legs of the bear is a stand of firs.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['forestry', 'environment'] }],
  looks: {
    solid: { manner: 'cut', vibes: ['bold_abstract', 'modern_flat', 'geometric_minimal'], colors: 1, stem: 0.14 },
    two: { manner: 'solid', vibes: ['modern_flat', 'illustrative', 'organic_flowing'], colors: 2, stem: 0.14 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'organic_flowing'], traits: ['gradient'], colors: 2, stem: 0.14 },
  },
  params: { firs: { label: 'Height of the firs', min: 0.86, max: 1.1, usual: 1 } },
  draw: (d, { look, params }) => {
    const k = params['firs']!;
    const bear = d.path('M-640 -50C-620 -110 -560 -140 -500 -160C-500 -230 -440 -270 -380 -240C-330 -300 -200 -330 -110 -330C60 -330 250 -330 400 -260C540 -190 600 -60 600 120V400H-440V180C-450 130 -470 110 -500 100C-560 90 -620 70 -640 30Z').round(16, 26);
    const fir = d.polygon([[0, -420], [110, -230], [66, -230], [160, -60], [-160, -60], [-66, -230], [-110, -230]], 8);
    const trunk = d.rect(-30, -70, 60, 90);
    const tree = fir.union(trunk);
    const stand = d.union(tree.scale(k * 0.86, k * 0.86, [0, 0]).move(-150, 400), tree.scale(k * 1.08, k * 1.08, [0, 0]).move(80, 400), tree.scale(k * 0.86, k * 0.86, [0, 0]).move(310, 400));
    const eye = d.circle(-470, -90, 24);
    const body = bear.subtract(stand, eye);
    if (look === 'two') return [d.layer('bear', bear.subtract(stand.grow(26), eye).withoutSlivers(400), 'main', { mono: 'ink' }), d.layer('firs', stand, 'second', { mono: 'ink' })];
    return [d.layer('bear', body, look === 'gradient' ? { gradient: ['main', 'second'], from: [-400, -300], to: [500, 400] } : 'main')];
  },
});
