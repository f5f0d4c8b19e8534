export const GREEN = '#174c3c';
