/**
 * Lets one piece of work at a time run for a conversation, so that the placeholder table in the session's memory
 * and the draft on disk change together. The browser releases the lock when the worker dies.
 */
export async function withConversation<Result>(
  conversationId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return await navigator.locks.request(`conversation:${conversationId}`, work);
}
