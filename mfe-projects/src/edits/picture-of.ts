/** A drawing as an address of its own: as a picture nothing in it can run. */
export const pictureOf = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;
