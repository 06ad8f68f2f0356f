import type { LanguageCode } from '../suggest/language.ts';
import { pattern, wordSet } from '../suggest/languages/pattern.ts';

/**
 * What judging an answer needs of a language beside its rules: data only, without a quantifier that has no bound. What
 * says no is `negator` of the rules, without what only limits.
 */
export interface JudgingWords {
  /** Among the rules' negators: what limits ("without", "only") and does not deny by itself. */
  readonly limits: RegExp;
  /** More ways to forbid or to deny. */
  readonly forbids: RegExp;
  /** Begins a clause to which a "not" before it does not reach. */
  readonly contrast: RegExp;
  /** Makes something wait for somebody's word. */
  readonly asks: RegExp;
  /** Makes something wait for a time or a condition. */
  readonly when: RegExp;
  /** Whether what a prohibition does not reach usually stands at its end: "never … without …". */
  readonly endsWithLimit: boolean;
  /** Says that something is not known or has to be verified. */
  readonly doubts: RegExp;
  /** A label above what is known. */
  readonly sure: RegExp;
  /** Says that something is over. */
  readonly finished: RegExp;
  /** Says that somebody has given a permission. */
  readonly consent: RegExp;
  /** Says that nobody's word is needed. */
  readonly frees: RegExp;
  /** Words that carry nothing when a sentence is looked for. */
  readonly weak: ReadonlySet<string>;
  /** The same in a script without spaces, where no word stands by itself. */
  readonly particles?: RegExp;
}

const english: JudgingWords = {
  limits: pattern`\b(?:without|only)\b`,
  forbids: pattern`\b(?:forbid(?:s|den)?|prohibit(?:s|ed)?|banned|refrain|off[- ]limits|must stay out|don[’']?ts?)\b`,
  contrast: pattern`^\W{0,3}(?:but|instead|however|yet|although|though)\b`,
  asks: pattern`\b(?:approv(?:e[sd]?|al|als)|authori[sz](?:e[sd]?|ation|ing)|permission|permits?|consent|confirm(?:s|ed|ation)?|go-ahead|sign-off|ask(?:s|ed|ing)?|wait(?:s|ing)?)\b|\?`,
  when: pattern`\b(?:until|unless|before|if|once|after|while)\b`,
  endsWithLimit: true,
  doubts: pattern`\b(?:unknowns?|unclear|unverified|uncertain|unconfirmed|not (?:yet )?(?:known|verified|confirmed|stated|clear|sure|checked|certain)|needs? (?:to be )?(?:verification|verified|checking|checked|confirmation)|to be (?:verified|confirmed|checked)|(?:do not|don[’']?t|cannot|can[’']?t) (?:know|tell|verify|confirm)|no idea|open questions?|whether)\b|\?`,
  sure: pattern`^\W{0,6}(?:confirmed(?: facts)?|known|verified|certain|facts|established)\W{0,6}$`,
  finished: pattern`\b(?:already|has been|have been|was|were|is done|are done|done|finished|completed)\b`,
  consent: pattern`\b(?:you|user|owner|client|team)\b.{0,30}\b(?:approved|authori[sz]ed|agreed to|allowed|permitted|gave (?:me |us |the )?(?:permission|consent|approval|go-ahead)|signed off)\b|\b(?:approval|permission|consent|authori[sz]ation|go-ahead) (?:is|was|has been|have been) (?:given|granted|obtained)\b|\bwithout (?:asking|further (?:approval|questions))\b|\bpre-?(?:approved|authori[sz]ed)\b`,
  frees: pattern`\b(?:no|not|never|n[’']t) (?:need |require )?(?:any )?(?:further )?(?:approval|authori[sz]ation|permission|confirmation)\b|\bwithout (?:any |further |your )?(?:approval|authori[sz]ation|permission|asking)\b`,
  weak: wordSet('must may shall never nobody none nothing without assistant user keep needs'),
};

const german: JudgingWords = {
  limits: pattern`\b(?:ohne|nur|ausschließlich)\b`,
  forbids: pattern`\b(?:verbot(?:en|e)?|untersag[\w]{0,3}|tabu|unzulässig|unterlassen)\b`,
  contrast: pattern`^\W{0,3}(?:aber|sondern|jedoch|stattdessen|obwohl)\b`,
  asks: pattern`\b(?:freigabe|genehmig[\w]{0,6}|zustimm[\w]{0,6}|erlaubnis|autorisier[\w]{0,5}|bestätig[\w]{0,5}|frag(?:e|en|st)?|nachfrag[\w]{0,3}|rücksprache|wart(?:e|en|et))\b|\?`,
  when: pattern`\b(?:bis|bevor|wenn|falls|sobald|nachdem|vor|solange)\b`,
  endsWithLimit: false,
  doubts: pattern`\b(?:unbekannt[\w]{0,2}|unklar[\w]{0,2}|ungeprüft|ungeklärt|unbestätigt|offen|nicht (?:bekannt|geprüft|bestätigt|verifiziert|sicher|klar|überprüft)|muss(?:te|en)? (?:noch )?(?:[\w]{1,20} )?(?:geprüft|überprüft|bestätigt|verifiziert) werden|zu (?:prüfen|überprüfen|verifizieren)|prüfung nötig|weiß (?:ich |es )?nicht|ob)\b|\?`,
  sure: pattern`^\W{0,6}(?:bestätigt(?:e fakten)?|bekannt|gesichert|sicher|fakten|fest steht)\W{0,6}$`,
  finished: pattern`\b(?:bereits|schon|erledigt|fertig|abgeschlossen|wurde|wurden|ist getan)\b`,
  consent: pattern`\b(?:du|sie|nutzer|nutzerin|auftraggeber)\b.{0,40}\b(?:zugestimmt|erlaubt|freigegeben|genehmigt|autorisiert)\b|\b(?:zustimmung|freigabe|erlaubnis|genehmigung) (?:liegt|wurde|ist) (?:bereits )?(?:vor|erteilt|gegeben)\b|\bohne (?:nachfrage|rückfrage|weitere freigabe)\b`,
  frees: pattern`\b(?:keine(?:r)?|ohne) (?:weitere |deine |ihre )?(?:freigabe|genehmigung|zustimmung|erlaubnis|rückfrage|nachfrage)\b`,
  weak: wordSet('darf dürfen muss müssen niemals niemand nichts ohne assistent nutzer werden wird wurde'),
};

const french: JudgingWords = {
  limits: pattern`\b(?:sans|seulement|uniquement)\b`,
  forbids: pattern`\b(?:interdi[\w]{0,6}|proscri[\w]{0,4}|prohib[\w]{0,4})\b`,
  contrast: pattern`^\W{0,3}(?:mais|cependant|toutefois|plutôt|bien que)\b`,
  asks: pattern`\b(?:approbation|approuv[\w]{0,4}|autoris[\w]{0,6}|permission|accord|consentement|confirm[\w]{0,6}|demand(?:e|er|ez|erai)|attend[\w]{0,4})\b|\?`,
  when: pattern`\b(?:avant|jusqu[\w]{0,3}|si|après|quand|dès|sauf|tant que)\b`,
  endsWithLimit: true,
  doubts: pattern`\b(?:inconnue?s?|incertaine?s?|à (?:vérifier|confirmer)|non (?:vérifiée?s?|confirmée?s?)|pas (?:encore )?(?:vérifiée?s?|confirmée?s?|connue?s?|sûre?s?)|ne (?:sais|sait) pas|vérification (?:nécessaire|requise)|reste à (?:vérifier|confirmer)|si)\b|\?`,
  sure: pattern`^\W{0,6}(?:confirmée?s?|connue?s?|certains?|faits(?: confirmés)?|vérifiée?s?|établis?)\W{0,6}$`,
  finished: pattern`\b(?:déjà|terminée?s?|fini[\w]{0,2}|faite?s?|achevée?s?)\b`,
  consent: pattern`\b(?:vous avez|tu as|utilisateur a|utilisatrice a)\b.{0,30}\b(?:approuvé|autorisé|accepté|validé|permis)\b|\b(?:autorisation|permission|approbation|accord) (?:est|a été) (?:donnée?|accordée?|obtenue?)\b|\bsans (?:demander|redemander)\b`,
  frees: pattern`\b(?:aucune|pas d[’']|sans) ?(?:autre |votre )?(?:autorisation|approbation|permission|accord)\b|\bpas besoin d[’'](?:autorisation|approbation|accord)\b`,
  weak: wordSet('doit doivent peut peuvent jamais personne rien sans assistant utilisateur faut'),
};

const spanish: JudgingWords = {
  limits: pattern`\b(?:sin|solo|sólo|solamente|únicamente)\b`,
  forbids: pattern`\b(?:prohib[\w]{0,6}|vetad[oa]s?|queda vedado)\b`,
  contrast: pattern`^\W{0,3}(?:pero|sino|sin embargo|aunque|en cambio)\b`,
  asks: pattern`\b(?:aproba[\w]{0,5}|aprueb[\w]{0,3}|autoriz[\w]{0,6}|permiso|consentimiento|confirm[\w]{0,6}|pregunt[\w]{0,5}|pedir|pido|esper[\w]{0,4})\b|[?¿]`,
  when: pattern`\b(?:antes|hasta|si|cuando|después|salvo|mientras)\b`,
  endsWithLimit: true,
  doubts: pattern`\b(?:desconocid[oa]s?|inciert[oa]s?|sin (?:verificar|confirmar|comprobar)|no (?:está |se )?(?:verificad[oa]|confirmad[oa]|comprobad[oa]|sabe|sé|clar[oa])s?|(?:por|hay que|falta|necesita) (?:verificar|confirmar|comprobar|verificación)|pendientes? de (?:verificar|confirmar|verificación)|si)\b|[?¿]`,
  sure: pattern`^\W{0,6}(?:confirmad[oa]s?|conocid[oa]s?|hechos(?: confirmados)?|verificad[oa]s?|segur[oa]s?)\W{0,6}$`,
  finished: pattern`\b(?:ya|terminad[oa]s?|hech[oa]s?|completad[oa]s?|finalizad[oa]s?)\b`,
  consent: pattern`\b(?:usted ha|has|usuario (?:ha )?)\b.{0,30}\b(?:aprobado|autorizado|aceptado|permitido|aprobó|autorizó)\b|\b(?:autorización|permiso|aprobación) (?:está|fue|ha sido) (?:dad[oa]|concedid[oa]|otorgad[oa])\b|\bsin (?:preguntar|consultar)\b`,
  frees: pattern`\b(?:ninguna|sin|no (?:necesita|requiere|hace falta)) (?:más |su |tu )?(?:autorización|aprobación|permiso)\b`,
  weak: wordSet('debe deben puede pueden nunca nadie nada sin asistente usuario'),
};

const portuguese: JudgingWords = {
  limits: pattern`\b(?:sem|só|somente|apenas)\b`,
  forbids: pattern`\b(?:proib[\w]{0,5}|vedad[oa]s?|vetad[oa]s?)\b`,
  contrast: pattern`^\W{0,3}(?:mas|porém|contudo|embora|em vez)\b`,
  asks: pattern`\b(?:aprova[\w]{0,5}|aprov(?:e|ar)|autoriza[\w]{0,6}|autorize|permissão|consentimento|confirm[\w]{0,6}|pergunt[\w]{0,4}|pedir|peço|aguard[\w]{0,4}|esper[\w]{0,4})\b|\?`,
  when: pattern`\b(?:antes|até|se|quando|depois|salvo|enquanto)\b`,
  endsWithLimit: true,
  doubts: pattern`\b(?:desconhecid[oa]s?|incert[oa]s?|não (?:foi |está |foram )?(?:verificad[oa]|confirmad[oa]|testad[oa]|clar[oa]|sei|se sabe)s?|(?:a|por|precisa|falta) (?:verificar|confirmar|verificação)|precisa de verificação|se)\b|\?`,
  sure: pattern`^\W{0,6}(?:confirmad[oa]s?|conhecid[oa]s?|fatos(?: confirmados)?|factos|verificad[oa]s?|cert[oa]s?)\W{0,6}$`,
  finished: pattern`\b(?:já|concluíd[oa]s?|feit[oa]s?|terminad[oa]s?|finalizad[oa]s?)\b`,
  consent: pattern`\b(?:você|usuário|o utilizador)\b.{0,30}\b(?:aprovou|autorizou|aceitou|permitiu|concordou)\b|\b(?:autorização|permissão|aprovação) (?:foi|está) (?:dada|concedida)\b|\bsem (?:perguntar|consultar)\b`,
  frees: pattern`\b(?:nenhuma|sem|não (?:precisa de|requer|exige)) (?:mais |sua )?(?:autorização|aprovação|permissão)\b`,
  weak: wordSet('deve devem pode podem nunca ninguém nada sem assistente usuário'),
};

const japanese: JudgingWords = {
  limits: /なしで|無しで|だけ|のみ|以外|しか/u,
  forbids: /禁じ|禁止|してはいけ|してはなら|厳禁/u,
  contrast: /^(?:しかし|ただし|でも|一方)/u,
  asks: /承認|許可|確認|同意|了承|尋ね|聞い|待(?:つ|ち|って)|[?？]/u,
  when: /まで|前に|場合|後に|たら|以前/u,
  endsWithLimit: false,
  doubts:
    /不明|未(?:検証|確認|定)|わから|分から|確認(?:が)?(?:必要|できて)|検証(?:が)?必要|要(?:確認|検証)|かどうか|[?？]/u,
  sure: /^.{0,4}(?:確認済み?|確定(?:事項|済み)?|判明(?:事項)?|事実|既知)[^\p{L}]{0,4}$/u,
  finished: /済み|完了|終わ|しました|されました|すでに|既に/u,
  consent: /(?:承認|許可|同意)(?:は|を)?(?:得(?:て|ました)|済み|され(?:て|ました)|もらい)|確認なしで/u,
  frees: /(?:承認|許可|確認)(?:は|が)?(?:不要|いりません|必要ありません|なしで)/u,
  weak: new Set(),
  particles: /[はがをにのとでもへや]/gu,
};

const chinese: JudgingWords = {
  limits: /仅|僅|只|除了|除外|无需|无须|未经|没有(?=[^，。]{1,12}(?:批准|同意|许可|授权))/u,
  forbids: /禁止|严禁|不得|不许|不准|切勿/u,
  contrast: /^(?:但是?|不过|然而|而是|可是)/u,
  asks: /批准|授权|許可|许可|同意|确认|询问|请示|等待|等你|[?？]/u,
  when: /之前|以前|直到|如果|之后|前不/u,
  endsWithLimit: false,
  doubts:
    /未知|不明|不清楚|不知道|不确定|未(?:经)?(?:验证|确认|核实)|(?:需要?|待|有待)(?:进一步)?(?:验证|确认|核实)|是否|[?？]/u,
  sure: /^.{0,4}(?:已(?:经)?(?:确认|知|验证)|确认的?(?:事实)?|事实)[^\p{L}]{0,4}$/u,
  finished: /已|完成|过了|做完/u,
  consent:
    /(?:你|您|用户)(?:已经?|曾)?(?:批准|授权|同意|许可|允许)(?:了|过)|已(?:获|得到|经)(?:批准|授权|同意|许可)|无需(?:询问|确认|批准)/u,
  frees: /(?:无需|不需要|不用|无须)(?:任何)?(?:批准|授权|许可|同意|确认)/u,
  weak: new Set(),
  particles: /任何人|必须|可以|不要|不得|不能|不许|不可|应该|已经|已|都|的|了|把|将|请|要|给|在/gu,
};

/** By language; one that has rules has these too. */
export const judgingWords: Readonly<Record<LanguageCode, JudgingWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  ja: japanese,
  zh: chinese,
};
