import type { LanguageRules } from '../language.ts';
import { pattern, wordSet } from './pattern.ts';

const no = `(?:não|nunca|jamais|nada|ninguém|nenhum|nenhuma|nem)`;
const stem = `(?:mud|alter|modifi|apag|exclu|elimin|envi|mand|escrev|us|utili[sz]|coloc|ponh|põe|adicion|acrescent|tir|remov|to(?:c|qu)|mex|d[êei]|mencion|cit|deix|salv|guard|publi[cq]u?|tradu[zc]|substitu[ia]|troc|troqu|cri|mant[eé]n|mantenh|mov|encurt|pergunt|mostr|pag|compr|copi|instal|respond|expli[cq]u?|inclu|evit|fa[çcz]|renome|convert|separ|divid|integr|ger|adapt|ajust|sub|suba|invent|quebr|sobrescrev|revel)`;
const order = String.raw`${stem}[\w]{0,10}`;
const shaping = `(?:mude|muda|altere|altera|modifique|substitua|substitui|troque|troca|renomeie|remova|remove|tire|tira|mova|converta|separe|divida|integre|crie|cria|use|utilize|coloque|coloca|faça|faz|adapte|ajuste|limite|gere|transforme)(?:-(?:me|o|a|os|as))?`;
const shapingVerb = `(?:mudar|alterar|modificar|substituir|trocar|renomear|remover|tirar|mover|converter|separar|dividir|integrar|criar|usar|utilizar|colocar|fazer|adaptar|ajustar|limitar|gerar|transformar)(?:-(?:me|o|a|os|as))?`;
const notVerified = `(?:não (?:foi |foram |está )?(?:verificad[oa]|testad[oa]|confirmad[oa]|conferid[oa])s?|desconhecid[oa]s?|por verificar|sem (?:verificar|testar|confirmar))`;
const soon = `(?:amanhã|hoje à noite|(?:na )?(?:próxima semana|semana que vem)|(?:no )?(?:próximo mês|mês que vem)|(?:na )?(?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|no (?:sábado|domingo))`;

/** The rules of Portuguese. */
export const portuguese: LanguageRules = {
  code: 'pt',
  stopWords:
    wordSet(`a à ainda ao aos as às assim até bem cada com como da das de dela dele deles depois do dos e é ela ele eles
    em entre era essa esse esta está estão este eu faz fazer foi há isso isto já lhe mais mas me mesmo meu meus minha minhas
    muito na não nas nem no nos nós nossa nosso num numa o onde os ou para pela pelo pode podemos por porque posso pra qual
    quando que quem quero se sem ser seu seus só sua suas são também tem tenho ter tudo um uma vai você vocês vou`),
  negator: pattern`\b(?:${no}|sem|só|somente|apenas|proibid[oa]s?|evit[ae][\w]{0,3})\b`,
  effect: pattern`\b(?:envi(?:ar|a|e|em)|mand(?:ar|a|e)|publi(?:car|ca|que)|deploy|implant(?:ar|e)|apag(?:ar|a|ue)|exclu(?:ir|i|a)|pag(?:ar|a|ue)|compr(?:ar|a|e)|encomend(?:ar|a|e)|push|mescl(?:ar|e)|transferir|transfira|convid(?:ar|a|e)|post(?:ar|a|e)|reserv(?:ar|a|e)|cancel(?:ar|a|e))\b`,
  preamble: pattern`^(?:(?:ok(?:ay)?|certo|sim|não(?=[,.!;:])|bom|muito bem|ótimo|perfeito|obrigad[oa]|por favor|e|mas|então|depois|agora|bem|ah|também|além disso|importante|tudo bem|na verdade|beleza)\b[\s,.!:;–—-]{1,4}){0,6}`,
  greeting: pattern`^(?:olá|oi|bom dia|boa (?:tarde|noite)|prezad[oa]|car[oa]|obrigad[oa])\b[^?]{0,60}$`,
  request: pattern`\?\s{0,4}$|\b(?:você pode|pode|poderia|podes|podia)\b|\bpor favor\b|\b(?:quero|queria|preciso|gostaria)\b|\bme ajud[ae]\b|\bajude-me\b|^(?:escreva|crie|faça|adicione|corrija|explique|traduza|resuma|planeje|mostre|dê|redija|gere)`,
  question: [
    pattern`^(?:o que|qual|quais|como|por que|por quê|onde|quem|quando|há|tem|você pode|pode|poderia|posso|podemos|devo|deveria|é|são)\b`,
  ],
  conditional: pattern`^(?:se|quando|assim que|caso|talvez|em teoria|supondo|enquanto)\b`,
  restrictions: {
    asking: pattern`^(?:o que|qual|quais|como|por que|onde|quem|quando|há|é|são|devo|deveria)\b`,
    harmless: [
      pattern`^se\b[^,]{0,200}$|\bnão (?:se )?(?:preocupe|esqueça|esquece|hesite|importa|tem problema|sei|entendo|entendi|funciona|funcionou|acho|tenho|consigo|posso|estou|vejo|gosto|gostei)\b|^(?:não|nenhum) (?:há|tem) problema\b|^sem (?:problema|dúvida|pressa)\b|^nada (?:a|mais|disso é)\b|\bnão só\b`,
    ],
    forms: [
      {
        pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:e|mas|que|por favor)\s)(?:não|nunca|jamais)\s(?:(?:me|te|se|o|a|os|as|lhe|nos) ){0,2}${stem}[\w]{0,8}\b`,
      },
      {
        pattern: pattern`\bque\s(?:não|nunca|ninguém|nenhum|nenhuma)\s(?:(?:me|te|se|o|a|os|as|lhe) ){0,2}[\w]{2,20}(?:e|em|a|am|as|es)\b`,
      },
      {
        pattern: pattern`\b(?:não|nunca|ninguém|nenhum [\w]{2,30}|nenhuma [\w]{2,30})\s(?:se )?(?:deve|deves|devem|pode|podes|podem|poderá|deverá|deveria|precisa|é permitido)\b`,
      },
      { pattern: pattern`\b(?:não (?:quero|queremos|queria|aceito|permito))\s[\w]` },
      {
        pattern: pattern`(?:^|[,;:–—]\s{0,3}|\b(?:e|mas)\s)(?:nada de|nenhum|nenhuma|sem)\s(?!problema|dúvida|pressa|mais)[\w]{2,40}`,
      },
      {
        pattern: pattern`\bsem\s(?:antes )?(?:modificar|alterar|mudar|mexer|tocar|apagar|excluir|perguntar|enviar|escrever|instalar|publicar|quebrar|adicionar|a minha|o meu|minha |meu |nossa |permissão|autorização|confirmação|consultar)`,
      },
      { pattern: pattern`\b(?:é|são|está|estão|fica|ficam) (?:estritamente )?proibid[oa]s?\b|^evite\b` },
      {
        pattern: pattern`^${order}\s(?:.{0,160}\s)?(?:só|somente|apenas)\b|^[^,]{2,80}\b(?:vai|vão|chega[m]?) (?:só|somente|apenas) para (?:mim|nós|[\w.+-]{1,64}@)`,
      },
    ],
    thenForbids: pattern`,?\s(?:e|mas)\s(?=(?:não|nunca|nada de|sem|nenhum|nenhuma)\b)`,
  },
  instructions: {
    patterns: [
      pattern`\b(?:a partir de agora|de agora em diante|daqui (?:para a frente|em diante)|em todas as suas)\b`,
      pattern`^${order}\s(?:.{0,120}\s)?(?:sempre|toda vez|em todo lugar|em cada)\b|^sempre\s[\w]`,
      pattern`^(?:responda|escreva|explique|fale)\b.{0,60}\s(?:em (?:português|inglês|francês|alemão|espanhol)|brevemente|de forma (?:breve|concisa|simples)|em (?:uma|duas|três|poucas) (?:frases|linhas|palavras))\b`,
      pattern`^(?:certifique-se|garanta|tenha (?:em mente|cuidado)|lembre-se|não (?:se )?esqueça|mantenha|respeite|siga (?:as|o|os|a))\b|^pergunte-me (?:antes|primeiro)\b|^me pergunte (?:antes|primeiro)\b`,
    ],
    manner: pattern`\s(?<manner>(?:utilizando|usando|seguindo|respeitando|mantendo|segundo (?:o|as|os)|de acordo com|conforme)\s.{6,200}?)[.!?]?$`,
    heading: pattern`^(?:a partir de agora|(?:minhas|nossas|as|algumas)? ?regras\b.{0,40})$`,
  },
  decisions: {
    patterns: [
      pattern`\b(?:vamos|vou)\s(?:usar|utilizar|ficar|manter|pegar|escolher|deixar|seguir com)\b|\b(?:ficamos com|fico com|usaremos|manteremos|escolhemos)\s[\w]`,
      pattern`\b(?:decidimos|decidi|escolhemos|escolhi|combinamos|optamos|optei)\b|^(?:decisão|decidido|combinado)\s?:`,
      pattern`^(?:fique com|vá com|siga com|pegue|escolha)\s[\w]`,
      pattern`\b(?:quero|queria|queremos|gostaria|prefiro)\s(?:que|de|o|a|os|as|um|uma|${shapingVerb}|ter|manter)\b.{3,200}`,
      pattern`^(?:o|a|os|as|tudo|todos|cada|nosso|nossa)\b[^?]{1,120}\b(?:deve|devem|deveria|deveriam|tem que|têm que) [\w]`,
      pattern`^${shaping}\s(?:[^\s]{1,80}\s){2,60}[^\s]`,
    ],
    asked: [
      pattern`^(?:você )?(?:pode|poderia|podes|podia)(?:-me)? (?:me |por favor )?${shapingVerb}\s(?:[^\s]{1,80}\s){2,60}?[^\s]`,
    ],
  },
  rejections: {
    patterns: [
      pattern`^(?:esqueça|esquece|descarte|deixa) (?:isso|essa ideia|isto)\b|\b(?:abordagem|ideia|opção|solução|isso|isto) não (?:funcionou|funciona|serviu|serve|ajudou|deu certo)\b`,
      pattern`\b(?:é|são|seria) (?:muito )?(?:caro|cara|lento|lenta|complicad[oa]|arriscad[oa])s? demais\b|\bcaro demais\b|\b(?:rejeitad[oa]|descartad[oa])\b|\bnão é o que eu (?:queria|quero|pedi)\b|\bnão gost(?:o|ei)\b`,
    ],
    preferred: pattern`\b(?:use|usar|utilize|pegue|prefiro|escolha|melhor)\b.{1,200}?\b(?:em vez de|em vez d[oa]s?|ao invés d[eoa]s?|no lugar d[eoa]s?)\s(?<option>[^,.;:!?()]{3,120})`,
  },
  nextStep: {
    user: pattern`^(?:o )?próximo passo\b`,
    assistant: pattern`^(?:(?:então|assim),? )?(?:o|meu|seu|nosso) próximo passo (?:é|será|seria)\b|^próximo passo:\s?[\w]`,
  },
  facts: {
    confirmations: [
      pattern`\b(?:testes?|build)\b.{0,20}\b(?:passam|passaram|passa|passou)\b`,
      pattern`\b(?:agora|isso|tudo|já) (?:sim )?(?:funciona|funcionou|está funcionando)(?: (?:bem|perfeitamente|agora|de novo)|[.!,]|$)`,
      pattern`^(?:confirmo|confirmado)\b|\b(?:testei|verifiquei|conferi|medi|executei|rodei) (?:o|a|os|as|tudo|isso)\b`,
    ],
    work: [
      pattern`^(?:eu )?(?:já )?(?:mudei|renomeei|apaguei|instalei|assinei|paguei|encomendei|enviei|movi|contei|liguei|recebi|copiei|reservei|cancelei|executei|imprimi) (?:o|a|os|as|meu|minha|todos|todas|\d{1,6}|dois|duas|três)\b`,
      pattern`^(?:o|a|os|as|todos|todas|meu|nosso)\s(?:[\w-]{1,40}\s){1,6}?(?:está|estão|foi|foram) (?:já )?(?:apagad|excluíd|assinad|pag|instalad|copiad|movid|enviad|encomendad|reservad)[oa]s?\b`,
    ],
    exceptions: pattern`\b(?:mas|exceto|menos)\b`,
  },
  openItems: {
    left: [
      pattern`\b(?:a fazer|pendentes?|todo)\s?:|\bainda (?:falta|faltam|temos que|tenho que|precisamos|preciso|resta)\b|\b(?:falta|faltam) [\w]{2,30}(?:ar|er|ir)\b|\bmais tarde,? (?:vamos|temos)\b`,
    ],
    promised: [
      pattern`^(?:eu )?(?:vou|tenho que|posso|quero|preciso|[\w]{3,20}(?:arei|erei|irei))\b.{1,120}\b${soon}\b`,
    ],
    waiting: [
      pattern`\b(?:estamos|tudo está|está tudo) (?:bloquead[oa]s?|esperando|à espera|parad[oa]s?)\b(?! (?:a )?sua resposta)`,
      pattern`\b(?:ele|ela|o [\w]{2,30}|a [\w]{2,30}) (?:envia|traz|assina|entrega|verifica|escreve|decide|enviará|trará|assinará|vai (?:enviar|trazer|assinar|entregar))\b.{0,120}\b${soon}\b`,
    ],
    heading: pattern`^(?:próximos passos|pendentes?|pendências|a fazer|pontos em aberto|perguntas em aberto|o que falta)\b`,
  },
  blockers: [
    pattern`\b(?:estou|estamos) (?:ainda )?(?:esperando|aguardando|à espera d[aeo]s?) (?:por |pel[ao]s? )?(?!tua\b|sua resposta\b|você\b)(?<waiting>.{3,200})$`,
    pattern`\b(?:está|estão|estou|estamos) (?:ainda )?(?:bloquead[oa]s?|parad[oa]s?) (?:por|pel[ao]s?|até|sem) (?<waiting>.{3,200})$`,
    pattern`\bnão (?:posso|podemos) (?:continuar|avançar|começar) (?:até|sem|antes de) (?<waiting>.{3,200})$`,
  ],
  progress: {
    prepared: [pattern`^(?:já )?(?:preparei|redigi|preparamos) .{2,200}$`],
    tested: [
      pattern`\btestes (?:já |todos )?(?:passam|passaram|estão passando)\b`,
      pattern`^(?:já )?(?:testei|testamos) .{2,200}$`,
    ],
    deployed: [
      pattern`^(?:já )?(?:publiquei|publicamos|implantei|implantamos|coloquei no ar) .{2,200}$`,
      pattern`\bjá está(?:o)? (?:no ar|em produção|publicad[oa]s?)[.!]?$`,
    ],
    verified: [pattern`^(?:já )?(?:verifiquei|verificamos|conferi|conferimos) .{2,200}$`],
  },
  doubts: {
    patterns: [
      pattern`\b(?:não tenho certeza|nem ideia|(?:ainda )?não sei|não está claro)\b.{0,20}\b(?:se|por que|como|que|qual|quem|quando|onde)\b`,
      pattern`\bninguém (?:verificou|testou|conferiu)\b|\b(?:falta|precisa|tem que) (?:ser )?(?:verificar|conferir|testar|verificad[oa]|testad[oa])\b|\b(?:acho|suponho) que (?:é|está)\b`,
    ],
    pronoun: pattern`^(?:isso|isto|o)\b`,
  },
  admissions: {
    patterns: [
      pattern`\b(?:está|estão|é|são|fica|ficam|continua|continuam)\s(?:ainda\s)?${notVerified}(?![\w])|\b(?:ainda )?não (?:foi|foram) (?:verificad|testad|confirmad)[oa]s?\b`,
      pattern`\b(?:não sei|não posso (?:dizer|verificar|confirmar|saber)|não consigo (?:verificar|confirmar|saber)|não (?:verifiquei|testei|vi|executei|medi|confirmei))\b`,
      pattern`\bé (?:só |apenas )?uma (?:suposição|hipótese|estimativa)\b`,
    ],
    labelled: pattern`(?:^|\s)(?:\*\*)?(?<label>${notVerified}|perguntas? (?:em aberto|abertas?)|suposiç(?:ão|ões))(?:\*\*)?:(?:\*\*)?\s(?<what>[^\s].{4,400})$`,
  },
  claims: {
    predictions: [
      pattern`\b(?:deve|devem|deveria|deveriam) (?:agora |já )?(?:funcionar|passar|estar (?:corrigid|resolvid)[oa]s?)\b`,
      pattern`\b(?:provavelmente|parece (?:ser|que)|a causa (?:é|era|foi))\b`,
    ],
    patterns: [
      pattern`\btestes?\b.{0,20}\b(?:passam|passaram)\b|\b(?:está|estão) (?:agora |já )(?:completamente |totalmente )?(?:corrigid|resolvid|pront|complet|integrad)[oa]s?\b|\bagora (?:tudo )?funciona\b`,
      pattern`\b(?:implantei|publiquei|verifiquei|testei|enviei|medi)\b|\b(?:foi|foram) (?:verificad|testad|implantad|publicad|enviad|corrigid)[oa]s?\b|\bcom sucesso\b`,
    ],
    done: [
      pattern`\b(?:adicionei|criei|atualizei|removi|implementei|corrigi|movi|renomeei|escrevi|substituí|integrei|configurei|alterei|terminei|redigi|traduzi)\b`,
      pattern`^(?:pronto|feito|concluído)\s?[.:!–—-]\s?[^\s]|\b(?:foi|foram) (?:adicionad|criad|atualizad|removid|movid|renomead|substituíd|alterad)[oa]s?\b`,
    ],
    notYetDone: pattern`\b(?:vou|vai|vamos|será|deveria|poderia|pode|deve|se|quando)\b`,
    notAClaim: pattern`^[^\w]{0,6}(?:por que|como|o que|se|quando|verifique|teste|certifique|você pode|quer que|devo)\b|\b(?:quer que|se quiser|se você|para que|vou|certifique-se|você)\b`,
    takesBack: pattern`^(?:ah,? |oh,? |sim,? )?(?:você tem (?:toda a |toda )?razão|você está (?:certo|certa)|meu erro|eu errei|me enganei|desculpe|peço desculpas|sinto muito)\b`,
  },
  retractions: {
    permission: pattern`\b(?:agora (?:você )?pode|você pode|já pode|pode)\s(?:agora |já )?(?<words>(?<action>[\w]{3,30})\b.{2,200}?)[.!]?$`,
    hangsOnSomething: pattern`\b(?:se|quando|assim que|depois|até|só|apenas|mas|enquanto|não|exceto|antes)\b`,
    previous: pattern`\b(?:esqueça|esquece|descarte|cancele|ignore|desfaça) (?:isso|isto)(?![\w])|\bdeixa pra lá\b|\bdesfiz (?:as|suas) (?:mudanças|alterações)\b`,
    rule: pattern`\b(?:esqueça|esquece|ignore|tire|retire) (?:essa|esta|a) (?:última )?(?:regra|restrição|limitação|proibição)\b`,
    named: pattern`\b(?:esqueça|esquece|descarte|abandone|não (?:usamos|quero|use) mais)\s(?:o |a |os |as )?(?<words>[^,.;:!?]{2,120})`,
  },
  wording: {
    restriction: (said) => `O usuário diz ao assistente: “${said}”`,
    task: (task) => task,
    label: (label) => label.replace(/perguntas (em aberto|abertas)$/i, 'pergunta em aberto'),
    withdrawn: (text) => `Retirado depois pelo usuário: ${text}`,
    turnedDown: (option) => `Recusado pelo usuário: ${option}.`,
    listed: (text) => `Anotado como não verificado pelo usuário: “${text}”`,
  },
};
