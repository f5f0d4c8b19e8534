import type { ComparisonValue, DislikedLogoId, DislikeReason, VibeId } from '@fifteen/contracts';
import type { Step } from '../draft/step-rules.ts';

export const STEP_WORDS: Record<Step, { readonly name: string; readonly heading: string; readonly hint: string }> = {
  vibes: {
    name: 'Style',
    heading: 'Which three would you hang on your wall?',
    hint: 'Choose exactly 3. They shape the symbols, lettering and layouts.',
  },
  image: {
    name: 'Colors',
    heading: 'Show us a picture you love',
    hint: 'A photo, a poster, a mood board. Its 5 colors become yours.',
  },
  comparisons: { name: 'This or that', heading: 'Which one is more you?', hint: '6 pairs. Trust the first answer.' },
  dislikes: {
    name: 'Never',
    heading: 'And which one must it never be?',
    hint: 'Choose one, then tell us why. We’ll stay away from it.',
  },
  brief: { name: 'Your brand', heading: 'Who is it for?', hint: 'The name is spelled exactly as you write it.' },
};

export const VIBE_WORDS: Record<VibeId, string> = {
  geometric_minimal: 'Geometric minimal',
  organic_flowing: 'Organic flowing',
  tech_sharp: 'Tech sharp',
  classic_ornate: 'Classic ornate',
  playful_rounded: 'Playful rounded',
  bold_abstract: 'Bold abstract',
  elegant_serif: 'Elegant serif',
  modern_flat: 'Modern flat',
  illustrative: 'Illustrative',
  brutalist_bold: 'Brutalist bold',
  gradient_modern: 'Gradient modern',
  hand_drawn: 'Hand drawn',
};

export const DISLIKE_WORDS: Record<DislikedLogoId, string> = {
  cluttered_complex: 'Cluttered and complex',
  childish_playful: 'Childish',
  generic_stock: 'Generic stock',
  dated_old: 'Dated',
  bad_gradients: 'Bad gradients',
  unreadable_fonts: 'Unreadable letters',
  overly_trendy: 'Overly trendy',
  low_contrast: 'Low contrast',
  awkward_swoosh: 'Awkward swoosh',
  too_literal: 'Too literal',
  poorly_drawn: 'Poorly drawn',
  unbalanced: 'Unbalanced',
};

export const REASON_WORDS: Record<DislikeReason, string> = {
  too_complicated: 'Too complicated',
  looks_childish: 'Looks childish',
  bad_colors: 'Bad colors',
  too_generic: 'Too generic',
  old_fashioned: 'Old-fashioned',
  too_trendy: 'Too trendy',
};

export const COMPARISON_WORDS: Record<ComparisonValue, string> = {
  premium: 'Premium',
  accessible: 'Accessible',
  bold: 'Bold',
  subtle: 'Subtle',
  playful: 'Playful',
  serious: 'Serious',
  modern: 'Modern',
  classic: 'Classic',
  tech: 'Tech',
  organic: 'Organic',
  minimal: 'Minimal',
  detailed: 'Detailed',
};

export const questionOf = ([left, right]: readonly [ComparisonValue, ComparisonValue]): string =>
  `${COMPARISON_WORDS[left]} or ${COMPARISON_WORDS[right].toLowerCase()}?`;
