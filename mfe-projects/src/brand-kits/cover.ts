import type { BrandKit, KitFile, KitPartId } from '@fifteen/contracts';

export const isPicture = ({ media_type }: Pick<KitFile, 'media_type'>): boolean => media_type.startsWith('image/');

/** Pictures that are shown, in the order of the part. */
export const shownPictures = (files: readonly KitFile[]): KitFile[] => files.filter((file) => file.label !== null && isPicture(file));

/** Which of a part's pictures stands for it: what is broad fills a broad tile. */
const broadest = (files: readonly KitFile[]): KitFile | undefined =>
  files.reduce<KitFile | undefined>((best, file) => (best && ratioOf(best) >= Math.min(ratioOf(file), 2) ? best : file), undefined);

export const ratioOf = ({ width, height }: Pick<KitFile, 'width' | 'height'>): number => (width && height ? width / height : 1);

/** The picture of a part in a small place; the logo itself where a part shows none. */
export const coverOf = (kit: BrandKit | undefined, part: KitPartId): { readonly url: string } | undefined => {
  const files = kit?.[part]?.files;
  if (!files) return undefined;
  const pictures = shownPictures(files);
  if (pictures.length > 0) return part === 'ad_video' ? broadest(pictures) : pictures[0];
  return kit.selected_logo_url ? { url: kit.selected_logo_url } : undefined;
};
