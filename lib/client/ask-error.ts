import { HandoffError } from '../core/errors.ts';

/** What a view shows of a failure: an expected one as it is, any other as `UNEXPECTED`. */
export function toHandoffError(error: unknown): HandoffError {
  return error instanceof HandoffError ? error : new HandoffError('UNEXPECTED', {}, { cause: error });
}
