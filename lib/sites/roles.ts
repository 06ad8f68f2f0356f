import type { Role } from '../core/capture.ts';

const ROLES: Readonly<Record<string, Role>> = {
  user: 'user',
  human: 'user',
  assistant: 'assistant',
  system: 'system',
  tool: 'tool',
};

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
  const roles = signs.flatMap((sign) => ROLES[sign ?? ''] ?? []);
  const role = roles[0];
  return { role, isCertain: role !== undefined && roles.every((other) => other === role) };
}
