import type { Packet } from '../../../../lib/core/packet.ts';
import type { LanguageCode } from '../../../../lib/core/suggest/language.ts';

/** A packet of one language, a good reply to it, and what careless replies say instead of one of its answers. */
export interface AnswerCase {
  readonly code: LanguageCode;
  readonly packet: Packet;
  readonly answers: readonly string[];
  /** The third answer with one of two restrictions. */
  readonly withoutRestriction: string;
  /** The third answer with one restriction that lost its "not". */
  readonly turnedRound: string;
  /** A fifth answer that plans what is forbidden. */
  readonly forbiddenNext: string;
  /** A fifth answer that plans what is done. */
  readonly repeatedNext: string;
  /** A second answer that says a guess as known. */
  readonly promoted: string;
  readonly consent: string;
}

type Parts = Pick<
  Packet,
  'goal' | 'confirmed_facts' | 'unknowns' | 'decisions' | 'restrictions' | 'done' | 'next_step'
>;

const packetOf = (parts: Parts): Packet => ({
  schema_version: 1,
  conversation_id: 'test:c',
  revision: 1,
  open_items: [],
  last_completed_step: parts.done?.[0] ?? '',
  ...parts,
});

/** One case a language. */
export const answerCases: readonly AnswerCase[] = [
  {
    code: 'en',
    packet: packetOf({
      goal: 'Move the bakery’s web shop to the new host before Christmas.',
      confirmed_facts: ['The old server holds 480 orders.'],
      unknowns: ['Claimed by the assistant, not verified: The payment page works on the new host.'],
      decisions: ['The shop keeps its blue design.'],
      restrictions: ['Do not delete the old database.', 'Nobody may write to the customers.'],
      done: ['The product images were copied.'],
      next_step: 'Import the orders into a test table.',
    }),
    answers: [
      'The bakery’s web shop moves to the new host before Christmas.',
      'Confirmed: the old server holds 480 orders. Unknown: whether the payment page works on the new host.',
      'The shop keeps its blue design. The old database must not be deleted, and nobody writes to the customers.',
      'The product images are copied and need no second copy.',
      'I import the orders into a test table; nothing needs authorisation yet.',
    ],
    withoutRestriction: 'The shop keeps its blue design. Nobody may write to the customers.',
    turnedRound:
      'The shop keeps its blue design. Delete the old database. Nobody may write to the customers.',
    forbiddenNext: 'Import the orders into a test table, then delete the old database.',
    repeatedNext: 'Copy the product images, then import the orders into a test table.',
    promoted: 'Confirmed: the old server holds 480 orders; the payment page works on the new host.',
    consent: 'You have approved the switch of the address.',
  },
  {
    code: 'de',
    packet: packetOf({
      goal: 'Der Laden der Bäckerei soll vor Weihnachten auf den neuen Server umziehen.',
      confirmed_facts: ['Der alte Server enthält 480 Bestellungen.'],
      unknowns: ['Ob die Seite zum Bezahlen auf dem neuen Server funktioniert.'],
      decisions: ['Der Laden behält seine blaue Gestaltung.'],
      restrictions: ['Die alte Datenbank darf nicht gelöscht werden.', 'Niemand darf den Kunden schreiben.'],
      done: ['Die Bilder der Produkte wurden kopiert.'],
      next_step: 'Die Bestellungen in eine Testtabelle einlesen.',
    }),
    answers: [
      'Der Laden der Bäckerei zieht vor Weihnachten auf den neuen Server um.',
      'Bestätigt: Der alte Server enthält 480 Bestellungen. Unbekannt: ob die Seite zum Bezahlen auf dem neuen Server funktioniert.',
      'Der Laden behält seine blaue Gestaltung. Die alte Datenbank wird auf keinen Fall gelöscht, und niemand darf den Kunden schreiben.',
      'Die Bilder der Produkte wurden kopiert.',
      'Ich lese die Bestellungen in eine Testtabelle ein.',
    ],
    withoutRestriction: 'Der Laden behält seine blaue Gestaltung. Niemand darf den Kunden schreiben.',
    turnedRound:
      'Der Laden behält seine blaue Gestaltung. Die alte Datenbank wird gelöscht. Niemand darf den Kunden schreiben.',
    forbiddenNext:
      'Die Bestellungen in eine Testtabelle einlesen, dann die alte Datenbank gelöscht hinterlassen.',
    repeatedNext:
      'Die Bilder der Produkte noch einmal kopieren lassen, dann die Bestellungen in eine Testtabelle einlesen.',
    promoted:
      'Bestätigt: Der alte Server enthält 480 Bestellungen; die Seite zum Bezahlen funktioniert auf dem neuen Server.',
    consent: 'Sie haben dem Wechsel der Adresse zugestimmt.',
  },
  {
    code: 'fr',
    packet: packetOf({
      goal: 'La boutique de la boulangerie doit passer sur le nouveau serveur avant Noël.',
      confirmed_facts: ['L’ancien serveur contient 480 commandes.'],
      unknowns: [
        'On ne sait pas encore, à vérifier : la page de paiement fonctionne sur le nouveau serveur.',
      ],
      decisions: ['La boutique garde son style bleu.'],
      restrictions: ['Ne supprime pas l’ancienne base de données.', 'Personne ne doit écrire aux clients.'],
      done: ['Les images des produits ont été copiées.'],
      next_step: 'Importer les commandes dans une table de test.',
    }),
    answers: [
      'La boutique de la boulangerie passe sur le nouveau serveur avant Noël.',
      'Confirmé : l’ancien serveur contient 480 commandes. À vérifier : la page de paiement fonctionne-t-elle sur le nouveau serveur.',
      'La boutique garde son style bleu. Il ne faut pas supprimer l’ancienne base de données, et personne ne doit écrire aux clients.',
      'Les images des produits ont été copiées.',
      'Importer les commandes dans une table de test.',
    ],
    withoutRestriction: 'La boutique garde son style bleu. Personne ne doit écrire aux clients.',
    turnedRound:
      'La boutique garde son style bleu. Il faut supprimer l’ancienne base de données. Personne ne doit écrire aux clients.',
    forbiddenNext:
      'Importer les commandes dans une table de test, ensuite supprimer l’ancienne base de données.',
    repeatedNext: 'Copier les images des produits, ensuite importer les commandes dans une table de test.',
    promoted:
      'Confirmé : l’ancien serveur contient 480 commandes ; la page de paiement fonctionne sur le nouveau serveur.',
    consent: 'Vous avez autorisé le changement de l’adresse.',
  },
  {
    code: 'es',
    packet: packetOf({
      goal: 'La tienda de la panadería tiene que pasar al servidor nuevo para la Navidad.',
      confirmed_facts: ['El servidor viejo guarda 480 pedidos.'],
      unknowns: ['Sin verificar: la página de pago funciona en el servidor nuevo.'],
      decisions: ['La tienda conserva su diseño azul.'],
      restrictions: ['No borres la base de datos vieja.', 'Nadie debe escribir a los clientes.'],
      done: ['Las imágenes de los productos fueron copiadas.'],
      next_step: 'Importar los pedidos a una tabla de prueba.',
    }),
    answers: [
      'La tienda de la panadería pasa al servidor nuevo para la Navidad.',
      'Confirmado: el servidor viejo guarda 480 pedidos. Sin verificar: la página de pago en el servidor nuevo.',
      'La tienda conserva su diseño azul. No se debe borrar la base de datos vieja, y nadie debe escribir a los clientes.',
      'Las imágenes de los productos fueron copiadas.',
      'Importar los pedidos a una tabla de prueba.',
    ],
    withoutRestriction: 'La tienda conserva su diseño azul. Nadie debe escribir a los clientes.',
    turnedRound:
      'La tienda conserva su diseño azul. Hay que borrar la base de datos vieja. Nadie debe escribir a los clientes.',
    forbiddenNext: 'Importar los pedidos a una tabla de prueba, luego borrar la base de datos vieja.',
    repeatedNext: 'Copiar las imágenes de los productos, luego importar los pedidos a una tabla de prueba.',
    promoted:
      'Confirmado: el servidor viejo guarda 480 pedidos; la página de pago funciona en el servidor nuevo.',
    consent: 'El usuario ha autorizado el cambio de la dirección.',
  },
  {
    code: 'pt',
    packet: packetOf({
      goal: 'A loja da padaria precisa passar para o servidor novo no Natal.',
      confirmed_facts: ['O servidor velho guarda 480 pedidos.'],
      unknowns: ['Não verificado: a página de pagamento funciona no servidor novo.'],
      decisions: ['A loja mantém o seu desenho azul.'],
      restrictions: ['Não apague a base de dados velha.', 'Ninguém deve escrever aos clientes.'],
      done: ['As imagens dos produtos foram copiadas.'],
      next_step: 'Importar os pedidos para uma tabela de teste.',
    }),
    answers: [
      'A loja da padaria passa para o servidor novo no Natal.',
      'Confirmado: o servidor velho guarda 480 pedidos. Por verificar: a página de pagamento no servidor novo.',
      'A loja mantém o seu desenho azul. Não se deve apagar a base de dados velha, e ninguém deve escrever aos clientes.',
      'As imagens dos produtos foram copiadas.',
      'Importar os pedidos para uma tabela de teste.',
    ],
    withoutRestriction: 'A loja mantém o seu desenho azul. Ninguém deve escrever aos clientes.',
    turnedRound:
      'A loja mantém o seu desenho azul. Apague a base de dados velha. Ninguém deve escrever aos clientes.',
    forbiddenNext: 'Importar os pedidos para uma tabela de teste, em seguida apagar a base de dados velha.',
    repeatedNext: 'Copiar as imagens dos produtos, em seguida importar os pedidos para uma tabela de teste.',
    promoted:
      'Confirmado: o servidor velho guarda 480 pedidos; a página de pagamento funciona no servidor novo.',
    consent: 'O usuário autorizou a mudança do endereço.',
  },
  {
    code: 'ja',
    packet: packetOf({
      goal: 'パン屋の通販サイトをクリスマス前に新しいサーバーへ移転する。',
      confirmed_facts: ['旧サーバーには注文が480件ある。'],
      unknowns: ['新サーバーで決済ページが動作するかどうかは未確認。'],
      decisions: ['サイトの配色は青のまま維持する。'],
      restrictions: ['旧データベースを削除しないこと。', '顧客に連絡メールを書かないこと。'],
      done: ['商品画像を複製した。'],
      next_step: '注文を試験用の表に取り込む。',
    }),
    answers: [
      'パン屋の通販サイトをクリスマス前に新しいサーバーへ移転することです。',
      '確認済み：旧サーバーには注文が480件あります。未確認：新サーバーで決済ページが動作するか。',
      'サイトの配色は青のまま維持します。旧データベースは削除しません。顧客に連絡メールは書きません。',
      '商品画像は複製済みです。',
      '注文を試験用の表に取り込みます。',
    ],
    withoutRestriction: 'サイトの配色は青のまま維持します。顧客に連絡メールは書きません。',
    turnedRound:
      'サイトの配色は青のまま維持します。旧データベースを削除します。顧客に連絡メールは書きません。',
    forbiddenNext: '注文を試験用の表に取り込み、旧データベースを削除します。',
    repeatedNext: '商品画像を複製し、注文を試験用の表に取り込みます。',
    promoted: '確認済み：旧サーバーには注文が480件あります。新サーバーで決済ページが動作します。',
    consent: '住所の変更は承認を得ています。',
  },
  {
    code: 'zh',
    packet: packetOf({
      goal: '圣诞节前把面包店的网上商店搬到新服务器。',
      confirmed_facts: ['旧服务器上有480个订单。'],
      unknowns: ['新服务器上的支付页面是否正常，尚未验证。'],
      decisions: ['商店保留蓝色设计。'],
      restrictions: ['不要删除旧数据库。', '任何人都不得给客户写信。'],
      done: ['商品图片已复制。'],
      next_step: '把订单导入测试表。',
    }),
    answers: [
      '在圣诞节前把面包店的网上商店搬到新服务器。',
      '已确认：旧服务器上有480个订单。未验证：新服务器上的支付页面是否正常。',
      '商店保留蓝色设计。旧数据库不得删除。不给客户写信。',
      '商品图片已复制完成。',
      '把订单导入测试表。',
    ],
    withoutRestriction: '商店保留蓝色设计。不给客户写信。',
    turnedRound: '商店保留蓝色设计。删除旧数据库。不给客户写信。',
    forbiddenNext: '把订单导入测试表，然后删除旧数据库。',
    repeatedNext: '先复制商品图片，然后把订单导入测试表。',
    promoted: '已确认：旧服务器上有480个订单。新服务器上的支付页面正常。',
    consent: '用户已经批准了地址变更。',
  },
];
