import { patternRule, type RedactionRule } from '../rule.ts';
import { looksDrawn } from '../value-checks.ts';

/** JSON Web Tokens, signed or encrypted: base64url parts with dots between, the first a JSON header (RFC 7519). */
const jwt = patternRule({
  id: 'json-web-token',
  category: 'TOKEN',
  pattern:
    /(?<![A-Za-z0-9_-])ey[IJ][A-Za-z0-9_-]{14,2000}\.(?:ey[A-Za-z0-9_-]{16,6000}|[A-Za-z0-9_-]{0,6000}\.[A-Za-z0-9_-]{6,4000})/dg,
  runsOnOver: /[A-Za-z0-9_.-]/,
  accepts: looksDrawn,
});

/** Access key ids of AWS: four letters that name the kind, then base32 (IAM user guide, unique ids). */
const awsKeyId = patternRule({
  id: 'aws-access-key-id',
  category: 'API_KEY',
  pattern: /(?<![A-Za-z0-9])(?:AKIA|ASIA|ABIA|ACCA|A3T[A-Z0-9])[A-Z2-7]{16}(?![A-Za-z0-9])/dg,
  accepts: (value) => !/EXAMPLE|XXXX/.test(value) && looksDrawn(`${value}a`),
});

/** Addresses that are secrets themselves: whoever knows one may post (Slack and Discord, incoming webhooks). */
const webhook = patternRule({
  id: 'webhook-address',
  category: 'TOKEN',
  pattern:
    /(?:https?:\/\/)?(?:hooks\.slack\.com\/(?:services|workflows|triggers)\/|discord(?:app)?\.com\/api\/webhooks\/\d{15,20}\/|[a-z0-9-]{1,60}\.webhook\.office\.com\/webhookb2\/)[A-Za-z0-9_/@+-]{20,300}/dg,
  accepts: looksDrawn,
});

/** Bot tokens of Discord: user id, time and signature, each in base64url (Discord developer reference). */
const discordBot = patternRule({
  id: 'discord-bot-token',
  category: 'TOKEN',
  pattern: /(?<![A-Za-z0-9_-])[MNO][A-Za-z0-9_-]{23,27}\.[A-Za-z0-9_-]{6}\.[A-Za-z0-9_-]{27,40}/dg,
  accepts: looksDrawn,
});

/** Bot tokens of Telegram: number, colon, `A` and 34 characters (Bot API, authorising your bot). */
const telegramBot = patternRule({
  id: 'telegram-bot-token',
  category: 'TOKEN',
  pattern: /(?<![A-Za-z0-9])\d{8,10}:A[A-Za-z0-9_-]{34}(?![A-Za-z0-9_-])/dg,
  accepts: looksDrawn,
});

/** Keys that end in their data centre (Mailchimp) or have a fixed rhythm (Mailgun signing, Azure AD secret). */
const suffixed = patternRule({
  id: 'marked-service-key',
  category: 'API_KEY',
  pattern:
    /(?<![A-Za-z0-9])(?:[0-9a-f]{32}-us\d{1,2}|[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{8}|[A-Za-z0-9_~.]{3}\dQ~[A-Za-z0-9_~.-]{31,34}|[A-Za-z0-9]{14}\.atlasv1\.[A-Za-z0-9_=-]{20,80}|[A-Za-z0-9]{3}\.[a-z0-9]{4}\.acc_[\w.-]{20,200}|sc_[a-z0-9]{8,12}\.[a-z0-9]{4}\.acc[_-][\w.-]{20,200}|pat[A-Za-z0-9]{14}\.[0-9a-f]{40,64})(?![A-Za-z0-9])/dg,
  accepts: looksDrawn,
});

/** Password hashes in modular crypt format: bcrypt, scrypt, Argon2, SHA-crypt (crypt(5)). */
const passwordHash = patternRule({
  id: 'password-hash',
  category: 'PASSWORD',
  pattern:
    /\$(?:2[abxy]\$\d\d\$[./A-Za-z0-9]{53}|argon2(?:id|i|d)\$[A-Za-z0-9+/=,$]{20,300}|(?:5|6|y|7|scrypt)\$[./A-Za-z0-9=,$]{30,300})/dg,
});

/** The shared secret in an `otpauth:` address (Key Uri Format) or beside a two-factor label, in base32. */
const otpSeed = patternRule({
  id: 'one-time-password-seed',
  category: 'TOKEN',
  pattern:
    /(?:otpauth:\/\/[^\s]{1,200}[?&]secret=|\b(?:2FA|TOTP|MFA|authenticator)[ a-z]{0,20}(?:key|seed|secret|code):? {0,3})(?<value>[A-Z2-7]{4}(?:[ -]?[A-Z2-7]{4}){3,15})/dg,
});

/** Tokens that a fixed structure gives away without any name beside them. */
export const structuredTokenRules: readonly RedactionRule[] = [
  jwt,
  awsKeyId,
  webhook,
  discordBot,
  telegramBot,
  suffixed,
  passwordHash,
  otpSeed,
];
