import { idea } from '../../idea.ts';

/** A bull whose blaze is an arrow that points up. */
export const bullArrow = idea({
  id: 'bull-arrow',
  title: 'The bull that points up',
  says: 'The blaze on the head of the bull is an arrow that points up.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ trades: ['investment'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['bold_abstract', 'modern_flat', 'tech_sharp'], colors: 1, stem: 0.12 },
    gradient: { manner: 'solid', vibes: ['gradient_modern', 'bold_abstract', 'modern_flat'], traits: ['gradient'], colors: 2, stem: 0.12 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'geometric_minimal'], colors: 2, stem: 0.12 },
  },
  params: { horn: { label: 'Horn height', min: 380, max: 480, usual: 430 }, shaft: { label: 'Shaft of the arrow', min: 66, max: 100, usual: 84 } },
  draw: (d, { look, params }) => {
    const tip = -params['horn']!;
    const half = params['shaft']! / 2;
    const head = d.mirror(d.path(`M0 -190C110 -190 200 -190 260 -240C310 -284 320 -350 306 ${tip}C450 -330 480 -110 300 -46C340 -30 380 -24 420 -26C400 70 320 126 214 118L154 350C132 420 74 450 0 450Z`)).round(18, 26);
    const arrow = d.polygon([[0, -130], [176, 76], [half, 76], [half, 600], [-half, 600], [-half, 76], [-176, 76]], 8);
    if (look === 'cut') {
      return [d.layer('bull', head.subtract(arrow.grow(30)).withoutSlivers(), 'main'), d.layer('arrow', arrow.intersect(d.rect(-400, -600, 800, 1050)), 'second', { mono: 'ink' })];
    }
    return [d.layer('bull', head.subtract(arrow).withoutSlivers(), look === 'gradient' ? { gradient: ['second', 'main'], from: [0, -430], to: [0, 450] } : 'main')];
  },
});
