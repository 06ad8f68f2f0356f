import type { RuleCase } from './rule-case.ts';

/** Cases of rules for data about people. */
export const personalDataCases: readonly RuleCase[] = [
  {
    ruleId: 'email-address',
    hits: [
      ['mail ', ['ann.b+work', '@', 'example.com'], ', please'],
      ['<', ['ö.müller', '@', 'bücher.example'], '>'],
      ['', ['a', '@', 'xn--d1acufc.xn--p1ai'], ''],
      ['see ', ['o.k', '@', 'mail.uni.example'], '.'],
    ],
    misses: [
      ['git@', 'github.com:acme/app.git'],
      ['logo@', '2x.png'],
      ['npm i @scope/name@', '1.2.3'],
      ['postgres://shop:pw12@', 'db.internal.com/x'],
      ['your_email@', 'example.com'],
    ],
  },
  {
    ruleId: 'card-number',
    hits: [
      ['card ', ['4111 1111 ', '1111 1111'], ' please'],
      ['', ['3782822', '46310005'], ''],
    ],
    misses: [
      ['4111 1111 ', '1111 1112'],
      ['order 1234', '5678 9012 3456'],
      ['0000 0000 0000 0000'],
      ['2024-05-17 13:45:30'],
    ],
  },
  {
    ruleId: 'iban',
    hits: [
      ['to ', ['DE89 3704 ', '0044 0532 0130 00'], '.'],
      ['', ['GB29NWBK', '60161331926819'], ''],
    ],
    misses: [['DE89 3704 ', '0044 0532 0130 01'], ['AB12 CDEF']],
  },
  {
    ruleId: 'international-phone',
    hits: [
      ['call ', ['+44 20 ', '7946 0958'], ' or'],
      ['', ['+4670', '1234567'], ''],
      ['', ['+7 (912) ', '345-67-89'], '.'],
    ],
    misses: [['+12 -3 lines'], ['x+123456789012'], ['+0ms'], ['UTC+0100']],
  },
  {
    ruleId: 'north-american-phone',
    hits: [['', ['(212) ', '736-5000'], ' ext']],
    misses: [['f(212) 736'], ['(112) 736-5000']],
  },
  {
    ruleId: 'announced-phone',
    hits: [['my cell is ', ['347-555-', '0187'], '']],
    misses: [['phone: 12-34'], ['version number is 12.34.56']],
  },
];
