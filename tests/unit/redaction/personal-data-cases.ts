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
    ruleId: 'national-phone',
    hits: [
      ['', ['(212) ', '736-5000'], ' ext'],
      ['', ['06 12 34 ', '56 78'], ''],
      ['', ['020 7946 ', '0958'], ''],
      ['', ['090-1234-', '5678'], ''],
      ['', ['(11) 98456', '-5666'], ''],
    ],
    misses: [['f(212) 736'], ['(112) 736-5000']],
  },
  {
    ruleId: 'announced-phone',
    hits: [['my cell is ', ['347-555-', '0187'], '']],
    misses: [['phone: 12-34'], ['version number is 12.34.56']],
  },
  {
    ruleId: 'trunk-phone',
    hits: [['', ['0171/', '2345678'], '']],
    misses: [['0123'], ['007-123'], ['2024-05-17 01234']],
  },
  {
    ruleId: 'announced-national-id',
    hits: [
      ['my SSN is ', ['219-09', '-9999'], '.'],
      ['Steuer-ID: ', ['8609574', '2719'], ''],
      ['National Insurance number: ', ['QQ 12 34', ' 56 C'], ''],
      ['CNPJ ', ['11.222.333', '/0001-81'], ''],
      ['Personalausweis ', ['L01X', '00T471'], ''],
      ['PESEL ', ['4405140', '1458'], ''],
      ['身份证号 ', ['11010519491231', '002X'], ''],
      ['passport number ', ['X1234', '5678'], ''],
    ],
    misses: [
      ['order id 12345678'],
      ['sin 45 30 12'],
      ['passport expires 2024-05-17'],
      ['tests run 1234567 times'],
    ],
  },
  {
    ruleId: 'proven-national-id',
    hits: [
      ['', ['529.982.', '247-25'], ''],
      ['', ['12345', '678Z'], ''],
      ['', ['11010519491231', '002X'], ''],
      ['', ['RSSMRA85T1', '0A562S'], ''],
    ],
    misses: [
      ['529.982.', '247-26'],
      ['12345', '678A'],
      ['11010519491231', '0021'],
    ],
  },
  {
    ruleId: 'american-security-number',
    hits: [['', ['219-09', '-9999'], '']],
    misses: [['000-12-3456'], ['219-09-99990'], ['2024-09-1999']],
  },
  {
    ruleId: 'birth-date',
    hits: [
      ['born on ', ['12 March ', '1985'], ' in'],
      ['Geburtsdatum: ', ['12.03.', '1985'], ''],
      ['"dateOfBirth": "', ['1985-', '03-12'], '"'],
      ['生年月日: ', ['1985年', '3月12日'], ''],
    ],
    misses: [['released on 12 March 2024'], ['born in a barn']],
  },
  {
    ruleId: 'english-address',
    hits: [
      ['ship to ', ['742 Evergreen ', 'Terrace, Springfield, OR 97403'], '.'],
      ['', ['P.O. Box 118', ', Salem, OR 97301'], ''],
      ['', ['10 Mill Lane', ', Leeds LS1 4AP'], ''],
    ],
    misses: [['5 Easy Pieces'], ['step 2 Way of working'], ['in 2024 Main changed']],
  },
  {
    ruleId: 'continental-address',
    hits: [
      ['ich wohne in der ', ['Hauptstraße 5', ', 80331 München'], ''],
      ['', ['Lindenstraße 7', ', 10969 Berlin'], ''],
      ['', ['12 rue de la Paix', ', 75002 Paris'], ''],
      ['', ['Herengracht 5', ', 1015 BA Amsterdam'], ''],
    ],
    misses: [['Chapter 3, 2024 Edition'.toLowerCase()], ['version 3, 10969 bytes']],
  },
  {
    ruleId: 'announced-address',
    hits: [
      ['Indirizzo: ', ['Via Roma 3', ', 00184 Roma'], ''],
      ['住所: ', ['東京都渋谷区', '神南1-19-11'], ''],
    ],
    misses: [['address: 0x7ffe1234abcd'], ['Address = 10.200.200.3/32'], ['address the issue in 2 days']],
  },
  {
    ruleId: 'ipv4-address',
    hits: [
      ['from ', ['45.33.', '32.156'], ' at'],
      ['http://', ['45.33.', '32.156'], ':8080/'],
    ],
    misses: [
      ['127.0.0.1'],
      ['192.168.1.4'],
      ['192.0.2.7'],
      ['version 45.33.32.156'],
      ['1.2.3.4.5'],
      ['8.8.8.8'],
    ],
  },
  {
    ruleId: 'ipv6-address',
    hits: [['at ', ['2a01:4f8:', 'c0c:9d1e::2'], '']],
    misses: [
      ['2001:db8::1'],
      ['fe80::1ff:fe23:4567:890a'],
      ['12:34:56'],
      ['a::b::c::d'],
      ['std::vector::iterator'],
    ],
  },
  {
    ruleId: 'mac-address',
    hits: [['hw ', ['3c:22:fb:', '91:0a:7e'], '']],
    misses: [['00:00:00:00:00:00'], ['aa:bb:cc:dd:ee:ff'], ['12:34:56']],
  },
  {
    ruleId: 'announced-coordinates',
    hits: [
      ['coordinates: ', ['52.37022', ', 4.89517'], ''],
      ['https://maps.internal/@', ['52.37022', ',4.89517'], ',15z'],
    ],
    misses: [['[0.12345, 0.67891]'], ['coordinates: 12, 14']],
  },
  {
    ruleId: 'named-coordinates',
    hits: [['{"lat": ', ['52.37022, "lng"', ': 4.89517'], '}']],
    misses: [['{"lat": 52, "lng": 4}']],
  },
  {
    ruleId: 'home-folder-name',
    hits: [
      ['/home/', ['mvan', 'dijk'], '/app'],
      ['C:\\Users\\', ['mvan', 'dijk'], '\\app'],
    ],
    misses: [['/home/ubuntu/app'], ['/Users/username/app'], ['src/home/page'], ['/home/$USER/app']],
  },
  {
    ruleId: 'profile-name',
    hits: [
      ['https://www.linkedin.com/in/', ['mvan', 'dijk'], '/'],
      ['ssh://', ['mvan', 'dijk'], '@build.internal'],
    ],
    misses: [
      ['https://twitter.com/intent/tweet'],
      ['ssh://git@build.internal'],
      ['https://docs.internal/in/page'],
    ],
  },
];
