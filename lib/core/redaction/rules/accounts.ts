import { patternRule, type RedactionRule } from '../rule.ts';

const nobody =
  /^(?:users?|user_?name|your.{0,12}|me|you|name|shared|public|default|guest|admin(?:istrator)?|root|ubuntu|debian|ec2-user|vagrant|runner|jenkins|node|vscode|codespace|app|deploy|git|www-data|dev|test|foo|bar|pi|home|x{1,9})$/i;

/** The name of an account in a path of a home folder (macOS, Linux, Windows). */
const homeFolder = patternRule({
  id: 'home-folder-name',
  category: 'ACCOUNT_NAME',
  confidence: 'low',
  pattern:
    /(?:(?<![\w.])\/(?:home|Users)\/|[A-Za-z]:(?:\\{1,2}|\/)(?:Users|Documents and Settings)(?:\\{1,2}|\/)|\/mnt\/[a-z]\/Users\/)(?<value>[\p{L}\p{N}][\p{L}\p{N}._-]{1,31})(?=[\\/"'`\s:;,)]|$)/dgu,
  needs: ['home', 'Users', 'Documents'],
  accepts: (value) => !nobody.test(value),
});

/** The name of an account in the address of a profile, or before the host in SSH and FTP addresses. */
const profile = patternRule({
  id: 'profile-name',
  category: 'ACCOUNT_NAME',
  confidence: 'low',
  pattern:
    /(?:(?:linkedin\.com\/in|(?:facebook|instagram|twitter|tiktok|\/x)\.com|t\.me|paypal\.me)\/@?(?<value>[A-Za-z0-9][\w.-]{2,40})(?=[?#\s"'`)>]|\/?$)|\b(?:ssh|s?ftp|smb):\/\/(?<quoted>[A-Za-z0-9][\w.-]{2,40})@)/dg,
  needs: ['.com/', '.me/', '://'],
  accepts: (value) =>
    !nobody.test(value) && !/^(?:share|sharer|intent|login|privacy|help|about|search)$/.test(value),
});

/** Names of accounts: a person, perhaps, so they are listed and not masked. */
export const accountRules: readonly RedactionRule[] = [homeFolder, profile];
