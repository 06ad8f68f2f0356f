import type { RedactionRule } from './rule.ts';
import { accountRules } from './rules/accounts.ts';
import { addressRules } from './rules/addresses-with-credentials.ts';
import { assignmentRules } from './rules/assignments.ts';
import { authorizationRules } from './rules/authorization.ts';
import { bankRules } from './rules/bank.ts';
import { birthDateRules } from './rules/birth-date.ts';
import { commandLineRules } from './rules/command-line.ts';
import { cookieRules } from './rules/cookies.ts';
import { emailRules } from './rules/email.ts';
import { locationRules } from './rules/location.ts';
import { nationalIdRules } from './rules/national-ids.ts';
import { networkRules } from './rules/network.ts';
import { phoneRules } from './rules/phone.ts';
import { postalAddressRules } from './rules/postal-address.ts';
import { privateKeyRules } from './rules/private-keys.ts';
import { proseRules } from './rules/prose.ts';
import { randomTokenRules } from './rules/random-tokens.ts';
import { recoveryPhraseRules } from './rules/recovery-phrase.ts';
import { structuredTokenRules } from './rules/structured-tokens.ts';
import { vendorTokenRules } from './rules/vendor-tokens.ts';

/** All rules, the surest first. To add a family, add its file under `rules/` and its list here. */
export const redactionRules: readonly RedactionRule[] = [
  ...privateKeyRules,
  ...recoveryPhraseRules,
  ...vendorTokenRules,
  ...structuredTokenRules,
  ...addressRules,
  ...authorizationRules,
  ...cookieRules,
  ...commandLineRules,
  ...assignmentRules,
  ...proseRules,
  ...emailRules,
  ...bankRules,
  ...nationalIdRules,
  ...phoneRules,
  ...birthDateRules,
  ...postalAddressRules,
  ...networkRules,
  ...locationRules,
  ...accountRules,
  ...randomTokenRules,
];
