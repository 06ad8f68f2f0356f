import type { LanguageRules } from '../language.ts';
import { pattern, wordSet } from './pattern.ts';

const no = `(?:nicht|nichts|nie|niemals|kein(?:e|en|er|em|es)?|keinesfalls|nirgends|niemand(?:en|em)?)`;
/** Orders in the familiar and the polite form. */
const order = `(?:änder|lösch|schreib|verwend|benutz|nutz|nimm|nehm|mach|send|schick|füg|entfern|fass|rühr|gib|geb|erwähn|nenn|setz|stell|lass|speicher|veröffentlich|übersetz|ersetz|erstell|behalt|beweg|verschieb|kürz|formulier|frag|sag|zeig|leg|druck|bezahl|kauf|bestell|buch|teil|kopier|installier|committe|push|führ|start|gehe?|antwort|erklär|versuch|berühr|überschreib|verrat|verschick|wechsl|wechsel|pass|bau|richt|vermeid|erfind)(?:e|en sie|t|eh?n sie)?`;
const shaping = `(?:änder|ersetz|entfern|verschieb|mach|erstell|verwend|benutz|nutz|setz|integrier|bau|wandl|verwandl|benenn|teil|stell|pass|kürz|nimm|nehm|leg)(?:e|en sie)?`;
const shapingVerb = `(?:ändern|ersetzen|entfernen|verschieben|machen|erstellen|verwenden|benutzen|setzen|integrieren|einbauen|umwandeln|verwandeln|umbenennen|aufteilen|umstellen|anpassen|kürzen|hinzufügen|anlegen|zusammenfassen|umbauen)`;
const notVerified = `(?:nicht (?:verifiziert|geprüft|getestet|bestätigt|bekannt|überprüft)|unbekannt|ungeprüft|ungetestet|unbestätigt|ungeklärt)`;
const soon = `(?:morgen|übermorgen|heute abend|nächste[nr]? (?:woche|monat|jahr)|am (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)|bis (?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))`;

/** The rules of German. */
export const german: LanguageRules = {
  code: 'de',
  stopWords:
    wordSet(`aber alle als am an auch auf aus bei bin bis bitte da damit dann das dass dem den der des die dies diese
    diesem diesen dieser dir doch du ein eine einem einen einer es für gibt habe haben hat hier ich ihm ihn ihr im in ist
    ja jetzt kann kannst kein keine können mal man mehr mein meine meinem meinen meiner mich mir mit muss nach nicht noch
    nun nur ob oder schon sein sich sie sind so soll sollen über um und uns unser unsere von vor war was wenn wer wie wir
    wird wo zu zum zur`),
  negator: pattern`\b(?:${no}|ohne|nur|ausschließlich|verboten|untersagt|tabu|vermeid[\w]{0,6}|weder|nein)\b`,
  effect: pattern`\b(?:(?:ver|ab|zu)?(?:send|schick)(?:e|en|et|t)?|deploy[\w]{0,4}|veröffentlich[\w]{0,4}|lösch(?:e|en|t)?|bezahl[\w]{0,3}|kauf(?:e|en)|bestell(?:e|en)|überweis[\w]{0,3}|push[\w]{0,3}|merg[\w]{0,3}|hochlad[\w]{0,3}|kündig[\w]{0,3}|einlad[\w]{0,3}|buch(?:e|en))\b`,
  preamble: pattern`^(?:(?:ok(?:ay)?|ja|nein(?=[,.!;:])|gut|super|prima|perfekt|danke|vielen dank|bitte|also|und|aber|dann|nun|jetzt|so|ach|hm{1,4}|genau|klar|einverstanden|eigentlich|außerdem|wichtig|noch etwas)\b[\s,.!:;–—-]{1,4}){0,6}`,
  greeting: pattern`^(?:hallo|hi|hey|guten (?:morgen|tag|abend)|liebe[rs]?|servus|moin|grüß|danke|vielen dank)\b[^?]{0,60}$`,
  request: pattern`\?\s{0,4}$|\b(?:kannst|könntest|können|könnten|würdest) (?:du|sie|ihr)\b|\bbitte\b|\bich (?:möchte|will|brauche|hätte gern)\b|\bhilf mir\b|^(?:schreib|erstell|bau|mach|füg|korrigier|erklär|prüf|übersetz|fass|plan|zeig|gib|entwirf)`,
  question: [
    pattern`^(?:was|wie|warum|wieso|weshalb|welche[\w]{0,2}|wo|wer|wann|gibt es|kann (?:ich|man)|kannst du|könntest du|können wir|soll(?:en|te|ten)? (?:ich|wir)|ist|sind|hast du)\b`,
  ],
  conditional: pattern`^(?:wenn|falls|sobald|sofern|angenommen|vielleicht|theoretisch|solange)\b`,
  restrictions: {
    asking: pattern`^(?:warum|wieso|weshalb|wie|was|wann|wo|wer|soll(?:en|te|ten)?|ist|sind|hast|haben|darf|muss|wollen|willst)\b`,
    harmless: [
      pattern`^(?:wenn|falls)\b[^,]{0,200}$|\b(?:vergiss|vergesst|vergessen sie) (?:bitte )?nicht\b|^mach(?:en sie)? (?:dir|sich|euch) keine\b|\bich weiß (?:es )?nicht\b|^kein(?:e)? (?:problem|ahnung|sorge|frage|thema|eile|idee|ursache|fehler)\b|^nicht (?:schlimm|schlecht|wirklich|sicher|ganz|so|nur)\b|^nichts zu danken\b|\bsoll nicht heißen\b|\bich (?:glaube|denke|finde)\b`,
    ],
    forms: [
      {
        pattern: pattern`^(?:[^,]{3,120}, )?(?:dann )?${order}\s(?:.{0,200}\s)?(?:${no}|nur|ausschließlich)\b`,
      },
      { pattern: pattern`\bbitte (?:[\w]{1,30} ){0,6}?(?:${no}|nur|ausschließlich)\b` },
      {
        pattern: pattern`(?:^|\b(?:und|aber) (?:bitte )?)(?:(?:auf keinen fall|unter keinen umständen|${no})\s[\w])`,
      },
      {
        pattern: pattern`\b(?:darf|darfst|dürfen|dürft|soll|sollst|sollen|sollte|sollten|sollt|brauchst|musst|müssen)\b.{0,160}\b${no}\b`,
      },
      {
        pattern: pattern`\b(?:ich|wir) (?:will|wollen|möchte|möchten|akzeptiere[n]?|erlaube[n]?) (?:[\w]{1,30} ){0,5}?${no}\b`,
      },
      {
        pattern: pattern`\bohne\b.{1,120}\bzu (?:änder|veränder|lösch|frag|berühr|schreib|entfern|installier|veröffentlich|überschreib)[\w]{1,4}\b|\bohne (?:meine|unsere|vorherige|rücksprache|erlaubnis|zustimmung|zu fragen)\b`,
      },
      {
        pattern: pattern`\b(?:ist|sind|bleibt|bleiben) (?:[\w]{1,20} ){0,2}(?:verboten|untersagt|tabu|nicht erlaubt)\b|^vermeide\b|\bfinger weg\b`,
      },
      {
        pattern: pattern`^[^,]{2,80}\b(?:geht|gehen|kommt|kommen) (?:nur|ausschließlich) an (?:mich|uns|[\w.+-]{1,64}@)`,
      },
    ],
  },
  instructions: {
    patterns: [
      pattern`\b(?:ab jetzt|ab sofort|von nun an|künftig|in zukunft|von jetzt an)\b`,
      pattern`^(?:${order}|achte|achten sie)\s(?:.{0,120}\s)?(?:immer|stets|jedes mal|überall|bei jeder|in jeder|in jedem)\b`,
      pattern`^(?:antworte|antworten sie|schreib(?:e|en sie)?|sprich|erkläre?|formulier(?:e|en sie)?)\b.{0,40}\s(?:auf (?:deutsch|englisch|französisch|spanisch)|kurz|knapp|in einfachen|in kurzen|per du|per sie)\b`,
      pattern`^(?:achte|achten sie|sorge|stell(?:e|en sie)? sicher|denk(?:e|en sie)? daran|merke? dir|halte? dich|behalte|behalten sie|beachte|beachten sie|berücksichtige)\b`,
      pattern`^frage? mich (?:vorher|zuerst|bevor|erst|immer)\b|\bvergiss nicht\b`,
    ],
    manner: pattern`\s(?<manner>(?:unter verwendung|mithilfe|mit hilfe|gemäß|entsprechend|nach den (?:regeln|vorgaben))\s.{6,200}?)[.!?]?$`,
    heading: pattern`^(?:ab jetzt|von nun an|(?:meine|unsere|die|ein paar)? ?(?:[\w]{1,30} )?regeln\b.{0,40})$`,
  },
  decisions: {
    patterns: [
      pattern`\b(?:wir|ich) (?:nehmen|nehme|bleiben|bleibe|verwenden|verwende|nutzen|benutzen|behalten|behalte|wählen|wähle|streichen|entscheide[n]? (?:uns|mich))\s[\w]`,
      pattern`\b(?:lass|lasst|lassen sie) uns\b.{1,120}\b(?:nehmen|verwenden|nutzen|bleiben|machen|streichen|beginnen|anfangen|umstellen)\b`,
      pattern`\b(?:wir|ich) (?:haben|habe)\b.{0,80}\b(?:entschieden|beschlossen|vereinbart|gewählt|festgelegt)\b|^(?:entscheidung|beschlossen|vereinbart)\s?:`,
      pattern`^(?:nimm|nehmen sie|bleib(?:e|en sie)? bei|wechs(?:le|eln sie) zu)\s[\w]`,
      pattern`\b(?:ich|wir) (?:möchte|möchten|will|wollen|hätte[n]? gern[e]?)\b.{0,160}\b(?:dass|haben|${shapingVerb}|behalten|werden|wird|ist|sind)\b`,
      pattern`^(?:der|die|das|es|alle|jede[rs]?|unser[e]?|mein[e]?)\b[^?]{1,120}\bsoll(?:en|te|ten)?\s[\w]`,
      pattern`^${shaping}\s(?:[^\s]{1,80}\s){2,60}[^\s]`,
    ],
    asked: [
      pattern`^(?:kannst|könntest|können|könnten|würdest) (?:du|sie|ihr)\b.{8,300}\b${shapingVerb}\s?\??$`,
    ],
  },
  rejections: {
    patterns: [
      pattern`^(?:verwirf|vergiss|lass) (?:das|es|die idee)\b|\b(?:ansatz|idee|option|lösung|das|es) (?:hat|funktioniert|klappt|ist) (?:[\w]{1,20} )?(?:nicht (?:funktioniert|geklappt|geholfen)|keine option|abgelehnt|verworfen)\b`,
      pattern`\b(?:ist|sind|wäre) (?:uns |mir |viel )?zu (?:teuer|langsam|kompliziert|riskant|aufwendig|aufwändig)\b|\b(?:abgelehnt|verworfen|ausgeschlossen)\b|\bnicht (?:das,? )?was ich (?:wollte|meinte)\b|\bgefällt mir nicht\b`,
    ],
    preferred: pattern`\b(?:nimm|nehmen|verwend[\w]{1,3}|nutz[\w]{1,3}|lieber|besser)\b.{1,200}?\b(?:statt|anstatt|anstelle)\s(?<option>[^,.;:!?()]{3,120})`,
  },
  nextStep: {
    user: pattern`^(?:als nächstes|nächster schritt|der nächste schritt)\b`,
    assistant: pattern`^(?:(?:also|dann|nun),? )?(?:der|mein|dein|ihr|unser) nächster? schritt (?:ist|wäre|wird)\b|^(?:nächster schritt|als nächstes):\s?[\w]`,
  },
  facts: {
    confirmations: [
      pattern`\b(?:tests?|prüfungen|build)\b.{0,30}\b(?:laufen durch|bestanden|sind grün|ist grün|erfolgreich)\b`,
      pattern`\b(?:es|das|alles|jetzt) (?:jetzt |nun |alles )?(?:funktioniert|klappt|läuft|geht)(?: (?:jetzt|nun|wieder|einwandfrei|bei mir|perfekt|gut)|[.!,]|$)`,
      pattern`^(?:ich (?:kann )?bestätige[n]?|bestätigt)\b|\bich habe (?:es|das|den|die|alles|beide)\b.{0,60}\b(?:getestet|geprüft|gemessen|überprüft|ausgeführt)\b`,
    ],
    work: [
      pattern`^ich habe (?:gerade |schon |jetzt |auch )?(?:den|die|das|meine[\w]?|unsere[\w]?|alle|beide|jede[\w]?|\d{1,6}|zwei|drei|vier|fünf)\b.{1,160}\b(?:geändert|umbenannt|gelöscht|entfernt|installiert|unterschrieben|bezahlt|bestellt|hochgeladen|verschoben|gezählt|geschickt|angerufen|kopiert|gebucht|gekündigt|angemeldet|ausgeführt)\b`,
      pattern`^(?:der|die|das|alle|beide|unsere?|meine?)\s(?:[\w-]{1,40}\s){1,6}?(?:ist|sind|wurde|wurden)\s(?:jetzt |schon |alle )?(?:gelöscht|entfernt|unterschrieben|bezahlt|installiert|kopiert|verschoben|umbenannt|hochgeladen|bestellt|gebucht|gedruckt)\b`,
    ],
    exceptions: pattern`\b(?:aber|außer|bis auf)\b`,
  },
  openItems: {
    left: [
      pattern`\btodo\s?:|\b(?:wir|ich) (?:müssen|muss) noch\b|\b(?:fehlt|fehlen) noch\b|\bnoch (?:offen|zu (?:tun|erledigen|klären))\b|\b(?:steht|stehen) noch aus\b|^später\b.{0,40}\b(?:wir|ich)\b`,
    ],
    promised: [
      pattern`^ich (?:werde|muss|will|kann)\b.{3,120}\b${soon}\b`,
      pattern`^ich (?!bin|habe|will|möchte|kann|denke|glaube|weiß|hätte|würde|muss|brauche|sage)[\w]{3,20}\b.{1,80}\b${soon}\b`,
    ],
    waiting: [
      pattern`\b(?:wir|das|alles) (?:warten|wartet|hängen|hängt|steht) (?:noch )?(?:auf|an|still)\b(?! (?:dich|deine|ihre|sie)\b)`,
      pattern`\b(?:er|sie|der [\w]{2,30}|die [\w]{2,30}) (?:schickt|bringt|unterschreibt|liefert|prüft|schreibt|entscheidet|macht|kommt)\b.{0,120}\b${soon}\b`,
    ],
    heading: pattern`^(?:nächste schritte|(?:noch )?offen(?:e punkte|e fragen|e aufgaben)?|noch zu tun|to-?dos?|was noch fehlt|offene punkte)\b`,
  },
  blockers: [
    pattern`\b(?:ich|wir) (?:warten?|wart) (?:noch |immer noch |derzeit )?auf (?!dich|deine|euch|sie\b)(?<waiting>.{3,200})$`,
    pattern`\b(?:ist|sind|bin|wird|werden) (?:noch |derzeit |gerade )?(?:blockiert|aufgehalten)(?: durch| von|,? bis|,? solange) (?<waiting>.{3,200})$`,
    pattern`\b(?:kann|können) (?:ich |wir )?(?:erst|nicht) weiter(?:machen|arbeiten|gehen)?,? (?:wenn|bis|bevor|ohne|solange) (?<waiting>.{3,200})$`,
  ],
  progress: {
    prepared: [pattern`^(?:ich habe|wir haben) .{1,120}\b(?:vorbereitet|entworfen|aufgesetzt)[.!]?$`],
    tested: [
      pattern`\btests? (?:laufen|sind|waren|liefen) (?:jetzt |alle |nun ){0,2}(?:durch|grün|erfolgreich|bestanden)\b`,
      pattern`^(?:ich habe|wir haben) .{1,120}\b(?:getestet|ausprobiert)[.!]?$`,
    ],
    deployed: [
      pattern`^(?:ich habe|wir haben) .{1,120}\b(?:veröffentlicht|deployt|ausgerollt|live gestellt)[.!]?$`,
      pattern`\b(?:ist|sind) (?:jetzt |schon |seit .{1,30})?(?:live|online|veröffentlicht|ausgerollt)[.!]?$`,
    ],
    verified: [
      pattern`^(?:ich habe|wir haben) .{1,120}\b(?:nachgeprüft|überprüft|verifiziert|gegengeprüft)[.!]?$`,
    ],
  },
  doubts: {
    patterns: [
      pattern`\b(?:ich bin (?:mir )?nicht sicher|keine ahnung|ich weiß (?:noch )?nicht|unklar|mir ist nicht klar),?\s(?:ob|warum|wie|was|welche[\w]?|wer|wann|wo|dass)\b`,
      pattern`\bniemand hat\b.{0,60}\b(?:geprüft|getestet)\b|\bmuss noch (?:geprüft|getestet|bestätigt|geklärt) werden\b|\bich (?:glaube|vermute|nehme an),? (?:es|das|dass|weil)\b`,
    ],
    pronoun: pattern`^(?:es|das|dies)\b`,
  },
  admissions: {
    patterns: [
      pattern`\b(?:ist|sind|bleibt|war|wurde)\s(?:noch\s|bisher\s|weiterhin\s)?${notVerified}\b`,
      pattern`\bich (?:weiß|kann|konnte|habe)\b.{0,80}\bnicht (?:sagen|prüfen|bestätigen|überprüfen|getestet|geprüft|gesehen|ausgeführt|gemessen|wissen|testen)\b|\bich weiß nicht\b|\bdas weiß ich nicht\b`,
      pattern`\b(?:ist|war) (?:nur |bloß )?eine (?:annahme|vermutung|schätzung)\b`,
    ],
    labelled: pattern`(?:^|\s)(?:\*\*)?(?<label>(?:noch )?${notVerified}|offene fragen?|annahmen?)(?:\*\*)?:(?:\*\*)?\s(?<what>[^\s].{4,400})$`,
  },
  claims: {
    predictions: [
      pattern`\b(?:sollte|sollten) (?:jetzt |nun )?(?:.{0,60}\s)?(?:funktionieren|klappen|laufen|behoben sein|gehen)\b`,
      pattern`\b(?:vermutlich|wahrscheinlich|höchstwahrscheinlich|scheint|die ursache (?:ist|war))\b`,
    ],
    patterns: [
      pattern`\b(?:tests?|build)\b.{0,30}\b(?:laufen (?:alle )?durch|bestanden|grün|erfolgreich)\b`,
      pattern`\b(?:ist|sind) (?:jetzt|nun) (?:[\w]{1,20} )?(?:behoben|gelöst|fertig|bereit|vollständig|korrekt|sauber|integriert|einsatzbereit)\b|\b(?:funktioniert|läuft) (?:jetzt|nun|einwandfrei)\b|\bproduktionsreif\b`,
      pattern`\b(?:ich habe|wurde|wurden)\b.{0,120}\b(?:veröffentlicht|deployt|gepusht|verifiziert|getestet|gemessen|geprüft|verschickt|gesendet)\b|\berfolgreich\s[\w]{3,30}t\b`,
    ],
    done: [
      pattern`\bich habe\b.{1,160}\b(?:hinzugefügt|erstellt|aktualisiert|entfernt|umgesetzt|implementiert|korrigiert|verschoben|umbenannt|geschrieben|ersetzt|überarbeitet|eingebaut|geändert|gelöscht|angelegt|ergänzt|abgeschlossen|übersetzt)\b`,
      pattern`^(?:fertig|erledigt|abgeschlossen)\s?[.:!–—-]\s?[^\s]|\b(?:wurde|wurden)\b.{1,120}\b(?:hinzugefügt|erstellt|aktualisiert|entfernt|umgesetzt|implementiert|verschoben|umbenannt|ersetzt|geändert|ergänzt)\b`,
    ],
    notYetDone: pattern`\b(?:werde|wird|werden|würde|sollte|könnte|kann|muss|müssen|wenn|sobald)\b`,
    notAClaim: pattern`^[^\w]{0,6}(?:warum|wie|was|wenn|falls|sobald|prüfe|teste|stelle sicher|du kannst|sie können|möchtest|soll|bitte|lass)\b|\b(?:möchtest du|soll ich|wenn du|damit du|ich werde|stelle sicher|du hast)\b`,
    takesBack: pattern`^(?:ah,? |oh,? |ja,? )?(?:du hast (?:völlig |vollkommen |absolut )?recht|sie haben (?:völlig |vollkommen )?recht|mein fehler|ich lag falsch|ich habe mich (?:geirrt|vertan)|entschuldig[\w]{1,5}|tut mir leid)\b`,
  },
  retractions: {
    permission: pattern`\b(?:du darfst|sie dürfen|du kannst|es ist (?:ok|okay|in ordnung),)\s(?:jetzt |nun |doch )?(?<words>[^?]{3,200}?(?<action>[\w]{3,30}))[.!]?$`,
    hangsOnSomething: pattern`\b(?:wenn|falls|sobald|nachdem|bis|nur|aber|solange|nicht|kein[\w]{0,2}|außer|bevor)\b`,
    previous: pattern`\b(?:vergiss|verwirf|streich|lass|ignorier)(?:e)? (?:das|es)(?: wieder| doch| lieber)?(?=\s{0,3}(?:[.,;!–—-]|$)| (?:und|bitte)\b)|\bdoch nicht\b|\bich habe (?:das|es|deine änderungen) (?:rückgängig gemacht|zurückgenommen)\b`,
    rule: pattern`\b(?:vergiss|streich|ignorier|heb)(?:e)? (?:diese|die|das) (?:letzte )?(?:regel|einschränkung|verbot|grenze)\b|\b(?:regel|einschränkung|verbot) (?:gilt nicht mehr|fällt weg|ist aufgehoben)\b`,
    named: pattern`\b(?:verwirf|vergiss|streich(?:e)?|doch (?:kein|nicht)(?:e|en)?|keine? [\w]{1,30} mehr,? sondern)\s(?:den |die |das )?(?<words>[^,.;:!?]{2,120})`,
  },
  wording: {
    restriction: (said) => `Der Nutzer sagt dem Assistenten: „${said}“`,
    task: (task) => task,
    label: (label) => label.replace(/fragen$/i, 'Frage').replace(/annahmen$/i, 'Annahme'),
    withdrawn: (text) => `Vom Nutzer später zurückgenommen: ${text}`,
    turnedDown: (option) => `Vom Nutzer abgelehnt: ${option}.`,
    listed: (text) => `Vom Nutzer als nicht geprüft vermerkt: „${text}“`,
  },
};
