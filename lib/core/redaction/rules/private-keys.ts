import type { TextRange } from '../finding.ts';
import { endOfRun, patternRule, type RedactionRule } from '../rule.ts';
import { looksDrawn } from '../value-checks.ts';

const header = /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/g;
const footer = /-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----/g;
/** Base64 and what surrounds it in a block: armour headers, line ends (also escaped), quote marks. */
const bodyCharacter = /[A-Za-z0-9+/=\s\\>:,.-]/;

/**
 * Key blocks of PEM (RFC 7468), OpenSSH, SSH2 (RFC 4716) and OpenPGP (RFC 9580), from the first dash of the
 * header to the last of the footer; quoted, JSON-escaped and cut-off ones too. A block without a real body,
 * as in documentation, is none.
 */
const keyBlock: RedactionRule = {
  id: 'private-key-block',
  category: 'PRIVATE_KEY',
  patterns: [header, footer],
  find(text) {
    const starts = [...text.matchAll(header)];
    return starts.flatMap((match, order): TextRange[] => {
      const bodyStart = match.index + match[0].length;
      const limit = starts[order + 1]?.index ?? text.length;
      const closing = findFooter(text, bodyStart, limit);
      const bodyEnd = closing?.start ?? endOfRun(text, bodyStart, bodyCharacter, limit);
      if (!/[A-Za-z0-9+/=]{24}/.test(text.slice(bodyStart, bodyEnd))) return [];
      return [{ start: match.index, end: closing?.end ?? bodyEnd }];
    });
  },
};

function findFooter(text: string, from: number, limit: number): TextRange | undefined {
  const match = text.slice(from, limit).match(new RegExp(footer.source));
  if (match?.index === undefined) return undefined;
  return { start: from + match.index, end: from + match.index + match[0].length };
}

/** `Private-Lines: n` and the lines below it, PuTTY's .ppk format (PuTTY manual, appendix C). */
const puttyKey = patternRule({
  id: 'putty-private-lines',
  category: 'PRIVATE_KEY',
  pattern: /Private-Lines: \d{1,3}\r?\n(?<value>(?:[A-Za-z0-9+/=]{4,80}\r?\n?){1,100})/dg,
});

/** `PrivateKey = …` of a WireGuard interface: 32 bytes in base64 (wg(8)). `PublicKey` is no secret. */
const wireguardKey = patternRule({
  id: 'wireguard-private-key',
  category: 'PRIVATE_KEY',
  pattern: /\b(?:PrivateKey|PresharedKey)\s{0,4}=\s{0,4}(?<value>[A-Za-z0-9+/]{43}=)/dg,
  accepts: looksDrawn,
});

/** Secret keys of age: Bech32 with a fixed first part (age specification, C2SP). */
const ageKey = patternRule({
  id: 'age-secret-key',
  category: 'PRIVATE_KEY',
  pattern: /\bAGE-SECRET-KEY-1[0-9A-Z]{58}/dg,
});

/** Private keys as blocks and as the one-line forms of single tools. */
export const privateKeyRules: readonly RedactionRule[] = [keyBlock, puttyKey, wireguardKey, ageKey];
