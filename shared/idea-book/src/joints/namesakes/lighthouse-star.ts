import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A lighthouse that is the long ray of a star. */
export const lighthouseStar = idea({
  id: 'lighthouse-star',
  title: 'The lighthouse is a star',
  says: 'The lamp of the lighthouse is a star, and its longest ray is the tower.',
  kind: 'symbol',
  technique: 'joint',
  needs: [{ things: ['lighthouse'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['modern_flat', 'bold_abstract', 'illustrative'], colors: 2, stem: 0.1 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'elegant_serif'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'brutalist_bold', 'tech_sharp'], colors: 1, stem: 0.12 },
  },
  params: { star: { label: 'Star', min: 420, max: 520, usual: 480 }, foot: { label: 'Foot', min: 170, max: 230, usual: 200 } },
  draw: (d, { look, params }) => {
    const [reach, foot, gap, pen] = [params['star']!, params['foot']!, 30, 40];
    const cy = -200;
    const high = reach * 0.82;
    const rays = d.path(`M0 ${cy - high}C36 ${cy - 130} 130 ${cy - 36} ${reach} ${cy}C130 ${cy + 36} 36 ${cy + 130} 0 ${cy + high}C-36 ${cy + 130} -130 ${cy + 36} ${-reach} ${cy}C-130 ${cy - 36} -36 ${cy - 130} 0 ${cy - high}Z`);
    const tower = d.path(`M-92 ${cy}H92L${foot} 580H${-foot}Z`);
    const sky = d.rect(-900, cy + 112, 1800, 900);
    const gallery = d.rect(-170, cy + 112 + gap, 340, 60, 14);
    const star = rays.subtract(sky);
    const lower = tower.intersect(sky.move(0, 2 * gap + 60));
    const band = (y: number, height: number) => d.rect(-400, y, 800, height).transform([1, 0.14, 0, 1, 0, 0]);
    const door = d.rect(-50, 450, 100, 200, [50, 50, 0, 0]);
    if (look === 'line') return [d.layer('star', contour(rays, pen).subtract(d.rect(-900, cy + 92, 1800, 900)), 'second'), d.layer('tower', contour(tower.intersect(sky), pen).union(band(90, 90).intersect(tower), band(300, 90).intersect(tower), d.rect(-150, cy + 96, 300, 44, 22)), 'main')];
    const striped = lower.subtract(band(90, gap * 1.6), band(270, gap * 1.6), door);
    if (look === 'cut') return [d.layer('lighthouse', d.union(star, gallery, striped), 'main')];
    return [d.layer('star', star, 'second'), d.layer('tower', striped.union(gallery), 'main')];
  },
});
