import { describe, expect, test } from '@jest/globals';
import { aProject } from '../shared/factories.ts';
import { dashboardPathOf, dashboardStatusOf, listStatusWords, STATUS_WORDS } from './project-status.ts';
import { searchProjects } from './search-projects.ts';

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

describe('search by name', () => {
  const projects = ['Northwind Coffee', 'Maison Élan', 'Kestrel'].map((project_name) => aProject({ project_name }));
  const found = (text: string): string[] => searchProjects(projects, text).map(({ project_name }) => project_name);

  test('finds a part of the name in any case', () => {
    expect(found('WIND')).toEqual(['Northwind Coffee']);
    expect(found('élan')).toEqual(['Maison Élan']);
    expect(found(' e ')).toEqual(['Northwind Coffee', 'Kestrel']);
  });

  test('finds all with nothing typed, none with nonsense', () => {
    expect(found('')).toHaveLength(3);
    expect(found('zzz')).toEqual([]);
  });
});
