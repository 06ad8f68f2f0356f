import type { RedactionRule } from './rule.ts';
import { assignmentRules } from './rules/assignments.ts';
import { authorizationRules } from './rules/authorization.ts';
import { bankRules } from './rules/bank.ts';
import { commandLineRules } from './rules/command-line.ts';
import { connectionStringRules } from './rules/connection-strings.ts';
import { cookieRules } from './rules/cookies.ts';
import { emailRules } from './rules/email.ts';
import { phoneRules } from './rules/phone.ts';
import { privateKeyRules } from './rules/private-keys.ts';
import { proseRules } from './rules/prose.ts';
import { structuredTokenRules } from './rules/structured-tokens.ts';
import { vendorTokenRules } from './rules/vendor-tokens.ts';

/** All rules, the surest first. To add a family, add its file under `rules/` and its list here. */
export const redactionRules: readonly RedactionRule[] = [
  ...privateKeyRules,
  ...vendorTokenRules,
  ...structuredTokenRules,
  ...connectionStringRules,
  ...authorizationRules,
  ...cookieRules,
  ...commandLineRules,
  ...assignmentRules,
  ...proseRules,
  ...emailRules,
  ...bankRules,
  ...phoneRules,
];
