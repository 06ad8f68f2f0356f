import type { TextRange } from '../finding.ts';
import { endOfRun, patternRule, type RedactionRule } from '../rule.ts';
import { looksDrawn } from '../value-checks.ts';

const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)? ?-{4,5}/g;
const footer = /-{4,5} ?END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)? ?-{4,5}/g;
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
  confidence: 'high',
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

/** A key block that was encoded in base64 once more, as in a variable of a build (RFC 4648 of `-----BEGIN`). */
const encodedBlock = patternRule({
  id: 'encoded-key-block',
  category: 'PRIVATE_KEY',
  pattern: /LS0tLS1CRUdJTi(?=[A-Za-z0-9+/]{2,40}(?:UFJJVkFUR|BSSVZBVE|QUklWQVRF))[A-Za-z0-9+/=]{60,4000}/dg,
  runsOnOver: /[A-Za-z0-9+/=]/,
});

/** `Private-Lines: n` and the lines below it, PuTTY's .ppk format (PuTTY manual, appendix C). */
const puttyKey = patternRule({
  id: 'putty-private-lines',
  category: 'PRIVATE_KEY',
  pattern: /Private-Lines: \d{1,3}(?:\r?\n|\\n)(?<value>(?:[A-Za-z0-9+/=]{4,80}(?:\r?\n|\\n)?){1,100})/dg,
});

/** `PrivateKey = …` of a WireGuard interface: 32 bytes in base64 (wg(8)). `PublicKey` is no secret. */
const wireguardKey = patternRule({
  id: 'wireguard-private-key',
  category: 'PRIVATE_KEY',
  pattern: /\b(?:PrivateKey|PresharedKey)["']?\s{0,4}[=:]\s{0,4}["']?(?<value>[A-Za-z0-9+/]{43}=)/dg,
  accepts: looksDrawn,
});

/**
 * Secret keys in Bech32 or Base58 with a fixed first part: age (C2SP), Nostr (NIP-19), extended private keys
 * (BIP-32) and the wallet import format of Bitcoin.
 */
const walletKey = patternRule({
  id: 'marked-secret-key',
  category: 'PRIVATE_KEY',
  pattern:
    /(?<![A-Za-z0-9])(?:AGE-SECRET-KEY-1[0-9A-Z]{58}|nsec1[02-9ac-hj-np-z]{58}|[xyztuv]prv[1-9A-HJ-NP-Za-km-z]{100,108}|(?:5[HJK][1-9A-HJ-NP-Za-km-z]{49}|[KL][1-9A-HJ-NP-Za-km-z]{51}))(?![A-Za-z0-9])/dg,
  accepts: looksDrawn,
});

/** The private member of a JSON Web Key (RFC 7518, 6.2.2 and 6.3.2) and of an XML RSA key (W3C XML Signature). */
const keyMember = patternRule({
  id: 'private-key-member',
  category: 'PRIVATE_KEY',
  pattern: /(?:"d"\s{0,3}:\s{0,3}"|<D>\s{0,3})(?<value>[A-Za-z0-9_+/=-]{40,1400})(?="|\s{0,3}<)/dg,
  accepts: looksDrawn,
});

/** Private keys as blocks and as the one-line forms of single tools. */
export const privateKeyRules: readonly RedactionRule[] = [
  keyBlock,
  encodedBlock,
  puttyKey,
  wireguardKey,
  walletKey,
  keyMember,
];
