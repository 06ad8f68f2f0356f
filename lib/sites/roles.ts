import type { Role } from '../core/capture.ts';

/** A map, not an object: a page that names a role `constructor` must get nothing. */
const ROLES: ReadonlyMap<string, Role> = new Map([
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'assistant'],
  ['model', 'assistant'],
  ['system', 'system'],
  ['tool', 'tool'],
]);

/** Who speaks, and whether every sign that is there says so. */
export interface RoleReading {
  readonly role: Role | undefined;
  readonly isCertain: boolean;
}

/**
 * Puts independent signs of a turn's speaker together, the most reliable first. A sign may be absent; two that
 * contradict each other leave the first one's answer, marked as not certain.
 */
export function agreeOnRole(signs: readonly (string | null | undefined)[]): RoleReading {
  const roles = signs.flatMap((sign) => ROLES.get(sign ?? '') ?? []);
  const role = roles[0];
  return { role, isCertain: role !== undefined && roles.every((other) => other === role) };
}
