import { describe, expect, test } from '@jest/globals';
import { aProject } from '@fifteen/testing';
import { searchProjects } from './search-projects.ts';

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
