/** Choices, and orders that choose. */
const decisions: readonly RegExp[] = [
  /\blet['’]?s\s(?!see|say|trace|talk|discuss|look|check|think|hope|assume|pretend|continue\b|do the following|not\b|try\b|recap|review|debug|investigate|pause|stop here|fix\b|address|work on|do this|do that|do it)(?!.{0,60}\bthe following\b)\w/i,
  /\b(?:we|I)(?:['’]ll| will|['’]re going to| are going to| am going to|['’]m going to)\s(?:use|go with|stick with|stick to|stay|keep|drop|switch|take|call|store|build|host|ship|target|support|start with)\b/i,
  /\b(?:we|I)(?:['’]ve| have)?\s(?:decided|agreed|settled|chosen|chose|picked|went with)\b|^(?:decision|decided|agreed)\s?:/i,
  /^(?:go|stick|stay)\s(?:with|to|for)\s|^use\s(?!case|the following|your)\w|^(?:switch|change)\sto\s/i,
  /\bI (?:want|would like|['’]?d like) (?:the|exactly|all|every|each|our|it|them|this|to (?:use|keep|stay|go with|stick|replace|build))\b/i,
  /\b(?:we should|should (?:always )?be (?:called|named|stored|limited))\b(?! not)/i,
  /^(?:please )?(?:proceed|go ahead|continue) with (?:\S+ ){1,20}\S+/i,
  /^we (?:keep|skip|drop|pay|(?:stay|stick|go|start) with|(?:leave|take) (?:it|the|both|option))\s(?!getting|seeing|having|running into)\w/i,
  /^we (?:only|just) (?!have|had|get|got|see|saw|know|knew|need|want|started|noticed|found|\w+ed\b)\w+ \w/i,
];

/** An order of steps that is introduced as such: "The order on the day: first …, then …". */
const plan = /^[^:.]{3,60}:\s{0,2}first\b.{3,300}\b(?:then|after that|finally)\b/i;

/** Whether a user's sentence makes a choice. */
export function isEnglishDecision(said: string): boolean {
  return decisions.some((pattern) => pattern.test(said));
}

/** Whether a user's sentence lays down an order of steps. It orders none of them. */
export function isEnglishPlan(said: string): boolean {
  return plan.test(said);
}
