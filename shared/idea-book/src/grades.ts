/**
 * What blind judges gave each look, 1 to 10, as the mean of all their grades; 5 is an average icon. Written by `npm run grades -w
 * @fifteen/engine-lab`; every grade is in docs/arena/grades.
 */
export const GRADES: Readonly<Record<string, number>> = {};
