import type { Client } from '../../../lib/client/client.ts';
import { HandoffError } from '../../../lib/core/errors.ts';
import type { Reply } from '../../../lib/core/replies.ts';
import type { Request, RequestName } from '../../../lib/core/requests.ts';

/** What a fake worker answers, by the name of the message. */
export type Answers = {
  [Name in RequestName]?: (request: Request<Name>) => Reply<Name> | Promise<Reply<Name>>;
};

/** A client whose answers are given, and what it was asked, in order. */
export interface FakeClient extends Client {
  readonly asked: { name: RequestName; request: unknown }[];
}

/** A client that answers from a table; what is not in it fails as unexpected. */
export function fakeClient(answers: Answers): FakeClient {
  const asked: FakeClient['asked'] = [];
  return {
    asked,
    async ask<Name extends RequestName>(name: Name, request: Request<Name>): Promise<Reply<Name>> {
      asked.push({ name, request });
      const answer = answers[name];
      if (!answer) throw new HandoffError('UNEXPECTED', { name });
      return await answer(request);
    },
  };
}
