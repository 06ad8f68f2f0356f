import { describe, expect, test } from 'vitest';
import type { PointField, PointMark } from '../../../../lib/core/answers/answer-marks.ts';
import { reviewReply } from '../../../../lib/core/answers/review-answers.ts';
import type { Packet } from '../../../../lib/core/packet.ts';
import { fullExample } from '../packets.ts';

const good = [
  'Complete the deployment review.',
  'Confirmed: tests passed locally. Unknown: whether the new version is serving traffic.',
  'No production change without approval. Nobody may send the newsletter. I must not touch the old server.',
  'The product table was exported, and the dry-run results are recorded.',
  'Compare the two row counts, then verify the live service.',
];

const replyOf = (answers: readonly string[]) => answers.map((text, at) => `${at + 1}. ${text}`).join('\n');

/** Every mark that is not `stated`, as "field: mark". */
function marksOf(answers: readonly string[], packet: Packet = fullExample): string[] {
  const { points } = reviewReply(packet, replyOf(answers));
  return points.flatMap(({ point, mark }) => (mark === 'stated' ? [] : [`${point.field}: ${mark}`]));
}

const inventedIn = (answers: readonly string[], packet: Packet = fullExample) =>
  reviewReply(packet, replyOf(answers)).invented.map(({ text }) => text);

describe('a reply that names everything', () => {
  test('in its own words has every point stated, and nothing invented', () => {
    expect(marksOf(good)).toEqual([]);
    expect(inventedIn(good)).toEqual([]);
  });

  test('and says what binds in another answer has it stated as well', () => {
    const moved = good
      .with(2, 'No production change without approval.')
      .with(4, `${good[4]} Nobody may send the newsletter; I must not touch the old server.`);
    expect(marksOf(moved)).toEqual([]);
  });

  test('under a heading that forbids has it stated', () => {
    const list = good.with(
      2,
      'Decision: no production change without approval.\nForbidden:\n- sending the newsletter\n- touching the old server',
    );
    expect(marksOf(list)).toEqual([]);
  });

  test('and what waits for approval is no contradiction of it', () => {
    const waiting = good.with(4, `${good[4]} Production changes need your approval first.`);
    expect(marksOf(waiting)).toEqual([]);
  });
});

describe('a restriction is', () => {
  const restriction = (rules: string, next = good[4] ?? ''): string[] =>
    marksOf(good.with(2, `No production change without approval. ${rules}`).with(4, next));
  const other = 'I must not touch the old server.';

  test.each<[string, string, string | undefined, PointMark | undefined]>([
    ['missing when the answer drops it', other, undefined, 'missing'],
    [
      'missing when only its words stand scattered over others',
      `Nobody may touch it; the newsletter is old; send the server. ${other}`,
      undefined,
      'missing',
    ],
    ['contradicted without its "nobody"', `${other} You may send the newsletter.`, undefined, 'contradicted'],
    [
      'contradicted by the next step, also where it is named',
      `${other} Nobody may send the newsletter.`,
      'Compare the two row counts, verify the live service and send the newsletter.',
      'contradicted',
    ],
    [
      'missing where a "not" before it may or may not reach it',
      'I must not touch the old server, and I send the newsletter.',
      undefined,
      'missing',
    ],
    [
      'contradicted where a "but" ends the "not"',
      'I must not touch the old server, but send the newsletter.',
      undefined,
      'contradicted',
    ],
    [
      'missing when it is only said to need approval',
      `${other} Sending the newsletter needs your approval.`,
      undefined,
      'missing',
    ],
    [
      'stated in other words',
      `${other} The newsletter must never go out, no sending at all.`,
      undefined,
      undefined,
    ],
    ['stated with "forbidden"', `${other} Sending the newsletter is forbidden.`, undefined, undefined],
  ])('%s', (_name, rules, next, mark) => {
    expect(restriction(rules, next)).toEqual(mark ? [`restrictions: ${mark}`] : []);
  });

  test('found by the user’s own words beside it', () => {
    expect(restriction('Nobody may send the newsletter. I don’t touch the old box.')).toEqual([]);
  });

  test('not contradicted by a plan that the packet itself holds', () => {
    const packet: Packet = {
      ...fullExample,
      restrictions: ['Do not deploy the shop.'],
      open_items: [{ id: 'a', task: 'Deploy the shop', external_effect: true }],
    };
    expect(
      marksOf(
        good
          .with(2, 'No production change without approval. Do not deploy the shop.')
          .with(4, 'Compare the two row counts. Deploy the shop: only when you say so.'),
        packet,
      ),
    ).toEqual([]);
  });

  test('contradicted by "without approval" where it says "not without approval"', () => {
    const packet: Packet = {
      ...fullExample,
      decisions: [],
      restrictions: ['Never change production without approval.'],
    };
    expect(marksOf(good.with(2, 'Change production without approval.'), packet)).toEqual([
      'restrictions: contradicted',
    ]);
    expect(marksOf(good.with(2, 'Production changes need your approval.'), packet)).toEqual([]);
  });
});

describe('a decision or a fact is contradicted', () => {
  const packet: Packet = {
    ...fullExample,
    decisions: ['Use the blue template for the invitation.'],
    confirmed_facts: ['The old tool exports the addresses.'],
    restrictions: [],
  };
  const answers = good
    .with(1, 'The old tool exports the addresses. Unknown whether the new version is serving traffic.')
    .with(2, 'Use the blue template for the invitation.');

  test('by its opposite, and not where it is said as well', () => {
    expect(marksOf(answers, packet)).toEqual([]);
    expect(marksOf(answers.with(2, 'Do not use the blue template for the invitation.'), packet)).toEqual([
      'decisions: contradicted',
    ]);
    expect(
      marksOf(
        answers.with(
          1,
          'The old tool does not export the addresses. Unknown whether the new version is serving traffic.',
        ),
        packet,
      ),
    ).toEqual(['confirmed_facts: contradicted']);
  });
});

describe('a guess', () => {
  test('that is named as confirmed is contradicted', () => {
    const promoted = good.with(1, 'Confirmed: tests passed locally, the new version is serving traffic.');
    expect(marksOf(promoted)).toEqual(['unknowns: contradicted']);
  });

  test('of the assistant before is found without the words that introduce it', () => {
    const packet: Packet = {
      ...fullExample,
      unknowns: ['Claimed by the assistant, not verified: The import keeps all umlauts.'],
    };
    expect(
      marksOf(good.with(1, 'Tests passed locally. Not verified: the import keeps all umlauts.'), packet),
    ).toEqual([]);
    expect(
      marksOf(good.with(1, 'Confirmed: tests passed locally; the import keeps all umlauts.'), packet),
    ).toEqual(['unknowns: contradicted']);
  });
});

describe('what is done', () => {
  test('is marked when it seems to be planned again', () => {
    expect(
      marksOf(
        good.with(
          4,
          'First export the product table, then compare the two row counts and verify the live service.',
        ),
      ),
    ).toEqual(['done: repeated']);
  });

  test('is not marked when the plan only says that it is done', () => {
    expect(
      marksOf(
        good.with(
          4,
          'The product table was exported already, so compare the two row counts and verify the live service.',
        ),
      ),
    ).toEqual([]);
  });

  test('does not hold what is still open', () => {
    expect(marksOf(good.with(3, `${good[3]} The live service is verified.`))).toEqual([
      'open_items: contradicted',
    ]);
  });
});

describe('an effect outside', () => {
  const packet: Packet = {
    ...fullExample,
    open_items: [{ id: 'a', task: 'Send the November issue to the members', external_effect: true }],
  };

  test('is missing where no answer names it', () => {
    expect(marksOf(good.with(4, 'Compare the two row counts.'), packet)).toEqual(['effects: missing']);
  });

  test('is contradicted where nobody’s word is said to be needed', () => {
    expect(
      marksOf(
        good.with(
          4,
          'Compare the two row counts. Sending the November issue to the members needs no approval.',
        ),
        packet,
      ),
    ).toEqual(['effects: contradicted']);
    expect(
      marksOf(
        good.with(
          4,
          'Compare the two row counts. Sending the November issue to the members needs your approval.',
        ),
        packet,
      ),
    ).toEqual([]);
  });
});

describe('not in the packet is', () => {
  test('a matter that none of its points is about', () => {
    expect(inventedIn(good.with(2, `${good[2]} The colours follow the spring catalogue.`))).toEqual([
      'The colours follow the spring catalogue.',
    ]);
    expect(inventedIn(good.with(3, `${good[3]} Invoices were printed for March.`))).toEqual([
      'Invoices were printed for March.',
    ]);
  });

  test('a permission that nobody gave', () => {
    const review = reviewReply(
      fullExample,
      replyOf(good.with(2, `${good[2]} You approved the production change.`)),
    );
    expect(review.invented).toEqual([
      { question: 2, text: 'You approved the production change.', isConsent: true },
    ]);
  });

  test('nothing that the receiver asks, doubts, denies or says of itself', () => {
    const talk = [
      'Complete the deployment review. I have read the whole block carefully.',
      `${good[1]} The restriction on newsletters looks odd beside the campaign budget.`,
      `${good[2]} Should the colours follow the spring catalogue?`,
      `${good[3]} No invoices were printed for March.`,
      `${good[4]} Printing invoices waits for your approval. I will wait for your answer here.`,
    ];
    expect(inventedIn(talk)).toEqual([]);
  });
});

describe('an answer that says it does not know is one', () => {
  test.each([
    ['en', 'Needs verification.'],
    ['en', 'I don’t know.'],
    ['de', 'Das ist unbekannt und muss geprüft werden.'],
    ['fr', 'Inconnu, à vérifier.'],
    ['es', 'No se sabe; hay que verificar.'],
    ['pt', 'Desconhecido, precisa de verificação.'],
    ['ja', '不明です。確認が必要です。'],
    ['zh', '未知，需要验证。'],
  ])('%s: %s', (code, answer) => {
    const goals: Record<string, string> = {
      en: 'Move the shop to the new host by the end of the month.',
      de: 'Wir ziehen mit dem Laden auf den neuen Server um und das ist bis Ende des Monats fertig.',
      fr: 'Nous allons déplacer la boutique vers le nouveau serveur avant la fin du mois.',
      es: 'Vamos a mover la tienda al nuevo servidor antes de que termine el mes.',
      pt: 'Vamos mudar a loja para o novo servidor até o fim do mês, com tudo que ela tem.',
      ja: '月末までに店を新しいサーバーに移すことです。',
      zh: '在月底之前把商店搬到新的服务器上。',
    };
    const goal = goals[code] ?? '';
    const packet: Packet = { ...fullExample, goal };
    expect(reviewReply(packet, replyOf([goal, answer])).admits).toEqual([1]);
  });
});

describe('without an answer', () => {
  test('all that it had to name is missing, and nothing is guessed', () => {
    const review = reviewReply(fullExample, 'Understood, I will continue.');
    expect(review.answers).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(new Set(review.points.map(({ mark }) => mark))).toEqual(new Set(['missing']));
    expect(review.limits).toEqual([]);
  });

  test('to one question only its points are missing', () => {
    const fields: PointField[] = ['restrictions', 'decisions'];
    const { points } = reviewReply(fullExample, `1. ${good[0]}\n2. ${good[1]}\n4. ${good[3]}\n5. ${good[4]}`);
    expect(points.filter(({ mark }) => mark === 'missing').map(({ point }) => point.field)).toEqual([
      fields[0],
      fields[0],
      fields[1],
    ]);
  });
});

describe('what cannot be compared', () => {
  const german = [
    'Die Prüfung der Auslieferung soll fertig werden.',
    'Das ist unbekannt.',
    'Es darf nichts geändert werden und die Nachrichten werden nicht verschickt.',
    'Die Tabelle ist schon exportiert.',
    'Wir vergleichen die Zahlen der Zeilen miteinander.',
  ];

  test('because packet and reply are in two languages is not said to be missing', () => {
    const review = reviewReply(fullExample, replyOf(german));
    expect(review.limits).toEqual(['other-language']);
    expect(new Set(review.points.map(({ mark }) => mark))).toEqual(new Set(['not-compared']));
    expect(review.invented).toEqual([]);
  });

  test('in a language without rules is found in the same words only, and said so', () => {
    const rules = [
      'Non inviare la lettera ai soci della fattoria.',
      'Non toccare il vecchio magazzino della fattoria.',
    ];
    const packet: Packet = {
      ...fullExample,
      goal: 'Spostare il negozio della fattoria nel nuovo magazzino.',
      confirmed_facts: [],
      decisions: [],
      unknowns: [],
      done: [],
      next_step: '',
      open_items: [],
      last_completed_step: '',
      restrictions: rules,
    };
    const review = reviewReply(
      packet,
      replyOf([packet.goal, 'Sconosciuto.', `${rules[0]} Toccare il vecchio magazzino della fattoria.`]),
    );
    expect(review.limits).toEqual(['no-rules']);
    expect(review.points.map(({ mark }) => mark)).toEqual(['stated', 'stated', 'missing']);
  });
});
