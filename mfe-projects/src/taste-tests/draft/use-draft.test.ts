import { beforeEach, expect, test } from '@jest/globals';
import { aUser, signedIn, signedOut } from '@fifteen/testing';
import { currentDraft, discardDraft, submissionKey, updateDraft } from './use-draft.ts';

const [ada, grace] = [aUser({ id: 'ada' }), aUser({ id: 'grace' })];
const briefOf = (company_name: string) => ({ brief: { company_name, industry: 'Coffee', tagline: '', description: '' } });
const nameNow = (): string => currentDraft().brief.company_name;

/** What another tab does; the browser tells this one. */
const inAnotherTab = (key: string | null, change: () => void): void => {
  change();
  globalThis.dispatchEvent(new StorageEvent('storage', { key }));
};

beforeEach(() => {
  localStorage.clear();
  signedIn(ada);
  discardDraft();
});

test('each account finds its own draft', () => {
  updateDraft(briefOf('Northwind'));
  signedIn(grace);
  expect(nameNow()).toBe('');
  updateDraft(briefOf('Harbour'));
  signedIn(ada);
  expect(nameNow()).toBe('Northwind');
  discardDraft();
  signedIn(grace);
  expect(nameNow()).toBe('Harbour');
});

test('a sign-out loses nothing', () => {
  updateDraft(briefOf('Northwind'));
  signedOut();
  expect(nameNow()).toBe('Northwind');
  signedIn(ada);
  expect(nameNow()).toBe('Northwind');
});

test('follows another tab that writes or discards the same draft, and no other', () => {
  const entry = 'fifteen.taste-test.ada.brief';
  updateDraft(briefOf('Northwind'));
  const store = () => localStorage.setItem(entry, JSON.stringify(briefOf('Harbour').brief));
  inAnotherTab('fifteen.taste-test.grace.brief', store);
  expect(nameNow()).toBe('Northwind');
  inAnotherTab(entry, store);
  expect(nameNow()).toBe('Harbour');
  inAnotherTab(null, () => localStorage.clear());
  expect(nameNow()).toBe('');
});

test('the key of a submission stays until the draft changes, in every tab', () => {
  updateDraft(briefOf('Northwind'));
  const key = submissionKey();
  expect(submissionKey()).toBe(key);
  expect(JSON.parse(localStorage.getItem('fifteen.taste-test.ada.submissionKey')!)).toBe(key);
  updateDraft(briefOf('Northwind Coffee'));
  expect(submissionKey()).not.toBe(key);
});
