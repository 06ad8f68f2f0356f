import type { LanguageRules } from '../language.ts';
import { pattern, wordSet } from './pattern.ts';

const no = `(?:no|nunca|jamás|nada|nadie|ningún|ninguna|ninguno|tampoco)`;
/** Verbs of orders by stem: subjunctive after "no", imperative with or without "me", "lo". */
const stem = `(?:cambi|modifi|borr|elimin|env[ií]|escrib|us|utili[cz]|pon|añad|agreg|quit|to(?:c|qu)|d[éei]|mencion|nombr|dej|guard|publi[cq]u?|traduz?[cj]|reempla[cz]|sustitu[iy]|cre|manten|muev|mov|acort|pregunt|mu[eé]str|pag|compr|copi|instal|respond|expli[cq]u?|incluy|incluir|evit|ha[zgc]|renombr|convi[eé]rt|convert|separ|divid|integr|gener|adapt|ajust|sub|despli|des(?:pl)|olvid|empie[cz]|implement|agranda|revis|rompa?|invent|sobrescrib)`;
const order = String.raw`${stem}[\w]{0,10}`;
const shaping = `(?:cambia|modifica|reemplaza|sustituye|renombra|elimina|quita|mueve|convierte|separa|divide|integra|crea|usa|utiliza|pon|haz|adapta|ajusta|limita|genera|genér[ae])(?:me|lo|la|los|las|melo|mela)?`;
const shapingVerb = `(?:cambiar|modificar|reemplazar|sustituir|renombrar|eliminar|quitar|mover|convertir|separar|dividir|integrar|crear|usar|utilizar|poner|hacer|adaptar|ajustar|limitar|generar|remover|colocar)(?:me|lo|la|los|las)?`;
const notVerified = `(?:sin (?:verificar|probar|confirmar|comprobar)|desconocid[oa]s?|no (?:está |ha sido |se ha )?(?:verificad[oa]|probad[oa]|confirmad[oa]|comprobad[oa])s?|pendiente de (?:verificar|comprobar|confirmar))`;
const soon = `(?:mañana|esta noche|la (?:próxima semana|semana que viene)|el (?:próximo mes|mes que viene|lunes|martes|miércoles|jueves|viernes|sábado|domingo))`;

/** The rules of Spanish. */
export const spanish: LanguageRules = {
  code: 'es',
  stopWords:
    wordSet(`a al algo antes así aún aunque bien cada como cómo con cosa cual cuál cuando cuándo de del desde donde
    dónde dos el él ella ellos en entre era eres es esa ese eso esta está están estas este esto estos estoy fue ha hacer hay
    he la las le les lo los más me mi mis mucho muy nada ni no nos o para pero por porque porqué puede puedes puedo que qué
    quiero se sea ser si sí sin sobre solo son su sus también te tengo tiene todo todos tu tus un una uno unos usted va vez
    y ya yo`),
  negator: pattern`\b(?:${no}|sin|ni|solo|sólo|solamente|únicamente|prohibid[oa]s?|evit[ae][\w]{0,3})\b`,
  effect: pattern`\b(?:env[ií](?:ar|a|e|en|o)[\w]{0,3}|publi(?:car|ca|que)[\w]{0,3}|despl(?:egar|iega|iegue|iegues)|deploy|borr(?:ar|a|e|es)|elimin(?:ar|a|e|es)|pag(?:ar|a|ue)|compr(?:ar|a|e)|pedir|push|fusion(?:ar|a|e)|transferir|invit(?:ar|a|e)|sub(?:ir|e|a) (?:a|al|los|las|el|la)|reserv(?:ar|a|e)|cancel(?:ar|a|e))\b`,
  preamble: pattern`^(?:(?:@[^\s]{1,200}|ok(?:ay)?|vale|sí|si(?=,)|no(?=[,.!;:])|bien|muy bien|genial|perfecto|gracias|muchas gracias|por favor|y|pero|entonces|luego|ahora|bueno|ah|así que|también|además|importante|de acuerdo|en realidad|tal vez|en\s{1,3}@[^\s]{1,200})(?=[\s,.!:;–—-])[\s,.!:;–—-]{1,4}){0,8}`,
  greeting: pattern`^(?:hola|buenos días|buenas(?: tardes| noches)?|estimad[oa]|querid[oa]|gracias|saludos)\b[^?]{0,60}$`,
  request: pattern`\?\s{0,4}$|\b(?:puedes|podrías|puede|podría|podrían)\b|\bpor favor\b|\b(?:quiero|quisiera|necesito|me gustaría)\b|\bayúda(?:me|nos)\b|^(?:escribe|crea|haz|añade|agrega|corrige|arregla|explica|traduce|resume|planifica|muestra|dame|redacta|genera|cu[aá]l|c[oó]mo)`,
  question: [
    pattern`^(?:¿|qué|cuál|cual (?:es|sería)|cómo|como (?:puedo|recupero|hago|mejor)|por qué|porque (?:no|se|falló)|dónde|quién|cuándo|hay|puedes|podrías|puedo|podemos|debo|debería|es|son|utilizaste)\b|^¿`,
  ],
  conditional: pattern`^(?:si|cuando|una vez|en caso de|quizás?|en teoría|suponiendo|mientras)\b`,
  restrictions: {
    asking: pattern`^(?:¿(?!(?:me )?(?:puedes|podrías))|qué|cuál|cómo|por qué|dónde|quién|cuándo|hay|es|son|debo|debería)`,
    harmless: [
      pattern`^si\b[^,]{0,200}$|\bno (?:te |se )?(?:preocupes?|olvides?|dudes|importa|pasa nada|hay problema|sé|entiendo|funciona|creo|tengo|puedo|estoy|veo|me (?:abre|deja|sale|funciona|gusta))\b|^(?:no|ningún) (?:problema|hay|pasa|gracias)\b|^nada (?:más|que)\b|^sin (?:problema|embargo|duda)\b|\bno s[oó]lo\b`,
    ],
    forms: [
      {
        pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:y|pero|que|por favor)\s)(?:no|nunca|jamás)\s(?:(?:me|te|se|lo|la|los|las|le|les|nos) ){0,2}${stem}[\w]{0,8}\b`,
      },
      {
        pattern: pattern`\bque\s(?:no|nunca|nadie|ningun[oa]?|ningún)\s(?:(?:me|te|se|lo|la|los|las|le|les) ){0,2}[\w]{2,20}(?:e|en|a|an|as|es)\b`,
      },
      {
        pattern: pattern`\b(?:no|nunca|nadie|ningún [\w]{2,30}|ninguna [\w]{2,30})\s(?:se )?(?:debe|debes|deben|puede|puedes|pueden|podrá|deberá|debería|deberían|hay que|hace falta|necesitas)\b`,
      },
      { pattern: pattern`\b(?:no (?:quiero|queremos|quisiera|acepto|permito))\s[\w]` },
      {
        pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:y|pero)\s)(?:nada de|ningún|ninguna|sin)\s(?!problema|embargo|duda|más)[\w]{2,40}`,
      },
      {
        pattern: pattern`\bsin\s(?:antes )?(?:modificar|cambiar|tocar|borrar|eliminar|preguntar|enviar|escribir|instalar|publicar|romper|añadir|agregar|mi |nuestro |nuestra |permiso|autorización|confirmación|consultar)`,
      },
      {
        pattern: pattern`\b(?:está|están|queda|quedan) (?:estrictamente )?prohibid[oa]s?\b|^evita\b|\bprohibido\b`,
      },
      {
        pattern: pattern`^${order}\s(?:.{0,160}\s)?(?:solo|sólo|solamente|únicamente)\b|^[^,]{2,80}\b(?:va|van|llega[n]?) (?:solo|sólo|solamente) a (?:mí|nosotros|[\w.+-]{1,64}@)`,
      },
    ],
    thenForbids: pattern`,?\s(?:y|pero)\s(?=(?:no|nunca|nada de|sin|ningún|ninguna)\b)`,
  },
  instructions: {
    patterns: [
      pattern`\b(?:a partir de ahora|de ahora en adelante|desde ahora|en adelante|en todas tus)\b`,
      pattern`^${order}\s(?:.{0,120}\s)?(?:siempre|cada vez|en todas? partes|en cada)\b|^siempre\s[\w]`,
      pattern`^(?:responde(?:me)?|escribe(?:me)?|explica(?:me)?|contesta(?:me)?|habla(?:me)?)\b.{0,60}\s(?:en (?:español|inglés|francés|alemán|portugués)|brevemente|de forma (?:breve|concisa|sencilla)|en (?:una|dos|tres|pocas) (?:frases|líneas|palabras))\b`,
      pattern`^(?:asegúrate|asegúrese|procura|ten (?:en cuenta|cuidado|presente)|recuerda|no olvides|mantén|respeta|sigue (?:las|el|los|la))\b|^pregúntame (?:antes|primero)\b`,
    ],
    manner: pattern`\s(?<manner>(?:utilizando|usando|siguiendo|respetando|manteniendo|seg[uú]n (?:lo|las|los)|de acuerdo con|conforme a)\s.{6,200}?)[.!?]?$`,
    heading: pattern`^(?:a partir de ahora|(?:mis|nuestras|las|algunas)? ?reglas\b.{0,40})$`,
  },
  decisions: {
    patterns: [
      pattern`\b(?:vamos a|voy a)\s(?:usar|utilizar|quedarnos|quedarme|mantener|tomar|elegir|dejar|seguir con)\b|\b(?:nos quedamos con|me quedo con|usaremos|utilizaremos|mantendremos|elegimos|dejamos)\s[\w]`,
      pattern`\b(?:hemos|he)\s(?:decidido|elegido|acordado|optado)\b|\b(?:decidimos|elegimos|acordamos|optamos)\b|^(?:decisión|decidido|acordado)\s?:`,
      pattern`^(?:usemos|utilicemos|quedémonos|sigamos con|elijamos|vamos con|quédate con|toma)\s[\w]`,
      pattern`\b(?:quiero|quisiera|queremos|me gustaría|prefiero)\s(?:que|el|la|los|las|un|una|mejor|${shapingVerb}|tener|mantener)\b.{3,200}`,
      pattern`^cuando (?:le |se |el |la )?.{2,60}\bque (?:me |se |te )?[\w]{2,20}\b.{3,160}`,
      pattern`^(?:el|la|los|las|todo|todos|cada|nuestro|nuestra)\b[^?]{1,120}\b(?:debe|deben|debería|deberían|tiene que|tienen que) [\w]`,
      pattern`(?:^|@[^\s]{1,200}\s{1,3})${shaping}\s{1,3}(?:[^\s]{1,120}\s{1,3}){2,60}[^\s]`,
      pattern`^${shapingVerb} (?:el|la|los|las)\s(?:[^\s]{1,80}\s){2,60}[^\s]`,
    ],
    asked: [
      pattern`^¿?(?:me )?(?:puedes|podrías|puede|podría)(?:me)? (?:por favor )?${shapingVerb}\s(?:[^\s]{1,160}\s{1,3}){3,60}?[^\s]`,
    ],
  },
  rejections: {
    patterns: [
      pattern`^(?:olvida|descarta|olvídate de) (?:eso|esa idea|esto)\b|\b(?:enfoque|idea|opción|solución|eso|esto) no (?:funcionó|funciona|sirvió|sirve|ayudó)\b`,
      pattern`\b(?:es|son|sería) (?:muy |mucho )?demasiado (?:car[oa]s?|lent[oa]s?|complicad[oa]s?|arriesgad[oa]s?)\b|\b(?:rechazad[oa]|descartad[oa])\b|\bno es lo que (?:quería|quiero|pedí)\b|\bno me gusta\b`,
    ],
    preferred: pattern`\b(?:usa|usemos|usar|utiliza|utilizar|toma|prefiero|elige|mejor)\b.{1,200}?\b(?:en lugar de|en vez de)\s(?<option>[^,.;:!?()]{3,120})`,
  },
  nextStep: {
    user: pattern`^(?:(?:el )?(?:siguiente|próximo) paso)\b`,
    assistant: pattern`^(?:(?:así que|entonces),? )?(?:el|mi|tu|nuestro) (?:siguiente|próximo) paso (?:es|será|sería)\b|^(?:siguiente paso|próximo paso):\s?[\w]`,
  },
  facts: {
    confirmations: [
      pattern`\b(?:pruebas|tests?|build)\b.{0,20}\b(?:pasan|pasaron|pasa|en verde)\b`,
      pattern`\b(?:ya|ahora|eso|todo) (?:sí )?funciona(?: (?:bien|perfectamente|ahora|de nuevo)|[.!,]|$)`,
      pattern`^(?:confirmo|confirmado)\b|\bhe (?:probado|comprobado|verificado|medido|ejecutado) (?:el|la|los|las|todo|eso)\b`,
    ],
    work: [
      pattern`^(?:ya )?(?:he (?:cambiado|renombrado|borrado|instalado|firmado|pagado|pedido|subido|movido|contado|enviado|llamado|recibido|copiado|reservado|cancelado|ejecutado)|cambié|renombré|borré|instalé|firmé|pagué|pedí|subí|moví|envié|copié|reservé|cancelé|ejecuté) (?:el|la|los|las|mi|mis|nuestro|todos|todas|\d{1,6}|dos|tres)\b`,
      pattern`^(?:el|la|los|las|todos|todas|mi|nuestro)\s(?:[\w-]{1,40}\s){1,6}?(?:está|están|fue|fueron|ha sido|han sido) (?:ya )?(?:borrad|eliminad|firmad|pagad|instalad|copiad|movid|enviad|pedid|reservad)[oa]s?\b`,
    ],
    exceptions: pattern`\b(?:pero|excepto|salvo)\b`,
  },
  openItems: {
    left: [
      pattern`\b(?:por hacer|pendientes?|todo)\s?:|\b(?:todavía|aún) (?:falta|faltan|tenemos que|tengo que|hay que|queda|quedan)\b|\b(?:falta|faltan|queda|quedan) por\s[\w]|\bmás adelante,? (?:vamos|hay|tenemos)\b`,
    ],
    promised: [
      pattern`^(?:yo )?(?:voy a|tengo que|puedo|quiero|[\w]{3,20}(?:aré|eré|iré|dré))\b.{1,120}\b${soon}\b`,
    ],
    waiting: [
      pattern`\b(?:estamos|está todo|sigue|seguimos) (?:bloquead[oa]s?|esperando|a la espera)\b(?! tu respuesta)`,
      pattern`\b(?:él|ella|el [\w]{2,30}|la [\w]{2,30}) (?:envía|trae|firma|entrega|revisa|escribe|decide|enviará|traerá|firmará|entregará)\b.{0,120}\b${soon}\b`,
    ],
    heading: pattern`^(?:próximos pasos|siguientes pasos|pendientes?|por hacer|puntos abiertos|preguntas abiertas|lo que falta)\b`,
  },
  blockers: [
    pattern`\b(?:estoy|estamos|sigo|seguimos) (?:aún |todavía )?esperando (?:a |por )?(?!tu\b|tus\b|su respuesta\b|que me\b)(?<waiting>.{3,200})$`,
    pattern`\b(?:está|están|estoy|estamos) (?:aún |todavía )?(?:bloquead[oa]s?|parad[oa]s?) (?:por|hasta|sin) (?<waiting>.{3,200})$`,
    pattern`\bno (?:puedo|podemos) (?:continuar|seguir|avanzar|empezar) (?:hasta|sin|antes de) (?<waiting>.{3,200})$`,
  ],
  progress: {
    prepared: [pattern`^(?:ya )?(?:he|hemos) (?:preparado|redactado) .{2,200}$|^ya preparé .{2,200}$`],
    tested: [
      pattern`\b(?:pruebas|tests) (?:ya |todos? |todas? )?(?:pasan|pasaron|han pasado)\b`,
      pattern`^(?:ya )?(?:he|hemos) (?:probado|testeado) .{2,200}$|^(?:ya )?(?:probé|probamos) .{2,200}$`,
    ],
    deployed: [
      pattern`^(?:ya )?(?:he|hemos) (?:desplegado|publicado|lanzado) .{2,200}$|^(?:ya )?(?:desplegué|publiqué) .{2,200}$`,
      pattern`\bya está(?:n)? (?:en producción|en línea|publicad[oa]s?|desplegad[oa]s?)[.!]?$`,
    ],
    verified: [
      pattern`^(?:ya )?(?:he|hemos) (?:verificado|comprobado) .{2,200}$|^(?:ya )?(?:verifiqué|comprobé) .{2,200}$`,
    ],
  },
  doubts: {
    patterns: [
      pattern`\b(?:no estoy segur[oa]|ni idea|(?:aún |todavía )?no sé|no está claro)\b.{0,20}\b(?:si|por qué|cómo|que|qué|cuál|quién|cuándo|dónde)\b`,
      pattern`\bnadie ha (?:verificado|probado|comprobado)\b|\b(?:falta|hay que|tiene que) (?:ser )?(?:verificar|comprobar|probar|verificad[oa])\b|\b(?:creo|supongo) que (?:es|está)\b`,
    ],
    pronoun: pattern`^(?:eso|esto|lo)\b`,
  },
  admissions: {
    patterns: [
      pattern`\b(?:está|están|es|son|queda|quedan|sigue|siguen)\s(?:aún\s|todavía\s)?${notVerified}(?![\w])`,
      pattern`\b(?:no sé|no puedo (?:decir|verificar|confirmar|comprobar|saber)|no he (?:podido |aún )?(?:verificado|probado|verificar|probar|visto|ejecutado|medido|comprobado))\b`,
      pattern`\bes (?:solo |sólo )?una (?:suposición|hipótesis|estimación)\b`,
    ],
    labelled: pattern`(?:^|\s)(?:\*\*)?(?<label>${notVerified}|preguntas? abiertas?|suposici(?:ón|ones))(?:\*\*)?:(?:\*\*)?\s(?<what>[^\s].{4,400})$`,
  },
  claims: {
    predictions: [
      pattern`\b(?:debería|deberían) (?:ahora |ya )?(?:funcionar|pasar|estar (?:corregid|resuelt|arreglad)[oa]s?)\b`,
      pattern`\b(?:probablemente|seguramente|parece (?:ser|que)|la causa (?:es|era|fue))\b`,
    ],
    patterns: [
      pattern`\b(?:pruebas|tests?)\b.{0,20}\b(?:pasan|pasaron|en verde)\b|\b(?:está|están|queda|quedan) (?:ahora |ya )(?:completamente |totalmente )?(?:corregid|resuelt|arreglad|list|complet|integrad|solucionad)[oa]s?\b|\bahora (?:todo )?funciona\b`,
      pattern`\b(?:he|se ha|se han)\s(?:[\w]{3,20}mente\s)?(?:desplegado|publicado|verificado|probado|enviado|subido|medido)\b|\bcon éxito\b`,
    ],
    done: [
      pattern`\b(?:he|se ha|se han)\s(?:también )?(?:añadido|agregado|creado|actualizado|eliminado|implementado|corregido|movido|renombrado|escrito|reemplazado|integrado|configurado|modificado|terminado|redactado|traducido|adaptado|generado)\b`,
      pattern`^(?:listo|hecho|terminado)\s?[.:!–—-]\s?[^\s]|^(?:✅\s?)?(?:\*\*)?(?:añadí|agregué|creé|actualicé|eliminé|implementé|corregí|moví|reemplacé)\b`,
    ],
    notYetDone: pattern`\b(?:voy a|vamos a|será|debería|podría|puede|debe|si|cuando)\b`,
    notAClaim: pattern`^[^\w]{0,6}(?:por qué|cómo|qué|si|cuando|verifica|prueba|comprueba|asegúrate|¿)|\b(?:quieres que|si quieres|para que|voy a|asegúrate|has)\b`,
    takesBack: pattern`^(?:ah,? |oh,? |sí,? )?(?:tienes (?:toda la )?razón|tiene (?:toda la )?razón|mi error|me equivoqué|perdón|disculpa|lo siento)\b`,
  },
  retractions: {
    permission: pattern`\b(?:ya puedes|puedes|está bien si|tienes permiso para)\s(?:ahora |ya )?(?<words>(?<action>[\w]{3,30})\b.{2,200}?)[.!]?$`,
    hangsOnSomething: pattern`\b(?:si|cuando|una vez|después|hasta|solo|sólo|pero|mientras|no|excepto|antes)\b`,
    previous: pattern`\b(?:olvida|olvídate de|descarta|cancela|ignora|deshaz) (?:eso|esto)(?![\w])|\bolvídalo\b|\bdeshice (?:tus|los) cambios\b`,
    rule: pattern`\b(?:olvida|ignora|quita|levanta) (?:esa|esta|la) (?:última )?(?:regla|restricción|limitación|prohibición)\b`,
    named: pattern`\b(?:olvida|descarta|abandona|ya no (?:usamos|quiero|uses))\s(?:el |la |los |las )?(?<words>[^,.;:!?]{2,120})`,
  },
  wording: {
    restriction: (said) => `El usuario dice al asistente: «${said}»`,
    task: (task) => task,
    label: (label) => label.replace(/preguntas abiertas$/i, 'pregunta abierta'),
    withdrawn: (text) => `Retirado después por el usuario: ${text}`,
    turnedDown: (option) => `Rechazado por el usuario: ${option}.`,
    listed: (text) => `Anotado como no verificado por el usuario: «${text}»`,
  },
};
