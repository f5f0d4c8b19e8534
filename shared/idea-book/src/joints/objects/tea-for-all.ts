import { idea } from '../../idea.ts';
import { contour } from './parts.ts';

/** A samovar with the teapot that it keeps warm. */
export const teaForAll = idea({
  id: 'tea-for-all',
  title: 'Tea for all',
  says: 'A samovar of one curve and its mirror image, the small pot warm on top.',
  kind: 'symbol',
  technique: 'emblem',
  needs: [{ things: ['samovar'] }],
  looks: {
    solid: { manner: 'solid', vibes: ['classic_ornate', 'modern_flat', 'illustrative'], colors: 2, stem: 0.14 },
    line: { manner: 'line', vibes: ['geometric_minimal', 'classic_ornate'], colors: 2, stem: 0.042 },
    cut: { manner: 'cut', vibes: ['bold_abstract', 'classic_ornate'], colors: 1, stem: 0.14 },
  },
  params: { belly: { label: 'Width of the belly', min: 250, max: 310, usual: 280 } },
  draw: (d, { look, params }) => {
    const wide = params['belly']!;
    const line = look === 'line';
    const [gap, pen] = [24, 42];
    const urn = d.mirror(d.path(`M0 -190H-250C-240 -160 ${-wide} -110 ${-wide} 0C${-wide} 150 -180 230 -110 290H0Z`)).round(10, 0);
    const foot = d.mirror(d.path('M0 300H-110C-120 370 -160 420 -230 450V510H0Z')).round(10, 0);
    const handles = d.mirror(d.circle(-wide - 40, -20, 96).outline(line ? pen : 48)).gapFrom(urn, -12);
    const tap = d.line('M0 130V230').stroke(line ? pen : 60).union(d.rect(-84, 60, 168, line ? pen : 56, 28), d.circle(0, 250, 36));
    const crown = d.rect(-170, -190 - gap - 54, 340, 54, 16);
    const pot = d.mirror(d.path('M0 -460H-90C-150 -420 -160 -330 -110 -268H0Z')).union(d.path('M-110 -330L-240 -410L-200 -440L-120 -400Z'), d.circle(150, -370, 66).outline(line ? 34 : 38).subtract(d.rect(-100, -460, 200, 200))).union(d.circle(0, -490, 36)).round(4, 6);
    if (line) return [d.layer('samovar', d.union(contour(urn, pen), contour(foot, pen), handles.subtract(urn), crown).subtract(tap.grow(gap)).withoutSlivers(600), 'main'), d.layer('tap', tap, 'second', { mono: 'ink' }), d.layer('teapot', pot, 'second', { mono: 'ink' })];
    const body = d.union(urn, foot, handles).round(0, 10).subtract(tap.grow(gap)).withoutSlivers(600);
    if (look === 'cut') return [d.layer('disc', d.circle(0, 0, 620).subtract(d.union(body, tap, crown, pot).scale(0.86)), 'main')];
    return [d.layer('samovar', d.union(body, crown), 'main', { mono: 'ink' }), d.layer('tap', tap, 'second', { mono: 'ink' }), d.layer('teapot', pot, 'second', { mono: 'ink' })];
  },
});
