/** By how much y grows for 1 of x: the line through the points by least squares. NaN where all have the same x. */
export const slopeOf = (points: readonly (readonly [x: number, y: number])[]): number => {
  const mean = (pick: 0 | 1): number => points.reduce((sum, point) => sum + point[pick], 0) / points.length;
  const [middleX, middleY] = [mean(0), mean(1)];
  const spread = points.reduce((sum, [x]) => sum + (x - middleX) ** 2, 0);
  return points.reduce((sum, [x, y]) => sum + (x - middleX) * (y - middleY), 0) / spread;
};
