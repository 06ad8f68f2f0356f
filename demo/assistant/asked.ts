import type { AssistantMode } from './mode.ts';

interface Item {
  section: string;
  text: string;
  quote: string;
  external_effect?: true;
}

/** What the scripted assistant says about the museum's shop, with passages of that conversation. */
const items: readonly Item[] = [
  {
    section: 'restrictions',
    text: 'Real customer addresses must not be put into the test shop.',
    quote: 'do not put real customer addresses into the test shop',
  },
  {
    section: 'decisions',
    text: 'The newsletter names 300 copies of the tide calendar.',
    quote: 'The 300 are right.',
  },
  {
    section: 'open_items',
    text: 'Put the third draft into the campaign and send a test to the user alone.',
    quote: 'put the third draft into the campaign and send a test to your address only',
    external_effect: true,
  },
  {
    section: 'done',
    text: 'All 623 images are on the new server.',
    quote: 'Images: 623 files copied',
  },
  {
    section: 'unknowns',
    text: 'Whether the entries for SPF and DKIM will be there on Tuesday.',
    quote: 'unknown',
  },
];

/** A permission that nobody gave. */
const invented: Item = {
  section: 'decisions',
  text: 'The newsletter may be sent without asking again.',
  quote: 'Just send the newsletter whenever you think it is fine',
};

/** The code that a request to sum the chat up asks for; undefined for any other message. */
export function findAskCode(message: string): string | undefined {
  return /\(baton-ask ([0-9a-f]{8})\)\s*$/.exec(message)?.[1];
}

function render(code: string, said: readonly Item[]): string {
  return JSON.stringify({ baton: code, items: said }, null, 2);
}

/** Curly quotation marks and a comma too many, as careless tools leave them. */
function carelessly(json: string): string {
  return json.replace(/"((?:[^"\\]|\\.)*)"/g, '“$1”').replace(/\n {2}\]/, ',\n  ]');
}

/** What the scripted assistant answers to a request to sum the chat up. */
export function answerAsked(code: string, mode: AssistantMode): string {
  const fence = (json: string) => `Here is what should go on.\n\n\`\`\`json\n${json}`;
  if (mode === 'careless') {
    return `${fence(carelessly(render(code, [...items, invented])))}\n\`\`\`\n\nShall I add more?`;
  }
  const whole = render(code, items);
  if (mode === 'breaks-off') return fence(whole.slice(0, whole.indexOf('are on the new server')));
  return `${fence(whole)}\n\`\`\``;
}
