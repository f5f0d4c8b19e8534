import { describe, expect, test } from '@jest/globals';
import { aProject } from '@fifteen/testing';
import { dashboardPathOf, dashboardStatusOf, listStatusWords, STATUS_WORDS } from './project-status.ts';

describe('the status of a project', () => {
  test.each([
    ['nothing chosen', aProject(), 'Select Logo'],
    ['a logo chosen, no kit', aProject({ selected_asset_id: 'a' }), 'Generating'],
    ['a kit', aProject({ selected_asset_id: 'a', has_brand_kit: true }), 'Completed'],
    ['a kit, the choice taken back', aProject({ has_brand_kit: true }), 'Completed'],
  ])('on the dashboard, with %s', (_, project, words) => {
    expect(STATUS_WORDS[dashboardStatusOf(project)]).toBe(words);
  });

  test('in the list follows the concepts, not the kit', () => {
    expect(listStatusWords(aProject({ status: 'generating', selected_asset_id: 'a' }))).toBe('Generating');
    expect(listStatusWords(aProject({ status: 'completed' }))).toBe('Completed');
  });

  test('leads to the kit where there is one, else to the choice', () => {
    expect(dashboardPathOf(aProject({ id: 'p', has_brand_kit: true }))).toBe('/projects/p/brand-kit');
    expect(dashboardPathOf(aProject({ id: 'p' }))).toBe('/projects/p/select');
  });
});
