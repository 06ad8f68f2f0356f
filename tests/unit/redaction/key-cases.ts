import type { RuleCase } from './rule-case.ts';

const body = ['MIIEvQIBADANBgkqhkiG9w0B', 'AQEFAASCBKcwggSjAgEAAoIBAQC7'];

/** Cases of rules for keys and tokens that their own form gives away. */
export const keyCases: readonly RuleCase[] = [
  {
    ruleId: 'private-key-block',
    hits: [
      [
        'here: ',
        ['-----BEGIN RSA PRIV', 'ATE KEY-----\n', ...body, '\n-----END RSA PRIV', 'ATE KEY-----'],
        '\nok',
      ],
      [
        '{"key":"',
        ['-----BEGIN PRIV', 'ATE KEY-----\\n', ...body, '\\n-----END PRIV', 'ATE KEY-----'],
        '\\n"}',
      ],
      ['cut off: ', ['-----BEGIN OPENSSH PRIV', 'ATE KEY-----\n', ...body], ''],
    ],
    misses: [
      ['-----BEGIN PRIV', 'ATE KEY-----\n...\n-----END PRIV', 'ATE KEY-----'],
      ['-----BEGIN PUBLIC KEY-----\n', ...body, '\n-----END PUBLIC KEY-----'],
    ],
  },
  {
    ruleId: 'putty-private-lines',
    hits: [['Private-Lines: 1\n', ['AAAAIQDk3bN0w', 'V9yQm1kq2l4Zs8TdE='], '']],
    misses: [['Public-Lines: 1\n', 'AAAAIQDk3bN0wV9yQm1kq2l4Zs8TdE=']],
  },
  {
    ruleId: 'wireguard-private-key',
    hits: [['PrivateKey = ', ['kP3w9TzQ1vYb7LxN5', 'cRm2HsJ8fGdA4eUoI6', 'tBqWnZ0M='], '\n']],
    misses: [['PublicKey = ', 'kP3w9TzQ1vYb7LxN5', 'cRm2HsJ8fGdA4eUoI6', 'tBqWnZ0M=']],
  },
  {
    ruleId: 'marked-secret-key',
    hits: [['', ['AGE-SECRET-', 'KEY-1', 'QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7LQPZRY9X8GF2TVDW0S3JN54KHCE'], '']],
    misses: [['age1qpzry9x8gf2tvdw0s3jn54khce6mua7lqpzry9x8gf2tvdw0s3jn54kh']],
  },
  {
    ruleId: 'encoded-key-block',
    hits: [
      [
        'KEY_B64=',
        ['LS0tLS1CRUdJTiBSU0EgUFJJ', 'VkFURSBLRVktLS0tLQpNSUlFcEFJQkFBS0NBUUVBbjZ', 'PL084bGlTWDRt'],
        '\n',
      ],
    ],
    misses: [['LS0tLS1CRUdJTiBDRVJUSUZJ', 'Q0FURS0tLS0tCk1JSUVwQUlCQUFLQ0FRRUFuNk8vTzhsaVNYNG05OExMWXQ']],
  },
  {
    ruleId: 'private-key-member',
    hits: [
      ['{"kty":"EC","d":"', ['kd83Hq0ZpLw6Xn2Vb5Tc9Jr4', 'Mf7Gs1YaQeWz3Lu8No5'], '"}'],
      ['<RSAKeyValue><D>', ['kd83Hq0ZpLw6Xn2Vb5Tc9Jr4', 'Mf7Gs1YaQeWz3Lu8No5='], '</D>'],
    ],
    misses: [
      ['{"kty":"EC","x":"', 'kd83Hq0ZpLw6Xn2Vb5Tc9Jr4', 'Mf7Gs1YaQeWz3Lu8No5"}'],
      ['{"d":"2024-05-17"}'],
    ],
  },
  {
    ruleId: 'vendor-token',
    hits: [
      ['t=', ['dop', '_v1_', '4b1d9c7e02f84a6d93b5c1e7f0a28d64', '4b1d9c7e02f84a6d93b5c1e7f0a28d64'], ''],
      ['push with ', ['gh', 'p_', 'x4Tq8Lz2Vb6Nw0Rk5Jm1', 'Hs7Yd3Pc9Fg4Ae8Q'], '.'],
      ['', ['sk', '-proj-', 'Zt5Kq9Wm2Xb7', 'Vn4Rc8Lh1Jd6Pf3Gs0Ya'], ' and'],
      ['SLACK: ', ['xo', 'xb-', '482915736208-', '917364820553-Kd8Wq2Zn5Xv7'], ''],
      ['', ['S', 'G.', 'kd83Hq0ZpLw6', 'Xn2Vb5Tc.9Jr4Mf7Gs1', 'Ya8Qe3Ku0Wi6Lo2Pz'], ''],
      ['token ', ['hv', 's.', 'CAESIJ3kq8Wn', '2Zb5Xv7Lm0Rt4'], ' is live'],
    ],
    misses: [
      ['dop_v1_', '0'.repeat(64)],
      ['dapi is short for data api'],
      ['gh', 'p_', 'x'.repeat(36)],
      ['gl', 'pat-abc'],
      ['const sk_learn_model = sk_learn_model_factory_default_settings'],
      ['SG.example'],
      ['npm_config_registry=default'],
      ['hvs.short'],
      ['v1.0-beta'],
      ['the key begins gh', 'p_x4Tq8Lz2Vb6Nw0Rk5Jm1Hs7Yd3Pc9F...'],
    ],
  },
  {
    ruleId: 'json-web-token',
    hits: [
      [
        'cookie ',
        ['ey', 'JhbGciOiJIUzI1NiJ9', '.ey', 'JzdWIiOiI0MiIsIm4iOjd9', '.q8Zt3Lw6Xn2Vb5Tc9Jr4Mf7Gs1'],
        '; x',
      ],
    ],
    misses: [['ey', 'JhbGciOiJIUzI1NiJ9 is only a header']],
  },
  {
    ruleId: 'webhook-address',
    hits: [
      ['', ['https://hooks.sl', 'ack.com/services/', 'T0Q8ZL2XV/B5NW7RK1J/', 'hs7Yd3Pc9Fg4Ae8Qx2Tz'], ''],
    ],
    misses: [['https://api.slack.com/messaging/webhooks']],
  },
  {
    ruleId: 'rhythmic-key',
    hits: [
      ['id ', ['AK', 'IA', 'Q3EGRX7TZ2MNW5KD'], ','],
      ['id ', ['AK', 'IA', 'PSFIUZSZJORFMNYL'], ','],
      ['', ['MTk4Njc1', 'NDMyMTA5ODc2NTQz', '.Xq3Zt8.', 'kd83Hq0ZpLw6Xn2Vb5Tc9Jr4Mf7'], ''],
      ['use ', ['591837264', ':A', 'Ekd83Hq0ZpLw6Xn2Vb5Tc9Jr4Mf7Gs1YaQ'], ''],
      ['', ['4b1d9c7e02f84a6d', '93b5c1e7f0a28d64', '-us', '14'], ''],
      ['secret ', ['Kd8', '8Q~', 'kd83Hq0ZpLw6Xn2Vb5Tc9Jr4Mf7Gs1Ya'], ''],
    ],
    misses: [
      ['4b1d9c7e02f84a6d93b5c1e7f0a28d64 is a checksum'],
      ['~'.repeat(60)],
      ['AK', 'IA', 'IOSFODNN7EXAMPLE'],
      ['SKIATRIPTOGOTHENBURG'],
      ['Module.export.default'],
      ['10:35:22:A new day has begun for everybody here'],
    ],
  },
  {
    ruleId: 'password-hash',
    hits: [['', ['$2', 'b$12$', 'kd83Hq0ZpLw6Xn2Vb5Tc9Jr4Mf7Gs1', 'Ya8Qe3Ku0Wi6Lo2PzTh5Dn.'], '']],
    misses: [['costs $2b a year']],
  },
  {
    ruleId: 'one-time-password-seed',
    hits: [['otpauth://totp/Acme:ann?secret=', ['JBSWY3DP', 'EHPK3PXPKRUW2ZJA'], '&issuer=Acme']],
    misses: [['2FA key rotation is described below']],
  },
  {
    ruleId: 'recovery-phrase',
    hits: [
      ['seed: ', ['rain velvet hockey ', 'puzzle orbit lemon cactus ', 'wagon drift solar mimic tuna'], '.'],
      [
        '',
        ['Rain\nvelvet\nhockey\n', 'puzzle\norbit\nlemon\ncactus\n', 'wagon\ndrift\nsolar\nmimic\ntuna'],
        ' ok',
      ],
      [
        '1. ',
        [
          'rain 2. velvet 3. hockey 4. ',
          'puzzle 5. orbit 6. lemon 7. cactus ',
          '8. wagon 9. drift 10. solar 11. mimic 12. tuna',
        ],
        '',
      ],
    ],
    misses: [
      ['rain velvet hockey puzzle orbit lemon cactus wagon drift solar mimic'],
      ['they walk home while their friends stay behind because rain falls over every single roof tonight'],
    ],
  },
  {
    ruleId: 'random-token',
    hits: [['it printed "', ['kd83Hq0ZpLw6', 'Xn2Vb5Tc9Jr4'], '" and stopped']],
    misses: [
      ['"4b1d9c7e02f84a6d93b5c1e7f0a28d64"'],
      ['"7b9e2c44-1d3f-4a6b-8c5d-9e0f1a2b3c4d"'],
      ['"anIdentifierThatGoesOnForVeryLong2"'],
      ['nanoid: kd83Hq0ZpLw6Xn2Vb5Tc9J'],
      ['"cus_kd83Hq0ZpLw6Xn2Vb5"'],
    ],
  },
];
