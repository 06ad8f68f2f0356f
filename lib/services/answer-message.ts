import type * as z from 'zod/mini';
import { MAX_TURN_UNITS } from '../core/capture.ts';
import { HandoffError } from '../core/errors.ts';
import type { Answer } from '../core/replies.ts';
import { envelopeSchema, type RequestName, requests } from '../core/requests.ts';
import type { Handlers } from './handlers.ts';

/**
 * Parses one message, lets its handler work, and turns whatever fails into an answer with a code. This is the
 * worker's edge: nothing above it catches what it does not understand.
 */
export async function answerMessage(handlers: Handlers, message: unknown): Promise<Answer> {
  try {
    const { name, request } = parseEnvelope(message);
    return { ok: true, value: await handle(handlers, name, request) };
  } catch (error) {
    return { ok: false, error: explain(error) };
  }
}

function parseEnvelope(message: unknown): { name: RequestName; request: unknown } {
  const envelope = envelopeSchema.safeParse(message);
  if (!envelope.success || !isRequestName(envelope.data.name)) throw new HandoffError('MESSAGE_MALFORMED');
  return { name: envelope.data.name, request: envelope.data.request };
}

function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

async function handle<Name extends RequestName>(
  handlers: Handlers,
  name: Name,
  request: unknown,
): Promise<unknown> {
  const parsed = requests[name].safeParse(request);
  if (!parsed.success) throw refusalOf(name, parsed.error.issues[0]);
  // The schema of this very name was applied; the compiler cannot tie handler and schema for a generic name.
  const handler = handlers[name] as (request: unknown) => Promise<unknown>;
  return await handler(parsed.data);
}

/** A text that is too long is the user's matter, anything else a fault of ours. */
function refusalOf(name: RequestName, issue: z.core.$ZodIssue | undefined): HandoffError {
  const path = issue?.path.map(String).join('.') ?? '';
  if (issue?.code !== 'too_big' || issue.origin !== 'string') {
    return new HandoffError('MESSAGE_MALFORMED', { name, path });
  }
  const limitUnits = Number(issue.maximum);
  const code = limitUnits === MAX_TURN_UNITS ? 'CAPTURE_TOO_LARGE' : 'PACKET_TOO_LARGE';
  return new HandoffError(code, { path, limitUnits });
}

function explain(error: unknown): Extract<Answer, { ok: false }>['error'] {
  if (error instanceof HandoffError) return { code: error.code, detail: { ...error.detail } };
  // The name of an unexpected error is safe to show; its message may hold text of a conversation.
  return { code: 'UNEXPECTED', detail: { name: error instanceof Error ? error.name : typeof error } };
}
