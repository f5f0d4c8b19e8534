import type { OperatorRole } from '../../platform/database/schema/operators.ts';

export type { OperatorRole } from '../../platform/database/schema/operators.ts';

/** From the one who may look to the one who may do everything; each may do what those before may. */
export const ROLES = ['viewer', 'releaser', 'operator'] as const satisfies readonly OperatorRole[];

/** Somebody who runs the product: an account of the OpenID provider, or a token. */
export interface Operator {
  readonly by: 'account' | 'token';
  readonly id: string;
  /** The e-mail address of the account, or the name of the token. */
  readonly name: string;
  readonly role: OperatorRole;
}

/** As logs and the audit name them. */
export const actorOf = ({ name, role }: Pick<Operator, 'name' | 'role'>): string => `${name} (${role})`;

export const mayAs = (role: OperatorRole, needed: OperatorRole): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed);
