import { type BrandKit, type BrandKitOrder, KIT_PART_IDS, type KitComponent, type KitFile, type KitPartFiles, type KitPartId, NO_CARD_DETAILS } from '@fifteen/contracts';

export const ORDER_ID = '0b9c5d0e-5d0c-4f5e-9a56-0c2f7c0a1b11';
export const LOGO_ID = '7a1f6c1e-2f6b-4c3a-8a55-6b0a3b9d2c22';

const MEDIA_TYPES: Readonly<Record<string, string>> = { png: 'image/png', mp4: 'video/mp4', svg: 'image/svg+xml' };

export const aFile = (name: string, label: string | null = null, size: Partial<KitFile> = {}): KitFile => ({
  name,
  label,
  media_type: MEDIA_TYPES[name.slice(-3)] ?? 'application/pdf',
  bytes: 120_000,
  width: label ? 1400 : null,
  height: label ? 800 : null,
  url: `/files/${name}?signature=s`,
  ...size,
});

const cards = ['us', 'eu'].flatMap((format) =>
  ['light', 'dark'].flatMap((version) => [
    aFile(`business-cards/${format}/${version}-front.png`, `Front, ${version}, ${format.toUpperCase()}`),
    aFile(`business-cards/${format}/${version}-back.png`, `Back, ${version}, ${format.toUpperCase()}`),
    aFile(`business-cards/${format}/${version}-print.pdf`),
  ]),
);
const films = ['square', 'portrait', 'landscape'].flatMap((format) => [aFile(`ad-film/${format}-poster.png`, format), aFile(`ad-film/${format}.mp4`, format), aFile(`ad-film/${format}-with-sound.mp4`, `${format}, with sound`)]);

const FILES: Readonly<Record<KitPartId, readonly KitFile[]>> = {
  business_cards: cards,
  website_mockup: [aFile('website-mockup/desktop.png', 'Desktop')],
  social_headers: [aFile('social-headers/x.png', 'X, 1500 × 500'), aFile('social-headers/avatar-light.png', 'Profile picture, light')],
  tshirt_mockup: [aFile('tshirt-mockup/light.png', 'Light')],
  ad_video: films,
  logo_files: ['svg', 'pdf', 'eps', 'png'].map((format) => aFile(`logo/${format}/northwind-color.${format}`)),
  brand_guidelines: [aFile('guidelines/pages/01.png', 'Cover'), aFile('guidelines/brand-guidelines.pdf')],
};

/** For tests: what was made of a part. */
export const aPart = (id: KitPartId): KitPartFiles => ({ files: [...FILES[id]], download_url: `/zips/${id}.zip?signature=s` });

const parts = Object.fromEntries(KIT_PART_IDS.map((id) => [id, aPart(id)])) as Record<KitPartId, KitPartFiles>;

/** For tests: a whole kit. */
export const kitFixture = (change: Partial<BrandKit> = {}): BrandKit => ({
  ...parts,
  selected_logo_url: '/logo.svg?signature=s',
  order_id: ORDER_ID,
  asset_id: LOGO_ID,
  status: 'completed',
  details: NO_CARD_DETAILS,
  is_outdated: false,
  is_revoked: false,
  download_url: '/zips/all.zip?signature=s',
  ...change,
});

export const noKit = (change: Partial<BrandKit> = {}): BrandKit =>
  kitFixture({ ...(Object.fromEntries(KIT_PART_IDS.map((id) => [id, null])) as Record<KitPartId, null>), order_id: null, asset_id: null, status: null, download_url: null, ...change });

const stateOf = (components: Record<KitPartId, KitComponent>): BrandKitOrder['status'] => {
  const states = Object.values(components).map(({ status }) => status);
  if (states.some((status) => status === 'waiting' || status === 'processing')) return 'processing';
  return states.includes('failed') ? 'failed' : 'completed';
};

/** For tests: an order of which all parts are done, but for these. */
export const anOrder = (change: Partial<Record<KitPartId, KitComponent>> = {}): BrandKitOrder => {
  const whole = Object.fromEntries(KIT_PART_IDS.map((id) => [id, { status: 'completed', percentage: 100 }])) as Record<KitPartId, KitComponent>;
  const components = { ...whole, ...change };
  const shares = Object.values(components).map(({ percentage }) => percentage);
  return {
    order_id: ORDER_ID,
    project_id: '11111111-1111-4111-8111-111111111111',
    asset_id: LOGO_ID,
    status: stateOf(components),
    progress: {
      completed: Object.values(components).filter(({ status }) => status === 'completed').length,
      total: shares.length,
      percentage: Math.floor(shares.reduce((sum, share) => sum + share, 0) / shares.length),
    },
    components,
  };
};
