import { picture } from './picture.ts';

export const coffeeBean = picture({
  thing: 'coffee-bean',
  name: 'a coffee bean',
  dot: (d) => {
    const crease = d.through([[-110, 14], [-40, -18], [40, 18], [110, -14]]).stroke(22);
    return [{ shape: d.ellipse(0, 0, 104, 78).subtract(crease).rotate(-36), paint: 'second' }];
  },
});

export const leaf = picture({
  thing: 'leaf',
  name: 'a leaf',
  dot: (d) => [{ shape: d.leaf([-86, 86], [92, -92], 0.34, 0.34), paint: 'second' }],
  cap: (d) => [
    { shape: d.line('M0 20C0 -60 0 -80 0 -120').stroke(100), paint: 'main' },
    { shape: d.leaf([0, -60], [230, -330], 0.33, 0.26).gapFrom(d.leaf([0, -60], [-170, -270], 0.28, 0.34), 14), paint: 'second' },
    { shape: d.leaf([0, -60], [-170, -270], 0.28, 0.34), paint: 'second' },
  ],
});

export const drop = picture({
  thing: 'drop',
  name: 'a drop',
  dot: (d) => [{ shape: d.path('M0 -124C30 -76 84 -34 84 26A84 84 0 1 1 -84 26C-84 -34 -30 -76 0 -124Z'), paint: 'second' }],
});

export const heart = picture({
  thing: 'heart',
  name: 'a heart',
  dot: (d) => [{ shape: d.path('M0 104C-70 46 -110 10 -110 -40C-110 -80 -82 -104 -50 -104C-28 -104 -10 -92 0 -72C10 -92 28 -104 50 -104C82 -104 110 -80 110 -40C110 10 70 46 0 104Z'), paint: 'second' }],
});
