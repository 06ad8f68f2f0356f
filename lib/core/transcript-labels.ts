/** A speaker's name on a line of its own or before their words. */
export type Speaker = 'user' | 'assistant' | 'system' | 'unknown';

/**
 * What chats, their interfaces and people write before the words of each side, without the colon: the screen-reader
 * headings and roles of the big sites in the languages that their interfaces have.
 */
const labels: Readonly<Record<Exclude<Speaker, 'unknown'>, readonly string[]>> = {
  user: [
    'user',
    'human',
    'you',
    'me',
    'you said',
    'you asked',
    'prompt',
    'question',
    // German, French, Spanish, Portuguese, Italian, Dutch, Polish, Russian, Ukrainian
    'du',
    'du hast gesagt',
    'sie',
    'sie sagten',
    'nutzer',
    'benutzer',
    'vous',
    'vous avez dit',
    'utilisateur',
    'tú',
    'dijiste',
    'has dicho',
    'usuario',
    'você',
    'você disse',
    'usuário',
    'tu',
    'hai detto',
    'utente',
    'jij',
    'je zei',
    'gebruiker',
    'ty',
    'powiedziałeś',
    'użytkownik',
    'вы',
    'вы сказали',
    'пользователь',
    'ви сказали',
    'користувач',
    // Turkish, Japanese, Chinese, Korean, Arabic, Hindi
    'siz',
    'şunu dediniz',
    'kullanıcı',
    'あなた',
    'あなたの発言',
    'ユーザー',
    '你',
    '你说',
    '您说',
    '用户',
    '你說',
    '使用者',
    '나의 말',
    '사용자',
    'لقد قلت',
    'المستخدم',
    'आपने कहा',
  ],
  assistant: [
    'assistant',
    'ai',
    'bot',
    'model',
    'answer',
    'response',
    'assistent',
    'assistente',
    'asistente',
    'asystent',
    'ассистент',
    'асистент',
    'asistan',
    'アシスタント',
    '助手',
    '어시스턴트',
    'المساعد',
    'सहायक',
  ],
  system: ['system', 'system prompt', 'sistema', 'système', 'система', '系统', 'システム'],
};

/** Names of assistants; with the words for "said" of the same languages they make an interface's heading. */
const assistantNames = [
  'chatgpt',
  'chat gpt',
  'gpt',
  'claude',
  'gemini',
  'grok',
  'deepseek',
  'perplexity',
  'copilot',
  'microsoft copilot',
  'le chat',
  'mistral',
  'kimi',
  'qwen',
  'qianwen',
  'llama',
  'huggingchat',
  'poe',
];
const said = [
  'said',
  'says',
  'responded',
  'replied',
  'answered',
  'hat gesagt',
  'sagte',
  'a dit',
  'dijo',
  'ha dicho',
  'disse',
  'ha detto',
  'zei',
  'powiedział',
  'сказал',
  'сказав',
  'şunu dedi',
  'の発言',
  '说',
  '說',
  '의 말',
  'قال',
  'ने कहा',
];

const speakers = new Map<string, Speaker>(
  (['user', 'assistant', 'system'] as const).flatMap((speaker) =>
    labels[speaker].map((label): [string, Speaker] => [label, speaker]),
  ),
);

/** What may follow an assistant's name: the version or size of the model. */
const VERSION =
  /^(?:\d[\w.]*|o\d\w*|opus|sonnet|haiku|pro|flash|mini|nano|turbo|plus|thinking|instant|fast|max|large|medium|small|chat|ai)$/;

/**
 * Who a label names. One that stands as a speaker's and names nobody that is known is `unknown`: who that is, is never
 * guessed.
 *
 * @param label as it stands in the text, without emphasis and without its colon.
 */
export function findSpeaker(label: string): Speaker {
  const name = label.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  return speakers.get(name) ?? (isAssistantName(name) ? 'assistant' : 'unknown');
}

/** Whether a label has the form in which interfaces name a speaker, `… said`, whoever that is. */
export function isSpeakerHeading(label: string): boolean {
  const name = label.normalize('NFC').toLowerCase().trim();
  return said.some((word) => name.endsWith(word) && name.length > word.length);
}

/** Whether a label is the name of an assistant or its heading: an interface has several of them in one text. */
export function isAssistantName(label: string): boolean {
  const words = label.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').trim();
  const verb = said.find((word) => words.startsWith(`${word} `));
  const name = verb === undefined ? words : words.slice(verb.length + 1);
  const assistant = assistantNames.find((one) => name.startsWith(one));
  if (assistant === undefined) return false;
  const rest = name.slice(assistant.length).trim();
  return (
    rest === '' ||
    said.includes(rest) ||
    rest.split(/[\s-]+/).every((word) => word === '' || VERSION.test(word))
  );
}
