import type { LanguageRules } from '../language.ts';
import { pattern, wordSet } from './pattern.ts';

const no = `(?:pas|jamais|rien|aucune?|personne|plus|ni)`;
const apostrophe = "['’]";
/** "ne change pas", "n'envoie rien", and spoken "change pas". */
const neverDo = String.raw`n(?:e\s|${apostrophe})(?:(?:me|te|se|le|la|les|lui|leur|y|en)\s|l${apostrophe}){0,2}[\w]{2,25}(?:-(?:le|la|les|lui|moi|y|en))?\s(?:surtout )?${no}\b`;
const infinitive = String.raw`ne\s(?:surtout )?${no}\s(?:le |la |les |l${apostrophe})?[\w]{3,25}(?:er|ir|re)\b`;
const order = `(?:change|chang|modifi|supprim|efface|envoi|écri|utilis|prend|mets?|ajout|enlèv|enlev|retir|touch|donn|mentionn|nomm|laiss|enregistr|publi|tradui|remplac|cré|crée|gard|déplac|raccourci|demand|di|montr|pay|achèt|command|copi|install|répon|expliqu|commenc|inclu|évit|fai|renomm|transform|sépar|divis|intègr)(?:e|es|ez|s|is|sez|vez|tes|t|ns)?`;
const shaping = `(?:change|modifie|remplace|renomme|supprime|enlève|retire|déplace|transforme|convertis|sépare|divise|intègre|crée|utilise|mets|fais|adapte|limite|fusionne)(?:z|r|sez|tez)?`;
const shapingVerb = `(?:changer|modifier|remplacer|renommer|supprimer|enlever|retirer|déplacer|transformer|convertir|séparer|diviser|intégrer|créer|utiliser|mettre|adapter|limiter|fusionner|faire)`;
const notVerified = `(?:non (?:vérifiée?s?|testée?s?|confirmée?s?)|inconnue?s?|pas (?:encore )?(?:vérifiée?s?|testée?s?|confirmée?s?|connue?s?)|à vérifier)`;
const soon = `(?:demain|ce soir|la semaine prochaine|le mois prochain|l${apostrophe}année prochaine|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)(?: prochain)?)`;

/** The rules of French. */
export const french: LanguageRules = {
  code: 'fr',
  stopWords:
    wordSet(`à a ai alors après au aussi aux avec avoir bien c'est ça ce cela ces cet cette comme dans de des donc
    du elle elles en est et être eu fait faut il ils j'ai je jamais l'on la le les leur leurs lui ma mais me même mes moi
    mon n'est ne non nos notre nous on ont ou où oui par pas peut peux plus pour pourquoi qu'il que quel quelle qui quoi sa
    sans se ses si son sont sur ta te tes toi ton tous tout toute toutes très tu un une va vais veux vos votre vous y`),
  negator: pattern`\b(?:ne|n(?=['’])|${no}|sans|seulement|uniquement|interdit[\w]{0,2}|évite[\w]{0,2}|non)\b`,
  effect: pattern`\b(?:envo(?:ie|yer|yez|i)[\w]{0,2}|publi(?:e|er|ez)|déplo(?:ie|yer|yez|iement)|supprim(?:e|er|ez)|effac(?:e|er|ez)|pay(?:e|er|ez)|achet(?:er|ez)|achète|command(?:e|er|ez)|pouss(?:e|er|ez)|fusionn(?:e|er|ez)|transf[éè]r(?:e|er|ez)|invit(?:e|er|ez)|poste[rz]?|réserv(?:e|er|ez)|annul(?:e|er|ez))\b`,
  preamble: pattern`^(?:(?:ok(?:ay)?|d['’]accord|oui|non(?=[,.!;:])|bien|super|parfait|merci|génial|s['’]il (?:te|vous) pla[iî]t|stp|svp|et|mais|alors|donc|puis|ensuite|maintenant|eh bien|ah|bon|en fait|aussi|de plus|important|très bien)\b[\s,.!:;–—-]{1,4}){0,6}`,
  greeting: pattern`^(?:bonjour|bonsoir|salut|coucou|cher|chère|merci)\b[^?]{0,60}$`,
  request: pattern`\?\s{0,4}$|\b(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|vous pouvez)\b|\bs['’]il (?:te|vous) pla[iî]t\b|\b(?:je (?:veux|voudrais|souhaite)|j['’]aimerais|j['’]ai besoin)\b|\baide[rz]?-moi\b|^(?:écris|écrivez|crée|fais|ajoute|corrige|explique|traduis|résume|planifie|montre|donne|rédige)`,
  question: [
    pattern`^(?:que|qu['’]est-ce|quoi|comment|pourquoi|quel[\w]{0,3}|où|qui|quand|combien|est-ce|y a-t-il|peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|dois-je|faut-il|peut-on)\b`,
  ],
  conditional: pattern`^(?:si|s['’]il|quand|lorsque|dès que|une fois|au cas où|peut-être|en théorie|à supposer)\b`,
  restrictions: {
    asking: pattern`^(?:que|qu['’]est-ce|comment|pourquoi|quel[\w]{0,3}|où|qui|quand|est-ce|faut-il|dois-je|peut-on)\b`,
    harmless: [
      pattern`^si\b[^,]{0,200}$|\bn['’](?:oublie[rz]?|hésite[rz]?) pas\b|\bne (?:t['’]|vous )?(?:inquiète[rz]?|en fai[\w]{1,3})\b|\b(?:je|j|on|il|elle|ça|cela|c['’])\s?(?:ne |n['’])(?!veux|veut|souhaite|accepte|faut|doit|peut)[\w]{1,20} (?:pas|plus|jamais|rien)\b|^(?:pas|aucun) (?:de )?(?:problème|souci|mal|grave|vraiment|sûr|encore|mal)\b|^rien à\b|^plus (?:de|tard|que)\b`,
    ],
    forms: [
      { pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:et|mais|surtout|donc|alors)\s)${neverDo}` },
      { pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:et|mais|de|prière de|merci de)\s)${infinitive}` },
      {
        pattern: pattern`\b(?:tu|vous|on|nous|personne|il|elle|ils|elles|le [\w]{2,30}|la [\w]{2,30}|les [\w]{2,30}|[\w]{3,30}) (?:ne |n['’])(?:doi[\w]{1,4}|devez|dois|peut|peux|pouvez|faut|devra[\w]{0,3}|devrai[\w]{1,4}) (?:surtout )?${no}\b`,
      },
      {
        pattern: pattern`\b(?:il ne faut (?:surtout )?${no}|je ne (?:veux|souhaite|voudrais|accepte) ${no}|nous ne voulons ${no}|on ne veut ${no})\b`,
      },
      {
        pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:et|mais)\s)(?:surtout )?(?:pas d['’e]|aucune?|jamais)\s?(?!problème|souci|idée|doute|importance)[\w]{2,40}`,
      },
      {
        pattern: pattern`\bsans\s(?:rien |jamais |me |nous |y |les |le |la |l['’])?(?:modifier|changer|toucher|supprimer|effacer|demander|envoyer|écrire|installer|publier|casser|ajouter|mon |ma |notre |accord|autorisation|permission|validation)`,
      },
      { pattern: pattern`\b(?:est|sont) (?:strictement )?interdite?s?\b|^évite[rz]?\b|\bil est interdit\b` },
      {
        pattern: pattern`^${order}\s(?:.{0,160}\s)?(?:uniquement|seulement)\b|^[^,]{2,80}\b(?:va|vont|arrive[\w]{0,2}) (?:uniquement|seulement|qu) ?['’]?à (?:moi|nous|[\w.+-]{1,64}@)`,
      },
    ],
    thenForbids: pattern`,?\s(?:et|mais)\s(?=(?:surtout )?(?:ne\b|n['’]|pas de|jamais|aucun))`,
  },
  instructions: {
    patterns: [
      pattern`\b(?:à partir de maintenant|désormais|dorénavant|à l['’]avenir|dans toutes tes|dans toutes vos)\b`,
      pattern`^${order}\s(?:.{0,120}\s)?(?:toujours|à chaque|partout|systématiquement)\b|^toujours\s[\w]`,
      pattern`^(?:réponds|répondez|écris|écrivez|explique[rz]?|parle[rz]?)\b.{0,60}\s(?:en (?:français|anglais|allemand|espagnol)|brièvement|simplement|de façon concise|en (?:une|deux|trois|quelques) phrases)\b`,
      pattern`^(?:assure-toi|assurez-vous|veille[rz]?|fais attention|faites attention|pense[rz]? à|souviens-toi|n['’]oublie[rz]? pas|garde[rz]? (?:à l['’]esprit|en tête)|tiens compte|tenez compte|respecte[rz]?)\b|^demande[rz]?-moi (?:avant|d['’]abord)\b`,
    ],
    manner: pattern`\s(?<manner>(?:en utilisant|en suivant|en respectant|en gardant|conformément à|selon les|d['’]après les)\s.{6,200}?)[.!?]?$`,
    heading: pattern`^(?:désormais|à partir de maintenant|(?:mes|nos|les|quelques)? ?règles\b.{0,40})$`,
  },
  decisions: {
    patterns: [
      pattern`\b(?:on|nous|je) (?:va |allons |vais )?(?:prend(?:re|s|ons)?|garde(?:r|ons)?|utilise(?:r|ons)?|choisi(?:r|s|t|ssons)|reste(?:r|ons)?|part(?:ir|ons|s)? sur|abandonne(?:r|ons)?)\s[\w]`,
      pattern`\b(?:nous avons|on a|j['’]ai)\s(?:donc )?(?:décidé|choisi|convenu|opté|retenu)\b|^(?:décision|décidé|convenu)\s?:`,
      pattern`^(?:prenons|gardons|utilisons|restons|passons à|choisissons|partons sur|prends|prenez|reste[rz]? (?:sur|avec)|va pour)\s[\w]`,
      pattern`\b(?:je (?:veux|voudrais|souhaite)|j['’]aimerais|nous voulons)\s(?:que|plutôt|le|la|les|l['’]|un|une|${shapingVerb}|avoir|garder)\b.{3,200}`,
      pattern`^(?:le|la|les|tout|toutes|chaque|notre)\b[^?]{1,120}\b(?:doi(?:t|vent)|devrai(?:t|ent)) [\w]`,
      pattern`^${shaping}\s(?:[^\s]{1,80}\s){2,60}[^\s]`,
    ],
    asked: [
      pattern`^(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous|tu peux|vous pouvez) (?:me |m['’]|s['’]il te plaît )?${shapingVerb}\s(?:[^\s]{1,80}\s){2,60}?[^\s]`,
    ],
  },
  rejections: {
    patterns: [
      pattern`^(?:laisse tomber|laissez tomber|oublie[rz]?|abandonne[rz]?) (?:ça|cela|cette idée)?|\b(?:approche|idée|option|solution|ça|cela) (?:n['’]a pas|ne) (?:marche|fonctionne|marché|fonctionné)(?: pas)?\b`,
      pattern`\b(?:est|sont|serait) (?:beaucoup |bien )?trop (?:chère?s?|lente?s?|compliquée?s?|risquée?s?)\b|\b(?:rejetée?|écartée?|exclue?)\b|\bpas ce que je (?:voulais|veux)\b|\bje n['’]aime pas\b`,
    ],
    preferred: pattern`\b(?:prend[\w]{0,3}|utilis[\w]{1,4}|plutôt|préfère|choisi[\w]{0,5})\b.{1,200}?\b(?:au lieu d[e'’u]|plutôt que)\s?(?<option>[^,.;:!?()]{3,120})`,
  },
  nextStep: {
    user: pattern`^(?:prochaine étape|la prochaine étape|l['’]étape suivante)\b`,
    assistant: pattern`^(?:(?:alors|donc),? )?(?:la|ma|ta|votre|notre) prochaine étape (?:est|sera|serait)\b|^(?:prochaine étape|ensuite)\s?:\s?[\w]`,
  },
  facts: {
    confirmations: [
      pattern`\b(?:tests?|build)\b.{0,20}\b(?:passent|réussis|passe|au vert)\b`,
      pattern`\b(?:ça|cela|tout|il|elle) (?:fonctionne|marche)(?: (?:maintenant|bien|parfaitement|à nouveau|chez moi)|[.!,]|$)`,
      pattern`^(?:je confirme|confirmé)\b|\bj['’]ai (?:testé|vérifié|contrôlé|mesuré|lancé) (?:le|la|les|tout|ça)\b`,
    ],
    work: [
      pattern`^j['’]ai (?:déjà |aussi |maintenant )?(?:changé|renommé|supprimé|installé|signé|payé|commandé|téléchargé|déplacé|compté|envoyé|appelé|reçu|copié|réservé|annulé|lancé) (?:le|la|les|l['’]|mon|ma|mes|notre|nos|tous|toutes|\d{1,6}|deux|trois)`,
      pattern`^(?:le|la|les|tous|toutes|mon|ma|notre|nos)\s(?:[\w-]{1,40}\s){1,6}?(?:est|sont|a été|ont été) (?:déjà |maintenant )?(?:supprimée?s?|signée?s?|payée?s?|installée?s?|copiée?s?|déplacée?s?|envoyée?s?|commandée?s?|réservée?s?|imprimée?s?)\b`,
    ],
    exceptions: pattern`\b(?:mais|sauf)\b`,
  },
  openItems: {
    left: [
      pattern`\b(?:à faire|todo)\s?:|\bil (?:nous |me )?(?:reste|faut) (?:encore )?(?:à |encore )[\w]|\b(?:reste|restent) à (?:faire|régler|vérifier)\b|\b(?:on|nous) (?:doit|devons) encore\b|\bil manque encore\b`,
    ],
    promised: [pattern`^je (?:vais|dois|peux|veux)?\s?[\w'’-]{2,25}\b.{1,120}\b${soon}\b`],
    waiting: [
      pattern`\b(?:on|nous|tout|cela) (?:attend(?:ons)?|est bloqué|sommes bloqués|est en attente)\b(?! (?:ta|votre) réponse)`,
      pattern`\b(?:il|elle|le [\w]{2,30}|la [\w]{2,30}) (?:envoie|apporte|signe|livre|vérifie|écrit|décide|enverra|apportera|signera|livrera)\b.{0,120}\b${soon}\b`,
    ],
    heading: pattern`^(?:prochaines étapes|étapes suivantes|à faire|points ouverts|questions ouvertes|reste à faire|ce qu['’]il reste)\b`,
  },
  blockers: [
    pattern`\b(?:j['’]attends|on attend|nous attendons) (?:encore |toujours )?(?!ta\b|ton\b|tes\b|votre\b|que tu\b)(?<waiting>.{3,200})$`,
    pattern`\b(?:suis|sommes|est|sont) (?:encore |toujours )?bloquée?s? (?:par|jusqu['’]à|tant que|sans) (?<waiting>.{3,200})$`,
    pattern`\b(?:je ne peux|on ne peut|nous ne pouvons) pas (?:continuer|avancer|commencer) (?:avant|sans|tant que) (?<waiting>.{3,200})$`,
  ],
  progress: {
    prepared: [
      pattern`^(?:j['’]ai|nous avons|on a) (?:déjà |bien )?(?:préparé|rédigé|mis en place) .{2,200}$`,
    ],
    tested: [
      pattern`\btests? passent\b|\btests? (?:ont|sont) (?:tous )?(?:réussi|passés)\b`,
      pattern`^(?:j['’]ai|nous avons|on a) (?:déjà |bien |tout )?testé .{2,200}$`,
    ],
    deployed: [
      pattern`^(?:j['’]ai|nous avons|on a) (?:déjà |bien )?(?:déployé|publié|mis en ligne|mis en production) .{2,200}$`,
      pattern`\b(?:est|sont) (?:maintenant |déjà )?(?:en ligne|en production|déployée?s?|publiée?s?)[.!]?$`,
    ],
    verified: [pattern`^(?:j['’]ai|nous avons|on a) (?:déjà |bien |tout )?(?:vérifié|contrôlé) .{2,200}$`],
  },
  doubts: {
    patterns: [
      pattern`\b(?:je ne suis pas sûre?|aucune idée|je ne sais pas(?: encore)?|pas clair|incertain)\b.{0,20}\b(?:si|pourquoi|comment|que|quel[\w]{0,3}|qui|quand|où)\b`,
      pattern`\bpersonne n['’]a (?:vérifié|testé)\b|\b(?:reste|doit|doivent) (?:encore )?(?:à vérifier|être vérifiée?s?|être testée?s?)\b|\bje (?:crois|pense|suppose) que (?:c['’]est|ça)\b`,
    ],
    pronoun: pattern`^(?:-?le|-?la|ça|cela)\b`,
  },
  admissions: {
    patterns: [
      pattern`\b(?:est|sont|reste|restent|était)\s(?:encore\s|toujours\s)?${notVerified}\b`,
      pattern`\bje (?:ne sais pas|ne peux pas (?:dire|vérifier|confirmer|savoir)|n['’]ai pas (?:pu |encore )?(?:vérifié|testé|vérifier|tester|vu|exécuté|mesuré))\b`,
      pattern`\bc['’]est (?:seulement |juste )?une (?:hypothèse|supposition|estimation)\b`,
    ],
    labelled: pattern`(?:^|\s)(?:\*\*)?(?<label>${notVerified}|questions? ouvertes?|hypothèses?)(?:\*\*)?\s?:(?:\*\*)?\s(?<what>[^\s].{4,400})$`,
  },
  claims: {
    predictions: [
      pattern`\b(?:devrait|devraient) (?:maintenant |désormais )?(?:fonctionner|marcher|passer|être (?:corrigée?|résolue?))\b`,
      pattern`\b(?:probablement|sans doute|il semble|semble être|la cause (?:est|était))\b`,
    ],
    patterns: [
      pattern`\btests?\b.{0,20}\b(?:passent|réussis|au vert)\b|\b(?:est|sont) (?:maintenant|désormais) (?:[\w]{1,20} )?(?:corrigée?s?|résolue?s?|prête?s?|complète?s?|intégrée?s?|opérationnel[\w]{0,3}|fonctionnel[\w]{0,3})\b`,
      pattern`\b(?:tout|cela|ça) fonctionne\b|\bj['’]ai\s(?:[\w]{3,20}ment\s)?(?:déployé|publié|vérifié|testé|envoyé|poussé|mesuré)\b|\b(?:a été|ont été) (?:vérifiée?s?|testée?s?|déployée?s?|publiée?s?|envoyée?s?|corrigée?s?)\b|\bavec succès\b`,
    ],
    done: [
      pattern`\bj['’]ai\s(?:aussi |maintenant |bien )?(?:ajouté|créé|mis à jour|supprimé|implémenté|corrigé|déplacé|renommé|écrit|remplacé|intégré|configuré|fusionné|modifié|terminé|rédigé|traduit)\b`,
      pattern`^(?:terminé|fait|fini)\s?[.:!–—-]\s?[^\s]|\b(?:a|ont) été (?:ajoutée?s?|créée?s?|mise?s? à jour|supprimée?s?|déplacée?s?|renommée?s?|remplacée?s?|modifiée?s?)\b`,
    ],
    notYetDone: pattern`\b(?:vais|va|sera|seront|devrait|pourrait|peut|doit|si|quand)\b`,
    notAClaim: pattern`^[^\w]{0,6}(?:pourquoi|comment|que|si|quand|vérifie|teste|assure|tu peux|vous pouvez|veux-tu|voulez-vous|dois-je)\b|\b(?:veux-tu|voulez-vous|si tu|si vous|pour que|je vais|assure-toi|assurez-vous|tu as|vous avez)\b`,
    takesBack: pattern`^(?:ah,? |oh,? |oui,? )?(?:tu as (?:tout à fait |entièrement )?raison|vous avez (?:tout à fait |entièrement )?raison|mon erreur|je me suis trompée?|désolée?|toutes mes excuses|je m['’]excuse)`,
  },
  retractions: {
    permission: pattern`\b(?:tu peux|vous pouvez|tu as le droit de|c['’]est bon,? tu peux)\s(?:maintenant |désormais )?(?<words>(?<action>[\w]{3,30})\b.{2,200}?)[.!]?$`,
    hangsOnSomething: pattern`\b(?:si|quand|dès que|une fois|après|jusqu['’]|seulement|mais|tant que|pas|sauf|avant)\b`,
    previous: pattern`\b(?:laisse[rz]? tomber|oublie[rz]? (?:ça|cela)|annule[rz]? (?:ça|cela)|ignore[rz]? (?:ça|cela))|\bj['’]ai annulé (?:tes|vos) (?:modifications|changements)\b`,
    rule: pattern`\b(?:oublie[rz]?|ignore[rz]?|lève[rz]?|supprime[rz]?) cette (?:dernière )?(?:règle|restriction|limite|interdiction)\b`,
    named: pattern`\b(?:oublie[rz]?|abandonne[rz]?|laisse[rz]? tomber|on n['’]utilise plus)\s(?:le |la |les |l['’])?(?<words>[^,.;:!?]{2,120})`,
  },
  wording: {
    restriction: (said) => `L’utilisateur dit à l’assistant : « ${said} »`,
    task: (task) => task,
    label: (label) =>
      label.replace(/questions ouvertes$/i, 'question ouverte').replace(/hypothèses$/i, 'hypothèse'),
    withdrawn: (text) => `Retiré plus tard par l’utilisateur : ${text}`,
    turnedDown: (option) => `Refusé par l’utilisateur : ${option}.`,
    listed: (text) => `Noté comme non vérifié par l’utilisateur : « ${text} »`,
  },
};
