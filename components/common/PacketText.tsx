import type { ComponentChildren } from 'preact';
import { estimateTokens } from '../../lib/core/estimate-tokens.ts';
import { amount } from './amount.ts';
import { EscapeArea } from './EscapeArea.tsx';

interface PacketTextProps {
  readonly text: string;
  /** Short form of the packet's id. */
  readonly name: string;
  readonly onClose: () => void;
  /** What should be known before the text is read. */
  readonly children?: ComponentChildren;
}

/** The text exactly as it will be pasted. */
export function PacketText({ text, name, onClose, children }: PacketTextProps) {
  return (
    <EscapeArea class="block" label="Packet text" onClose={onClose}>
      <div class="block-head">
        <div>
          <h2>As it will be pasted</h2>
          <p class="meta">
            <span class="mono">{name}</span> · {amount(text.length, 'character')} · {tokenWords(text)}
          </p>
        </div>
        {/* biome-ignore lint/a11y/noAutofocus: the user asked for this panel and Escape leads back */}
        <button type="button" class="button" autoFocus onClick={onClose}>
          Close
        </button>
      </div>
      {children}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre class="packet-text" dir="auto" tabIndex={0}>
        {text}
      </pre>
    </EscapeArea>
  );
}

/** Every model counts in its own way: a guess and its bounds, never one number. */
function tokenWords(text: string): string {
  const { tokens, atLeast, atMost } = estimateTokens(text);
  const [about, least, most] = [tokens, atLeast, atMost].map((count) => count.toLocaleString('en'));
  return `estimated ${about} tokens (${least} to ${most})`;
}
