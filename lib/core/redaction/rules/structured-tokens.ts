import { patternRule, type RedactionRule } from '../rule.ts';
import { looksDrawn } from '../value-checks.ts';

/** JSON Web Tokens, signed or encrypted: base64url parts with dots between, the first a JSON header (RFC 7519). */
const jwt = patternRule({
  id: 'json-web-token',
  category: 'TOKEN',
  pattern:
    /(?<![A-Za-z0-9_-])ey[IJ][A-Za-z0-9_-]{12,2000}\.(?:ey[A-Za-z0-9_-]{14,6000}|[A-Za-z0-9_-]{0,6000}\.[A-Za-z0-9_-]{6,4000})/dg,
  runsOnOver: /[A-Za-z0-9_.-]/,
  accepts: looksDrawn,
  needs: ['eyJ', 'eyI'],
});

/** Addresses that are secrets themselves: whoever knows one may post (incoming webhooks of chat services). */
const webhook = patternRule({
  id: 'webhook-address',
  category: 'TOKEN',
  pattern:
    /(?:https?:\/\/)?(?:hooks\.slack(?:-gov)?\.com\/(?:services|workflows|triggers)\/|(?:canary\.|ptb\.)?discord(?:app)?\.com\/api\/(?:v\d{1,2}\/)?webhooks\/\d{15,20}\/|[a-z0-9-]{1,60}\.webhook\.office\.com\/webhookb2\/)[A-Za-z0-9_/@+?=&%.-]{12,300}/dg,
  accepts: (value) => looksDrawn(value.replace(/^https?:/, '')),
  needs: ['hook'],
});

/**
 * Keys whose rhythm gives them away: access key ids of AWS (IAM user guide, unique ids), bots of Discord (id, time
 * and signature) and Telegram (number, colon, `A`…), Mailchimp (data centre at the end), Mailgun signing keys,
 * secrets of Entra ID, HCP Terraform, Airtable, Asana, Figma, 1Password, MaxMind.
 */
const rhythms = [
  'A(?:KIA|SIA|BIA|CCA|3T[A-Z0-9])[A-Z0-9]{16}',
  '[MNO][\\w-]{22,27}\\.[\\w-]{6}\\.[\\w-]{27,40}',
  '\\d{5,16}:A[\\w-]{33,36}',
  '[0-9a-f]{32}-us\\d{1,2}',
  '[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}',
  '[\\w~.]{3}\\dQ~[\\w~.-]{31,34}',
  '[A-Za-z0-9]{14}\\.atlasv1\\.[\\w=-]{20,80}',
  'pat[A-Za-z0-9]{14}\\.[0-9a-f]{40,64}',
  '[0-2]/\\d{15,17}(?:/\\d{15,17})?:[0-9a-f]{32}',
  '[A-Z0-9]{4}-[A-F0-9]{8}(?:-[A-F0-9]{4}){3}-[A-F0-9]{12}',
  'A3-[A-Z0-9]{6}-(?:[A-Z0-9]{11}|[A-Z0-9]{6}-[A-Z0-9]{5})(?:-[A-Z0-9]{5}){3}',
  '[A-Za-z0-9_]{29,36}_mmk',
];
const rhythm = patternRule({
  id: 'rhythmic-key',
  category: 'API_KEY',
  pattern: new RegExp(`(?<![A-Za-z0-9])(?:${rhythms.join('|')})(?![A-Za-z0-9])`, 'dg'),
  leastRun: 20,
  accepts: looksDrawn,
});

/** Password hashes in modular crypt format: bcrypt, scrypt, Argon2, PBKDF2, SHA-crypt (crypt(5)). */
const passwordHash = patternRule({
  id: 'password-hash',
  category: 'PASSWORD',
  pattern:
    /(?:\$(?:2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|argon2(?:id|i|d)\$[A-Za-z0-9+/=,$]{20,300}|(?:1|5|6|y|7|scrypt|apr1|P|H)\$[./A-Za-z0-9=,$]{30,300})|\bpbkdf2_sha\d{1,3}\$[A-Za-z0-9+/=$]{20,200})/dg,
});

/** The shared secret in an `otpauth:` address (Key Uri Format) or beside a two-factor label, in base32. */
const otpSeed = patternRule({
  id: 'one-time-password-seed',
  category: 'TOKEN',
  pattern:
    /(?:otpauth(?::|%3A)[^\s"'<>]{1,200}secret(?:=|%3D)|\b(?:2FA|TOTP|MFA|OTP|two.factor|authenticator)[ a-z_-]{0,24}(?:key|seed|secret|code)["']?(?: is|[:=]){0,2} {0,3}["']?)(?<value>[A-Z2-7]{4}(?:[ -]?[A-Z2-7]{4}){3,15}[A-Z2-7]{0,3})(?![A-Za-z0-9])/dgi,
  accepts: (value) => /^[A-Z2-7 -]{1,90}$/.test(value) || /^[a-z2-7 -]{1,90}$/.test(value),
});

/** Tokens that a fixed structure gives away without any name beside them. */
export const structuredTokenRules: readonly RedactionRule[] = [jwt, webhook, rhythm, passwordHash, otpSeed];
