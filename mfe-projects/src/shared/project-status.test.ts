import { describe, expect, test } from '@jest/globals';
import { aProject } from '@fifteen/testing';
import { dashboardPathOf, dashboardStatusOf, dashboardWordsOf, listStatusWords, nextStepOf } from './project-status.ts';

const kit = (is_making: boolean) => ({ asset_id: 'a', is_making, has_parts: !is_making });

describe('the status of a project', () => {
  test.each([
    ['concepts being drawn', aProject({ status: 'generating' }), 'pending_selection', 'Generating', 'Watch the concepts arrive'],
    ['nothing chosen', aProject(), 'pending_selection', 'Select Logo', 'Choose your logo'],
    ['a logo chosen, not paid', aProject({ selected_asset_id: 'a' }), 'generating', 'Logo chosen', 'See the brand kit'],
    ['a logo chosen and paid', aProject({ selected_asset_id: 'a', is_paid: true }), 'generating', 'Logo chosen', 'Make the brand kit'],
    ['the first kit being made', aProject({ selected_asset_id: 'a', is_paid: true, kit: kit(true) }), 'generating', 'Generating', 'Watch the kit being made'],
    ['a kit', aProject({ selected_asset_id: 'a', has_brand_kit: true, kit: kit(false) }), 'completed', 'Completed', 'Open the brand kit'],
    ['a kit, the choice taken back', aProject({ has_brand_kit: true, kit: kit(false) }), 'completed', 'Completed', 'Open the brand kit'],
  ])('on the dashboard, with %s', (_, project, status, words, next) => {
    expect([dashboardStatusOf(project), dashboardWordsOf(project), nextStepOf(project).words]).toEqual([status, words, next]);
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
