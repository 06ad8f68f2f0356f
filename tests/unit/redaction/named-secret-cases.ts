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
    ruleId: 'bundler-credentials',
    hits: [['BUNDLE_GEMS__INTERNAL__COM=', ['c4fe', 'b4b3:d3ad', 'b33f'], '']],
    misses: [['BUNDLE_PATH=vendor/bundle'], ['BUNDLE_GEMS__INTERNAL__COM=$', '{USER}:$', '{PASS}']],
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
    ruleId: 'key-argument',
    hits: [['deploy --api-token ', random, ' --yes']],
    misses: [['deploy --api-token $TOKEN'], ['tool --key-file secrets-of-the-app.json']],
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
      ['the wifi password is ', ['blauwe-', 'fiets-2291'], ''],
      ['I set the admin password to ', ['Sunflower', '!2291'], ' yesterday'],
      ['Das Passwort lautet ', ['Hell', 'blau42'], '.'],
      ['le mot de passe est ', ['Lune', 'Bleue7'], '.'],
      ['la contraseña es ', ['Naranja', '#19'], '.'],
      ['a senha é ', ['Azul', 'Escuro8'], '.'],
      ['la password è ', ['Sole', 'Rosso5'], '.'],
      ['пароль от сети: ', ['kotik', '1987'], ''],
      ['密码：', ['qwe', '123RTY'], ''],
      ['密码是', ['Lan', 'Tian88'], '。'],
      ['パスワードは', ['Sora', 'Ao2024'], 'です'],
      ['<password>', ['h0p', 'per!'], '</password>'],
    ],
    misses: [
      ['password: string; email: string'],
      ['if (password === confirmPassword) submit()'],
      ['password = process.env.DB_PASSWORD2'],
      ['"password": "Forgot your password?"'],
      ['"password": "Passwort"'],
      ['the password is case-sensitive'],
      ['the password was changed 3rd of May'],
      ['password: ********'],
      ['pass: 12, fail: 0'],
    ],
  },
  {
    ruleId: 'key-assignment',
    hits: [
      ['AccountName=acct;AccountKey=', [...random, '=='], ';EndpointSuffix=x'],
      ["-H 'X-Api-Key: ", random, "'"],
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
    ruleId: 'pin',
    hits: [['my PIN is ', ['48', '21'], '.']],
    misses: [['pin 4821 of the chip'.replace('pin', 'pins')], ['PIN layout: 12 rows']],
  },
  {
    ruleId: 'one-time-code',
    hits: [
      ['Your verification code is ', ['482', '913'], '.'],
      ['G sent: code de vérification : ', ['482', '913'], ''],
      ['验证码：'.replace('：', ': '), ['4829', '13'], ''],
    ],
    misses: [['error code 404'], ['status code: 200'], ['the verification code has 6 digits']],
  },
  {
    ruleId: 'recovery-code',
    hits: [['my recovery code is ', ['k7d2m-', 'x9q4w'], '']],
    misses: [['the recovery codes are in the safe']],
  },
  {
    ruleId: 'leaked-value',
    hits: [
      ['I accidentally pasted ', random, ' into the logs'],
      ['the build fails with "', ['4b1d9c7e02f84a6d', '93b5c1e7f0a28d64'], '"'],
    ],
    misses: [['it fails with TypeError2: undefined'], ['pasted screenshot-2024-05-17.png here']],
  },
  {
    ruleId: 'passphrase',
    hits: [['ssh key passphrase: ', ['seven green ', 'boats at dawn 42'], '']],
    misses: [['passphrase: pick several words that nobody guesses']],
  },
];
