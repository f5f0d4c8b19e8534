import type { GuideCopy, RoleNames } from './guide-copy.ts';

const MOVED = '-mark';

const isRole = (id: string, roles: RoleNames): id is keyof RoleNames => Object.hasOwn(roles, id);

/** What a color of the guidelines is called: "Primary"; "Primary, strong" for one that was moved in lightness until it reads. */
export const colorNameIn = ({ roles, strong }: GuideCopy['colors'], id: string): string => {
  const role = id.endsWith(MOVED) ? id.slice(0, -MOVED.length) : id;
  const name = isRole(role, roles) ? roles[role] : role;
  return role === id ? name : strong(name);
};
