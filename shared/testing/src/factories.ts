import type { Asset, CuratedAssets, Project, Refinement, SignedIn, TasteProfile, User } from '@fifteen/contracts';

let count = 0;
const anId = (): string => {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
};

/** A customer; name what the test is about: `aUser({ credits: 5 })`. */
export const aUser = (overrides: Partial<User> = {}): User => ({
  id: anId(),
  email: 'ada@example.com',
  full_name: 'Ada Lovelace',
  avatar_url: null,
  created_at: '2026-01-05T09:00:00.000Z',
  credits: 100,
  ...overrides,
});

/** The answer to a sign-in. */
export const aSignIn = (overrides: Partial<SignedIn> = {}): SignedIn => ({
  access_token: `access-${anId()}`,
  refresh_token: `refresh-${anId()}`,
  expires_in: 3600,
  token_type: 'bearer',
  user: aUser(),
  ...overrides,
});

export const aProject = (overrides: Partial<Project> = {}): Project => ({
  id: anId(),
  project_name: 'Northwind Coffee',
  created_at: '2026-02-01T10:00:00.000Z',
  brief_data: { company_name: 'Northwind Coffee', industry: 'Coffee roasting' },
  is_paid: false,
  is_own_logo: false,
  selected_asset_id: null,
  status: 'completed',
  has_brand_kit: false,
  kit: null,
  completed_assets: 15,
  thumbnail_url: null,
  notes: [],
  ...overrides,
});

/** A finished, watermarked concept. */
export const anAsset = (overrides: Partial<Asset> = {}): Asset => ({
  id: anId(),
  status: 'completed',
  asset_url: '/files/preview.png?signature=test',
  view_url: '/views/{view}.webp?signature=test',
  is_favourite: false,
  asset_type: 'logo_concept',
  parent_asset_id: null,
  is_watermarked: true,
  metadata: {
    studio: 'helios',
    title: 'Quarter circles',
    philosophy: 'Light and clarity.',
    reasons: ['Quarter circles come from your pick, bold abstract.'],
    background: '#f6efe0',
    scores: { legibility_16: 0.92, contrast: 7.4, distinctness: 0.81, quality: 0.88 },
    nearest_mark: null,
  },
  prompt_data: { philosophy: 'Light and clarity.' },
  ...overrides,
});

export const someCuratedAssets = (overrides: Partial<CuratedAssets> = {}): CuratedAssets => {
  const all = Array.from({ length: 15 }, () => anAsset());
  return { curated: all.slice(0, 6), all, is_paid: false, show_upgrade_banner: true, diversity_score: 0.78, versions: [], sharing: { share: null, voters: 0, votes: [] }, ...overrides };
};

/** A set of five finished variations. */
export const aRefinement = (overrides: Partial<Refinement> = {}): Refinement => {
  const parent_asset_id = overrides.parent_asset_id ?? anId();
  return {
    id: anId(),
    parent_asset_id,
    prompt: 'bolder',
    studio: null,
    understood: ['Bolder letters'],
    not_understood: [],
    notes: [],
    created_at: '2026-02-02T10:00:00.000Z',
    cost: 5,
    returned: 0,
    variations: Array.from({ length: 5 }, () => anAsset({ asset_type: 'simple_refinement', parent_asset_id })),
    ...overrides,
  };
};

/** A complete, valid taste profile. */
export const aTasteProfile = (overrides: Partial<TasteProfile> = {}): TasteProfile => ({
  vibe_check: { selected_logos: ['geometric_minimal', 'bold_abstract', 'modern_flat'] },
  taste_theft: {
    extracted_palette: ['#c8692f', '#2f5246', '#3a1e12', '#f6efe0', '#ead9b5'],
    dominant_color: '#c8692f',
    uploaded_image_url: null,
  },
  comparison_game: {
    premium_vs_accessible: 'accessible',
    bold_vs_subtle: 'bold',
    playful_vs_serious: 'playful',
    modern_vs_classic: 'modern',
    tech_vs_organic: 'organic',
    minimal_vs_detailed: 'minimal',
  },
  hate_test: { disliked_logo_id: 'bad_gradients', reasons: ['bad_colors'] },
  basic_info: { company_name: 'Northwind Coffee', industry: 'Coffee roasting' },
  ...overrides,
});
