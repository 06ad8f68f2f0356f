import type { Role } from '../../lib/core/capture.ts';

/** Who speaks in a turn, as it is said to the user. */
export function speakerName(role: Role): string {
  if (role === 'user') return 'you';
  return role === 'unknown' ? 'unknown speaker' : role;
}
