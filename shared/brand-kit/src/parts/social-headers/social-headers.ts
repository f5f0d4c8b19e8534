import { type Brand, withTagline } from '../../brand.ts';
import { type Grounds, groundsOf } from '../../grounds.ts';
import type { KitFile } from '../../kit-file.ts';
import type { KitOrder, KitPart, Making } from '../../kit-part.ts';
import { type Look, lookOf } from '../../look.ts';
import { pngOfScene } from '../../picture/png.ts';
import type { Scene } from '../../picture/scene.ts';
import { sayingOf } from '../../text/saying.ts';
import { avatarOf, type Canvas, type Design, designOf } from './design.ts';
import { circleGuideOf, POST, postOf, STORY } from './posts.ts';
import { PLATFORMS } from './platforms.ts';

interface Item {
  readonly file: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly draw: () => Design;
}

const AVATAR = 800;
const OPEN_GRAPH: Canvas = { width: 1200, height: 630, safe: { x: 90, y: 90, width: 1020, height: 450 } };
const TINTS = ['light', 'dark', 'bold'] as const;

const postItems = (brand: Brand, grounds: Grounds): Item[] => [
  ...TINTS.map((tint) => ({ file: `instagram-post-${tint}`, label: `Instagram post, ${tint}, 1080 × 1350`, ...POST, draw: () => postOf(brand, grounds, tint, POST) })),
  ...(['dark', 'light'] as const).map((tint) => ({ file: `instagram-story-${tint}`, label: `Story, ${tint}, 1080 × 1920`, ...STORY, draw: () => postOf(brand, grounds, tint, STORY) })),
  { file: 'profile-safe-circle', label: 'Profile picture: what the circle shows', width: AVATAR, height: AVATAR, draw: () => circleGuideOf(grounds.light, AVATAR) },
];

const itemsOf = (brand: Brand, look: Look, grounds: Grounds): Item[] => {
  const drawn = (canvas: Canvas) => () => designOf(look, brand, grounds, canvas);
  return [
    ...PLATFORMS.map((platform) => ({ ...platform, file: platform.id, label: `${platform.label}, ${platform.width} × ${platform.height}`, draw: drawn(platform) })),
    ...TINTS.map((tint) => ({ file: `avatar-${tint}`, label: `Profile picture, ${tint}`, width: AVATAR, height: AVATAR, draw: () => avatarOf(grounds[tint], AVATAR) })),
    ...postItems(brand, grounds),
    { file: 'open-graph', label: 'Link preview, 1200 × 630', ...OPEN_GRAPH, draw: drawn(OPEN_GRAPH) },
  ];
};

const sceneOf = ({ width, height, draw }: Item): Scene => {
  const { ground, scenery, said } = draw();
  return { width, height, ground, parts: [...scenery, ...said] };
};

async function* make(given: Brand, { details }: KitOrder, { onProgress, signal }: Making): AsyncIterable<KitFile> {
  const brand = withTagline(given, details);
  await brand.text.ready([brand.textFaces.regular], sayingOf(brand));
  const items = itemsOf(brand, lookOf(brand), groundsOf(brand));
  for (const [done, item] of items.entries()) {
    signal.throwIfAborted();
    const { file, label, width, height } = item;
    yield { name: `social-headers/${file}.png`, preview: label, mediaType: 'image/png', bytes: await pngOfScene(sceneOf(item)), width, height };
    onProgress((done + 1) / items.length);
  }
}

/** Headers for four platforms, profile pictures and what their circle shows, Instagram posts and stories, and the picture of a shared link. */
export const socialHeaders: KitPart = { id: 'social_headers', make };
