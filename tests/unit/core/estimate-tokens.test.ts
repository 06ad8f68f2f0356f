import fc from 'fast-check';
import { Tiktoken } from 'js-tiktoken/lite';
import o200k from 'js-tiktoken/ranks/o200k_base';
import { expect, test } from 'vitest';
import { estimateTokens } from '../../../lib/core/estimate-tokens.ts';

const tokenizer = new Tiktoken(o200k);
const count = (text: string): number => tokenizer.encode(text).length;

const texts = {
  English:
    'The shop moves in March. Until then nobody may send anything to the members, and the old address has to go on working.',
  German:
    'Der Laden zieht im März um. Bis dahin darf niemand etwas an die Mitglieder schicken, und die alte Adresse muss weiter funktionieren.',
  French:
    'La boutique déménage en mars. D’ici là, personne ne doit rien envoyer aux membres, et l’ancienne adresse doit continuer à fonctionner.',
  Spanish:
    'La tienda se muda en marzo. Hasta entonces nadie puede enviar nada a los socios, y la dirección antigua tiene que seguir funcionando.',
  Russian:
    'Магазин переезжает в марте. До тех пор никто не должен ничего отправлять участникам, а старый адрес обязан работать.',
  Arabic:
    'سينتقل المتجر في مارس. وحتى ذلك الحين لا يجوز لأحد أن يرسل شيئا إلى الأعضاء، ويجب أن يبقى العنوان القديم صالحا.',
  Hebrew: 'החנות עוברת במרץ. עד אז אסור לאף אחד לשלוח דבר לחברים, והכתובת הישנה חייבת להמשיך לפעול.',
  Hindi: 'दुकान मार्च में स्थानांतरित होगी। तब तक कोई भी सदस्यों को कुछ नहीं भेजेगा, और पुराना पता काम करता रहना चाहिए।',
  Chinese: '商店将于三月搬迁。在此之前，任何人都不得向会员发送任何内容，旧地址必须继续有效。',
  Japanese:
    '店は三月に移転します。それまでは誰も会員に何も送ってはいけません。古い住所は使え続けなければなりません。',
  Korean:
    '가게는 3월에 이전합니다. 그때까지 아무도 회원들에게 어떤 것도 보내서는 안 되며, 이전 주소는 계속 작동해야 합니다.',
  Greek: 'Το κατάστημα μετακομίζει τον Μάρτιο. Μέχρι τότε κανείς δεν επιτρέπεται να στείλει τίποτα στα μέλη.',
  code: 'export async function readTurns(list: HTMLElement): Promise<Turn[]> {\n  const rows = [...list.querySelectorAll("article")];\n  return rows.map((row, index) => ({ index, markdown: toMarkdown(row) }));\n}\n',
  JSON: JSON.stringify(
    { protocol: 'baton', revision: 17, decisions: ['Keep the address.'], unknowns: [] },
    null,
    2,
  ),
  emoji: 'Done 🎉 and tested 👩‍💻, the rest on Monday 🙏🏽. '.repeat(3),
};

test.each(Object.entries(texts))('a text in %s has as many tokens as the estimate says', (_, text) => {
  // Twenty sentences, so that one odd word does not decide.
  const { atLeast, atMost } = estimateTokens(`${text}\n`.repeat(20));
  const tokens = count(`${text}\n`.repeat(20));
  expect(tokens).toBeGreaterThanOrEqual(atLeast);
  expect(tokens).toBeLessThanOrEqual(atMost);
});

test('a digest or an encoded picture counts as what it is, not as one long word', () => {
  const encoded = Buffer.from(Array.from({ length: 3000 }, (_, index) => (index * 7919) % 251)).toString(
    'base64',
  );
  const { atLeast, atMost } = estimateTokens(`The picture: ${encoded}`);
  const tokens = count(`The picture: ${encoded}`);
  expect(tokens).toBeGreaterThanOrEqual(atLeast);
  expect(tokens).toBeLessThanOrEqual(atMost);
});

test('an estimate holds its own middle, is never negative, and grows with the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const { tokens, atLeast, atMost } = estimateTokens(text);
      expect(atLeast).toBeGreaterThanOrEqual(0);
      expect(atLeast).toBeLessThanOrEqual(tokens);
      expect(tokens).toBeLessThanOrEqual(atMost);
      expect(estimateTokens(`${text} and more`).tokens).toBeGreaterThanOrEqual(tokens);
    }),
  );
});
