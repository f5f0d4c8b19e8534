import type { TasteProfile } from '@fifteen/contracts';
import { aProfile } from './a-profile.ts';

const CLASSIC = { premium_vs_accessible: 'premium', bold_vs_subtle: 'subtle', playful_vs_serious: 'serious', modern_vs_classic: 'classic', tech_vs_organic: 'organic', minimal_vs_detailed: 'detailed' } as const;
const FRIENDLY = { premium_vs_accessible: 'accessible', bold_vs_subtle: 'bold', playful_vs_serious: 'playful', modern_vs_classic: 'modern', tech_vs_organic: 'organic', minimal_vs_detailed: 'detailed' } as const;

/** Customers as different as they come, the hard ones among them. */
export const BRIEFS: Readonly<Record<string, TasteProfile>> = {
  robotics: aProfile(),
  coffee: aProfile({
    vibes: ['organic_flowing', 'illustrative', 'playful_rounded'],
    palette: ['#c8692f', '#4a2c1d', '#ecd9b6', '#2f5146', '#e2a84b'],
    game: FRIENDLY,
    disliked: 'bad_gradients',
    reasons: ['too_trendy'],
    name: 'Northwind Coffee',
    industry: 'Coffee roasters',
    description: 'Small-batch roaster on the north coast',
  }),
  perfume: aProfile({
    vibes: ['elegant_serif', 'classic_ornate', 'geometric_minimal'],
    palette: ['#b08d57', '#1e1a18', '#efe6da', '#6b2438', '#a9a29a'],
    game: CLASSIC,
    disliked: 'childish_playful',
    reasons: ['looks_childish', 'bad_colors'],
    name: 'Maison Élan',
    industry: 'Perfume & couture',
    description: 'A house of fragrance in Paris',
  }),
  bakery: aProfile({
    vibes: ['hand_drawn', 'illustrative', 'organic_flowing'],
    palette: ['#8c3b2a', '#3b4a3a', '#f1e3c8', '#d98f5c', '#7f9172'],
    game: { ...FRIENDLY, modern_vs_classic: 'classic', bold_vs_subtle: 'subtle' },
    disliked: 'overly_trendy',
    reasons: ['too_generic'],
    name: 'Wren & Thistle',
    industry: 'Bakery',
    description: 'Neighbourhood bakery and garden café',
  }),
  oneLetter: aProfile({ palette: ['#3a86ff', '#8338ec', '#ff006e', '#fb5607', '#ffbe0b'], name: 'Q', industry: 'Investment', description: 'Private capital', disliked: 'dated_old' }),
  fortyCharacters: aProfile({
    vibes: ['elegant_serif', 'classic_ornate', 'modern_flat'],
    palette: ['#14213d', '#fca311', '#e5e5e5', '#ffffff', '#000000'],
    game: CLASSIC,
    disliked: 'too_literal',
    reasons: ['too_complicated'],
    name: 'International Institute of Marine Biology',
    industry: 'Research',
    description: 'Life in the oceans',
  }),
  cyrillic: aProfile({ vibes: ['modern_flat', 'bold_abstract', 'geometric_minimal'], palette: ['#d43f2f', '#18222d', '#f2efe9', '#2f6f8f', '#e9b44c'], name: 'Северный Ветер', industry: 'Outdoor equipment', disliked: 'bad_gradients' }),
  greek: aProfile({ vibes: ['classic_ornate', 'organic_flowing', 'illustrative'], palette: ['#0077b6', '#00b4d8', '#caf0f8', '#03045e', '#f4a261'], game: FRIENDLY, name: 'Ελιά και Θάλασσα', industry: 'Restaurant', description: 'Fish and olive oil', disliked: 'awkward_swoosh' }),
  japanese: aProfile({ palette: ['#bc4749', '#f2e8cf', '#386641', '#6a994e', '#a7c957'], name: '山本製茶', industry: 'Tea', description: 'Green tea', disliked: 'unreadable_fonts' }),
  hebrew: aProfile({ palette: ['#2a9d8f', '#264653', '#e9c46a', '#f4a261', '#e76f51'], game: FRIENDLY, name: 'בית קפה', industry: 'Café', description: 'Coffee and pastry', disliked: 'cluttered_complex' }),
  arabic: aProfile({ vibes: ['elegant_serif', 'classic_ornate', 'geometric_minimal'], palette: ['#0b3d2e', '#c9a227', '#f7f3e3', '#1b1b1b', '#8d6b94'], game: CLASSIC, name: 'دار الياسمين', industry: 'Perfume', description: 'Jasmine', disliked: 'childish_playful' }),
  emoji: aProfile({ vibes: ['playful_rounded', 'illustrative', 'gradient_modern'], palette: ['#ff99c8', '#fcf6bd', '#d0f4de', '#a9def9', '#e4c1f9'], game: FRIENDLY, name: 'Happy Paws 🐶🐾', industry: 'Pet shop', description: 'Dogs and cats', disliked: 'poorly_drawn' }),
  grey: aProfile({ vibes: ['modern_flat', 'geometric_minimal', 'brutalist_bold'], palette: ['#888888', '#444444', '#cccccc', '#222222', '#eeeeee'], name: 'Beton Architekten', industry: 'Architecture', description: 'Concrete houses', disliked: 'low_contrast' }),
};
