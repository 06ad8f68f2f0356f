import type { LanguageCases } from './language-cases.ts';

export const portuguese: LanguageCases = {
  code: 'pt',
  opening: 'Você pode me ajudar com o plano da nossa nova loja? Eu preciso dele até o fim da semana.',
  user: {
    restrictions: {
      hits: [
        'Não mude a lista de preços.',
        'Por favor, não envie nada ao cliente.',
        'A carta não deve ter mais de uma página.',
        'Não quero que você mude as cores.',
        'Sem fotos de pessoas no folheto.',
        'Diga sua opinião sem alterar nenhum arquivo.',
        'Se o banco ligar, não responda.',
        'Use apenas as cores do logo.',
        'Nunca mencione o meu nome.',
      ],
      misses: [
        'Não sei qual é melhor.',
        'Não funciona.',
        'Não se preocupe.',
        'Não esqueça de colocar a data.',
        'Por que não usamos a antiga?',
        'Não tem problema com a lista.',
      ],
    },
    decisions: {
      hits: [
        'Vamos usar a sala pequena para a festa.',
        'Decidimos abrir às segundas.',
        'Troque a cor vermelha por um azul escuro.',
        'Você pode mudar o nome do arquivo para menu?',
        'O título deve ficar no alto à esquerda.',
      ],
      misses: [
        'Sim.',
        'Sim, pode continuar.',
        'Vamos usar a sala pequena?',
        'Se chover, vamos usar a sala.',
        'A sala é bonita.',
      ],
    },
    instructions: {
      hits: [
        'A partir de agora responda em inglês.',
        'Escreva sempre os preços com imposto.',
        'Certifique-se de que cada tabela tem um título.',
        'Me pergunte antes de publicar.',
      ],
      misses: ['Sempre falha às segundas, por quê?', 'A resposta foi curta.'],
    },
    blockers: {
      hits: ['Estamos aguardando a resposta do banco.'],
      misses: ['Estou esperando sua resposta.', 'Estamos aguardando o banco?'],
    },
    progress_tested: {
      hits: ['Já testei a fechadura com as duas chaves.'],
      misses: ['Não testei a fechadura.', 'Teste a fechadura.'],
    },
    progress_deployed: {
      hits: ['Já publicamos a lista de preços.'],
      misses: ['Já publicamos a lista de preços?'],
    },
    open_items: {
      hits: [
        'Ainda temos que encomendar as cadeiras.',
        'Vou trocar a fechadura na próxima semana.',
        'Ela assina o contrato na terça.',
      ],
      misses: ['As cadeiras estão aqui.', 'Ainda temos que encomendar as cadeiras?'],
    },
    unknowns: {
      hits: ['Não tenho certeza se o banco aceitou.'],
      misses: ['Tenho certeza de que o banco aceitou.'],
    },
    rejected: {
      hits: ['A sala grande é cara demais para nós.', 'Essa ideia não funcionou.'],
      misses: ['Essa ideia é boa.'],
    },
    next_step: { hits: ['O próximo passo: escrever o convite.'], misses: ['Na próxima semana não estou.'] },
    confirmed_facts: {
      hits: ['Agora funciona.', 'Mudei o código da fechadura.'],
      misses: ['Acho que custa 9 €.', 'Agora funciona, mas não na página dois.'],
    },
  },
  assistant: {
    unknowns: {
      hits: ['Todos os testes passaram.', 'Agora deve funcionar.', 'O número exato é desconhecido.'],
      misses: ['Quer que eu verifique os testes?', 'Se os testes passarem, me diga.'],
    },
    done: { hits: ['Adicionei a lista de preços.'], misses: ['Vou adicionar a lista de preços.'] },
  },
  lifted: {
    restriction: 'Não altere a lista de preços.',
    by: ['Esqueça essa regra.'],
    not: [
      'Você pode alterar a lista de preços quando o banco aceitar.',
      'Se o banco aceitar, você pode alterar a lista de preços.',
      'Você pode alterar a lista de preços?',
      'ok',
      'Agora você pode alterar a porta.',
    ],
  },
  withdrawn: {
    decision: 'Vamos usar a sala pequena para a festa.',
    by: ['Esqueça isso.', 'Esqueça a sala pequena para a festa.'],
  },
  forbidding: {
    beginnings: [
      'Não mude',
      'Nunca apague',
      'Por favor não envie',
      'Você não deve mudar',
      'Mas não toque',
      'NÃO MOVA',
    ],
    endings: ['a lista de preços.', 'os nomes da carta', 'mais de uma página!', 'os arquivos da pasta'],
  },
  others: [
    'Meu chefe escreveu:\n\nNão mude a lista de preços.',
    'No bilhete está “Não mude a lista de preços. Vamos usar a sala pequena.”',
  ],
  consent: { offer: 'Quer que eu apague os arquivos antigos?', answers: ['sim', 'ok', 'certo'] },
};
