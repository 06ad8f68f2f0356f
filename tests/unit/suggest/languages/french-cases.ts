import type { LanguageCases } from './language-cases.ts';

export const french: LanguageCases = {
  code: 'fr',
  opening:
    'Peux-tu m’aider avec le plan de notre nouvelle boutique ? J’en ai besoin avant la fin de la semaine.',
  user: {
    restrictions: {
      hits: [
        'Ne change pas la liste des prix.',
        'S’il te plaît, n’envoie rien au client.',
        'Merci de ne pas renommer les colonnes.',
        'La lettre ne doit pas dépasser une page.',
        'Je ne veux pas que tu changes les couleurs.',
        'Pas d’images de personnes dans la brochure.',
        'Dis-moi ton avis sans modifier de fichier.',
        'Si la banque appelle, ne réponds pas.',
        'Utilise uniquement les couleurs du logo.',
        'Il ne faut jamais citer mon nom.',
      ],
      misses: [
        'Je ne sais pas laquelle est la meilleure.',
        'Ça ne marche pas.',
        'Pas de problème pour la liste.',
        'N’oublie pas d’ajouter la date.',
        'Pourquoi ne pas prendre l’ancienne ?',
        'Ne t’inquiète pas.',
      ],
    },
    decisions: {
      hits: [
        'On prend la petite salle pour la fête.',
        'Nous avons décidé d’ouvrir le lundi.',
        'Remplace la couleur rouge par un bleu foncé.',
        'Peux-tu renommer le fichier en menu ?',
        'Le titre doit être en haut à gauche.',
      ],
      misses: [
        'Oui.',
        'Oui, vas-y.',
        'Est-ce qu’on prend la petite salle ?',
        'S’il pleut, on prend la salle.',
        'La salle est belle.',
      ],
    },
    instructions: {
      hits: [
        'Désormais, réponds en anglais.',
        'Écris toujours les prix avec la taxe.',
        'Assure-toi que chaque tableau a un titre.',
        'Demande-moi avant de publier.',
      ],
      misses: ['Il plante toujours, pourquoi ?', 'La réponse était courte.'],
    },
    blockers: {
      hits: ['Nous attendons encore la réponse de la banque.'],
      misses: ['J’attends ta réponse.', 'Est-ce que nous attendons la banque ?'],
    },
    progress_tested: {
      hits: ['J’ai déjà testé la serrure avec les deux clés.'],
      misses: ['Je n’ai pas testé la serrure.', 'Teste la serrure.'],
    },
    progress_deployed: {
      hits: ['Nous avons publié la liste des prix.'],
      misses: ['Avons-nous publié la liste des prix ?'],
    },
    open_items: {
      hits: [
        'Il nous reste à commander les chaises.',
        'Je vais changer la serrure la semaine prochaine.',
        'Elle signe le contrat mardi.',
      ],
      misses: ['Les chaises sont ici.', 'Est-ce qu’il reste des chaises à commander ?'],
    },
    unknowns: {
      hits: ['Je ne suis pas sûr que la banque ait accepté.'],
      misses: ['Je suis sûr que la banque a accepté.'],
    },
    rejected: { hits: ['La grande salle est trop chère pour nous.'], misses: ['La grande salle est belle.'] },
    next_step: {
      hits: ['Prochaine étape : écrire l’invitation.'],
      misses: ['La semaine prochaine je suis absent.'],
    },
    confirmed_facts: {
      hits: ['Ça marche maintenant.', 'J’ai changé le code de la serrure.'],
      misses: ['Je crois que ça coûte 9 €.', 'Ça marche, mais pas sur la page deux.'],
    },
  },
  assistant: {
    unknowns: {
      hits: ['Tous les tests passent.', 'Cela devrait fonctionner.', 'Le nombre exact est inconnu.'],
      misses: ['Veux-tu que je vérifie les tests ?', 'Si les tests passent, dis-le-moi.'],
    },
    done: { hits: ['J’ai ajouté la liste des prix.'], misses: ['Je vais ajouter la liste des prix.'] },
  },
  lifted: {
    restriction: 'Ne modifie pas la liste des prix.',
    by: ['Tu peux maintenant modifier la liste des prix.', 'Oublie cette règle.'],
    not: [
      'Tu peux modifier la liste des prix dès que la banque accepte.',
      'Si la banque accepte, tu peux modifier la liste des prix.',
      'Peux-tu modifier la liste des prix ?',
      'ok',
      'Tu peux maintenant modifier la porte.',
    ],
  },
  withdrawn: {
    decision: 'On prend la petite salle pour la fête.',
    by: ['Laisse tomber.', 'Oublie la petite salle pour la fête.'],
  },
  forbidding: {
    beginnings: [
      'Ne change jamais',
      'N’envoie pas',
      'Surtout ne supprime pas',
      'Tu ne dois pas changer',
      'Merci de ne pas modifier',
      'NE TOUCHE PAS',
    ],
    endings: [
      'la liste des prix.',
      'les noms dans la lettre',
      'plus d’une page !',
      'les fichiers du dossier',
    ],
  },
  others: [
    'Mon chef a écrit :\n\nNe change pas la liste des prix.',
    'Sur la note il y a « Ne change pas la liste des prix. On prend la petite salle. »',
  ],
  consent: { offer: 'Dois-je supprimer les anciens fichiers ?', answers: ['oui', 'ok', 'd’accord'] },
};
