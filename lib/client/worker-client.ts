import { HandoffError } from '../core/errors.ts';
import { answerSchema, type Reply, replies } from '../core/replies.ts';
import type { Request, RequestName } from '../core/requests.ts';
import { sendToWorker } from '../platform/messaging.ts';
import type { Client } from './client.ts';

/** The client that asks Baton's own worker. */
export const workerClient: Client = {
  async ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>> {
    const answer = answerSchema.safeParse(await sendToWorker({ name, request }));
    if (!answer.success) throw new HandoffError('MESSAGE_MALFORMED', { name });
    if (!answer.data.ok) throw new HandoffError(answer.data.error.code, answer.data.error.detail);
    const reply = replies[name].safeParse(answer.data.value);
    if (!reply.success) {
      throw new HandoffError('MESSAGE_MALFORMED', {
        name,
        path: reply.error.issues[0]?.path.join('.') ?? '',
      });
    }
    // The schema of this very name was applied; the compiler cannot tie the two for a generic name.
    return reply.data as Reply<Name>;
  },
};
