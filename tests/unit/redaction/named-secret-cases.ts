import type { RuleCase } from './rule-case.ts';

const random = ['kd83Hq0ZpLw6', 'Xn2Vb5Tc9Jr4'];

/** Cases of rules that need a name, a header or a command before the value. */
export const namedSecretCases: readonly RuleCase[] = [
  {
    ruleId: 'address-password',
    hits: [
      ['postgres://shop:', ['bl4uw', 'Fiets9'], '@db.internal:5432/shop'],
      ['redis://:', ['tr1p', 'Wire'], '@cache:6379/0'],
      ['mongodb://app:', ['p@ss', 'w9rd'], '@one.internal:27017'],
    ],
    misses: [
      ['postgres://user:', 'password@localhost/db'],
      ['mysql://root:', '$', '{MYSQL_PW}@db/app'],
      ['http://localhost:3000/@scope/name'],
    ],
  },
  {
    ruleId: 'connection-string-key',
    hits: [['AccountName=acct;AccountKey=', [...random, '=='], ';EndpointSuffix=x']],
    misses: [['AccountKey=<your account key here>;']],
  },
  {
    ruleId: 'authorization-header',
    hits: [
      ['Authorization: Basic ', ['YW5uOnM0', 'Ync5'], ''],
      ['"Authorization": "Token ', random, '"'],
    ],
    misses: [
      ['Authorization: Bearer <token>'],
      ['Authorization: Bearer YOUR_ACCESS_TOKEN'],
      ['the Authorization header is required'],
    ],
  },
  {
    ruleId: 'bearer-token',
    hits: [['send Bearer ', random, ' with it']],
    misses: [['Bearer authentication-tokens are sent in the header']],
  },
  {
    ruleId: 'key-header',
    hits: [["-H 'X-Api-Key: ", random, "'"]],
    misses: [["-H 'X-Api-Key: $API_KEY'"]],
  },
  {
    ruleId: 'address-parameter',
    hits: [['https://files.internal/f.pdf?expires=900&signature=', random, '&x=1']],
    misses: [['https://docs.internal/?key=introduction-to-tokens']],
  },
  {
    ruleId: 'session-cookie',
    hits: [['Cookie: theme=dark; PHPSESSID=', random, '; lang=en']],
    misses: [['Cookie: theme=dark-with-long-name; lang=en'], ['session=<your session cookie>']],
  },
  {
    ruleId: 'curl-user-password',
    hits: [['curl -s -u elastic:', ['d2Lk', 'V78z'], ' https://localhost:9200']],
    misses: [
      ['curl -u "$', '{NAME}:$', '{PASS}" https://localhost'],
      ['curl -u "username:', 'password" https://localhost'],
    ],
  },
  {
    ruleId: 'password-argument',
    hits: [
      ["sshpass -p '", ['Ambient-', 'F1eld'], "' ssh web1"],
      ['app --password=', ['tr1p', 'Wire'], ' run'],
    ],
    misses: [['app --password $PASSWORD'], ['mkdir -p build/output']],
  },
  {
    ruleId: 'netrc-password',
    hits: [['machine api.internal login ann password ', ['0123', 'bl4uw'], '']],
    misses: [['the machine that I use for login has no password yet']],
  },
  {
    ruleId: 'password-after-verb',
    hits: [["CREATE USER ann IDENTIFIED BY '", ['tr1p-', 'wire'], "';"]],
    misses: [["identified by 'your-password'"]],
  },
  {
    ruleId: 'password-assignment',
    hits: [
      ['MYSQL_ROOT_PASSWORD: ', ['n3ver', 'Guess!t'], ''],
      ['password = "', ['good', 'spec'], '"'],
      ['Пароль: ', ['Снегирь', '-5521'], ''],
      ['{"password": "', ['Vault', '_111'], '", "x": 1}'],
      ['export PGPASSWORD=', ['w1nter', 'Garden.3'], ' psql'],
    ],
    misses: [
      ['password: string; email: string'],
      ['if (password === confirmPassword) submit()'],
      ['password = process.env.DB_PASSWORD2'],
      ['"password": "Forgot your password?"'],
      ['password: ********'],
      ['pass: 12, fail: 0'],
    ],
  },
  {
    ruleId: 'key-assignment',
    hits: [
      ['API_KEY=', random, ''],
      ['os.getenv("APP_API_KEY", "', random, '")'],
    ],
    misses: [
      ['API_KEY=your-api-key-goes-here-123'],
      ['public_key = "', ...random, '"'],
      ['primary_key = models.AutoField(primary_key=1)'],
    ],
  },
  {
    ruleId: 'token-assignment',
    hits: [
      ['genericToken=', random, ''],
      ['client_secret: "', random, '"'],
    ],
    misses: [
      ['MAX_TOKENS=4096'],
      ['TOKEN=$', '{{ secrets.SOME_TOKEN_2024 }}'],
      ["credentialsId: '29f63271-dc2f-4734-8221-5b31b5169bac'"],
      ['token = nextToken(stream1)'],
    ],
  },
  {
    ruleId: 'spoken-password',
    hits: [
      ['the wifi password is ', ['blauwe-', 'fiets-2291'], ''],
      ['I set the admin password to ', ['Sunflower', '!2291'], ' yesterday'],
    ],
    misses: [['the password is case-sensitive'], ['the password was changed 3rd of May']],
  },
  {
    ruleId: 'passphrase',
    hits: [['ssh key passphrase: ', ['seven green ', 'boats at dawn 42'], '']],
    misses: [['passphrase: pick several words that nobody guesses']],
  },
];
