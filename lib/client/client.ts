import type { Reply } from '../core/replies.ts';
import type { Request, RequestName } from '../core/requests.ts';

/**
 * What a view may ask for. The real client asks the worker (`lib/client/worker-client.ts`); tests of components
 * give their own.
 *
 * @throws {HandoffError} every expected failure, with its code.
 */
export interface Client {
  ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>>;
}
