import { beforeEach, describe, expect, test } from '@jest/globals';
import { TASTE_MESSAGES } from '@fifteen/contracts';
import type { StorageValue } from 'zustand/middleware';
import { aDraft } from '../a-draft.ts';
import { moveColour, toggleReason, toggleVibe } from './choices.ts';
import { createDraftStorage, draftPrefixOf } from './draft-storage.ts';
import { profileOf } from './profile-of.ts';
import { isStarted, openStep, refusalOf, STEPS } from './step-rules.ts';
import { changeDraft, EMPTY_DRAFT, type TasteDraft } from './taste-draft.ts';

describe('the rules of the steps', () => {
  test('an empty draft is refused with the words of each step', () => {
    expect(STEPS.map((step) => refusalOf(step, EMPTY_DRAFT))).toEqual(Object.values(TASTE_MESSAGES));
  });

  test('a name that the contract refuses keeps the last step open, and says why', () => {
    const draft = aDraft({ brief: { company_name: 'N'.repeat(61), industry: 'Coffee', tagline: '', description: '' } });
    expect(refusalOf('brief', draft)).toBe('Company name: Must be at most 60 characters');
    expect(openStep(draft)).toBe('brief');
  });

  test('a draft is started by its first answer', () => {
    expect(isStarted(EMPTY_DRAFT)).toBe(false);
    expect(isStarted({ ...EMPTY_DRAFT, submissionKey: 'k' })).toBe(false);
    expect(isStarted({ ...EMPTY_DRAFT, vibes: ['tech_sharp'] })).toBe(true);
  });

  test('a complete draft is refused nowhere', () => {
    expect(STEPS.map((step) => refusalOf(step, aDraft()))).toEqual([null, null, null, null, null]);
    expect(openStep(aDraft())).toBeNull();
  });

  test.each<[string, Partial<TasteDraft>, (typeof STEPS)[number]]>([
    ['two vibes', { vibes: ['tech_sharp', 'modern_flat'] }, 'vibes'],
    ['a picture without colors', { picture: { ...aDraft().picture!, palette: [] } }, 'image'],
    [
      'five comparisons',
      { comparisons: { ...aDraft().comparisons, bold_vs_subtle: undefined } as never },
      'comparisons',
    ],
    ['a dislike without a reason', { dislike: { logo: 'dated_old', reasons: [] } }, 'dislikes'],
    ['a reason without a dislike', { dislike: { logo: null, reasons: ['too_trendy'] } }, 'dislikes'],
    ['a name of blanks', { brief: { company_name: '  ', industry: 'Coffee', tagline: '', description: '' } }, 'brief'],
  ])('%s keeps its step open', (_, change, step) => {
    expect(openStep(aDraft(change))).toBe(step);
    expect(refusalOf(step, aDraft(change))).toBe(TASTE_MESSAGES[step]);
  });
});

describe('choosing', () => {
  test('a fourth vibe is ignored, a chosen one is put back', () => {
    const three = aDraft().vibes;
    expect(toggleVibe(three, 'illustrative')).toEqual({ vibes: three, ignored: true });
    expect(toggleVibe(three, 'modern_flat')).toEqual({ vibes: ['tech_sharp', 'hand_drawn'], ignored: false });
    expect(toggleVibe([], 'illustrative')).toEqual({ vibes: ['illustrative'], ignored: false });
  });

  test('a reason is added once and put back', () => {
    expect(toggleReason(['bad_colors'], 'too_trendy')).toEqual(['bad_colors', 'too_trendy']);
    expect(toggleReason(['bad_colors', 'too_trendy'], 'bad_colors')).toEqual(['too_trendy']);
  });

  test('a color moved to the front is the dominant one', () => {
    expect(moveColour(['#a', '#b', '#c'], 2, 0)).toEqual(['#c', '#a', '#b']);
    expect(moveColour(['#a', '#b', '#c'], 0, 1)).toEqual(['#b', '#a', '#c']);
    expect(moveColour(['#a', '#b', '#c'], 0, -1)).toEqual(['#a', '#b', '#c']);
  });
});

describe('the taste profile of a draft', () => {
  test('carries every answer, the first color as the dominant one', () => {
    const profile = profileOf(aDraft()).data;
    expect(profile?.taste_theft.dominant_color).toBe('#c8692f');
    expect(profile?.vibe_check.selected_logo_urls?.[0]).toBe('/media/taste/vibes/tech_sharp.svg');
    expect(profile?.basic_info).toEqual({ company_name: 'Northwind Coffee', industry: 'Coffee' });
  });

  test('names the field that the contract refuses', () => {
    const { error } = profileOf(aDraft({ brief: { company_name: '!!!', industry: 'Coffee', tagline: '', description: '' } }));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['basic_info.company_name']);
  });
});

/** A page that was just opened by somebody. */
const pageOf = (owner: string, storage: Storage = localStorage) => {
  const [kept, name] = [createDraftStorage(() => storage), draftPrefixOf(owner)];
  const load = (): TasteDraft => (kept.getItem(name) as StorageValue<TasteDraft>).state;
  return { load, save: (state: TasteDraft) => kept.setItem(name, { state }), clear: () => kept.removeItem(name) };
};

describe('the draft in the browser', () => {
  beforeEach(() => localStorage.clear());

  test('comes back as it was', () => {
    pageOf('ada').save(aDraft());
    expect(pageOf('ada').load()).toEqual(aDraft());
  });

  test('writes only the part that changed', () => {
    const [page, draft] = [pageOf('ada'), aDraft()];
    page.save(draft);
    localStorage.removeItem('fifteen.taste-test.ada.picture');
    page.save({ ...draft, vibes: ['illustrative'] });
    expect(pageOf('ada').load().vibes).toEqual(['illustrative']);
    expect(localStorage.getItem('fifteen.taste-test.ada.picture')).toBeNull();
  });

  test.each(['{', '7', 'null', '"x"', '[1]'])('survives a damaged entry: %s', (damage) => {
    localStorage.setItem('fifteen.taste-test.ada.brief', damage);
    expect(pageOf('ada').load()).toEqual(EMPTY_DRAFT);
  });

  test('what is no answer anymore is forgotten, the rest is kept', () => {
    const entries = {
      vibes: ['tech_sharp', 'steampunk'],
      picture: { url: 'javascript:alert(1)', palette: ['#c8692f'] },
      comparisons: { bold_vs_subtle: 'bold', tech_vs_organic: 'bold', color_vs_grey: 'grey' },
      dislike: { logo: 'dated_old', reasons: ['too_trendy', 'too_loud'] },
      brief: { company_name: 'Northwind', industry: 7 },
    };
    for (const [part, value] of Object.entries(entries)) {
      localStorage.setItem(`fifteen.taste-test.ada.${part}`, JSON.stringify(value));
    }
    expect(pageOf('ada').load()).toEqual({
      ...EMPTY_DRAFT,
      vibes: ['tech_sharp'],
      comparisons: { bold_vs_subtle: 'bold' },
      dislike: { logo: 'dated_old', reasons: ['too_trendy'] },
      brief: { company_name: 'Northwind', industry: '', tagline: '', description: '' },
    });
  });

  test('one account does not meet the answers of another', () => {
    pageOf('ada').save(aDraft());
    expect(pageOf('grace').load()).toEqual(EMPTY_DRAFT);
    pageOf('grace').clear();
    expect(pageOf('ada').load()).toEqual(aDraft());
  });

  test('a browser without room does not stop the test', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    expect(() => pageOf('ada', full).save(aDraft())).not.toThrow();
  });

  test('a change after a submission makes it another submission', () => {
    expect(changeDraft(aDraft({ submissionKey: 'one' }), { vibes: [] }).submissionKey).toBeNull();
  });

  test('is gone once discarded', () => {
    const page = pageOf('ada');
    page.save(aDraft());
    page.clear();
    expect(page.load()).toEqual(EMPTY_DRAFT);
    expect(localStorage).toHaveLength(0);
  });
});
