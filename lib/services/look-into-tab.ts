import { findInTranscript, type TranscriptFinding } from '../core/acknowledgement.ts';
import type { PageCapture } from '../core/capture.ts';
import type { PacketReference } from '../core/packet-id.ts';
import { findPacketIn } from '../core/read-packet-text.ts';
import type { Receipt } from '../core/receipt.ts';
import type { Look } from '../core/views.ts';
import { getHandoff } from '../platform/handoff-lists.ts';
import { changeReceipt } from '../platform/handoff-store.ts';
import type { ClickTarget, PageReading } from '../platform/page-scripts.ts';
import { locateDestination } from './locate-destination.ts';
import type { Ports } from './ports.ts';
import { identifyConversation } from './read-conversation.ts';

/** What a look into a tab gave. */
export interface TabLook {
  readonly look: Look;
  readonly target: ClickTarget;
  /** Whether there is a composer that a text could go into. */
  readonly composer: boolean;
}

/** Reads a tab and looks for one packet in it; an acknowledgement that stands there is recorded. */
export async function lookIntoTab(ports: Ports, packetId: string, tabId: number): Promise<TabLook> {
  const reading = await ports.pages.read(tabId);
  const { receipt } = await getHandoff(await ports.openDatabase(), packetId);
  const look = await lookIntoReading(ports, receipt, reading);
  return { look, target: reading.target, composer: reading.capture.composer === 'found' };
}

/** Looks for one packet in a reading that was just made; an acknowledgement that stands there is recorded. */
export async function lookIntoReading(ports: Ports, receipt: Receipt, reading: PageReading): Promise<Look> {
  const { capture } = reading;
  const reference = { id: receipt.packetId, revision: receipt.revision };
  const finding = findInTranscript(capture.turns, reference, capture.evidence.streaming);
  if (finding.outcome === 'acknowledged') await recordAcknowledgement(ports, receipt, reading, finding.reply);
  if ('packetTurn' in finding) {
    const seen = finding.outcome === 'acknowledged' ? 'acknowledgement' : 'packet';
    await locateDestination(ports, receipt, reading, seen);
  }
  if (finding.outcome === 'absent' && standsInComposer(capture, reference)) return { outcome: 'in-composer' };
  return lookOf(finding);
}

/**
 * Records an acknowledgement that was read in a transcript, once, however many windows read it at the same time. A
 * paused handoff is left as it is: the reply stays in the transcript and is found again when it is continued.
 */
async function recordAcknowledgement(
  ports: Ports,
  receipt: Receipt,
  reading: PageReading,
  reply: string,
): Promise<void> {
  if (receipt.paused) return;
  await ports.memory.saveReply(receipt.packetId, reply);
  const atMs = ports.nowMs();
  const { origin } = reading.target;
  const conversationId = await identifyConversation(ports, reading);
  const destination = { conversationId, site: reading.capture.site, origin };
  await changeReceipt(await ports.openDatabase(), receipt.packetId, 'acknowledge', atMs, {
    facts: { way: 'transcript', origin },
    isDone: (now) => now.acknowledgement !== undefined || now.paused,
    change: (now) => ({ ...now, acknowledgement: { way: 'transcript', atMs }, destination }),
  });
}

function standsInComposer({ composerText }: PageCapture, packet: PacketReference): boolean {
  // What stands in the composer is the user's own text unless it reads back as this packet.
  return composerText !== undefined && findPacketIn(composerText)?.id === packet.id;
}

function lookOf(finding: TranscriptFinding): Look {
  if (finding.outcome === 'other-code') return { outcome: finding.outcome, code: finding.code };
  if (finding.outcome === 'damaged') return { outcome: finding.outcome, problem: finding.problem };
  return { outcome: finding.outcome };
}
