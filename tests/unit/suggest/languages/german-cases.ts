import type { LanguageCases } from './language-cases.ts';

export const german: LanguageCases = {
  code: 'de',
  opening:
    'Kannst du mir mit dem Plan für unseren neuen Laden helfen? Ich brauche ihn bis zum Ende der Woche.',
  user: {
    restrictions: {
      hits: [
        'Ändere nichts an der Preisliste.',
        'Bitte nicht die Spalten umbenennen.',
        'Der Brief darf nicht länger als eine Seite sein.',
        'Ich will nicht, dass du die Farben änderst.',
        'Keine Bilder von Menschen in der Broschüre.',
        'Sag mir deine Meinung, ohne eine Datei zu ändern.',
        'Kannst du aufräumen, aber nicht die Spalten umbenennen?',
        'Wenn die Bank anruft, nenne keine Zahlen.',
        'Verwende nur die Farben aus dem Logo.',
        'Du musst die Notizen nicht übersetzen.',
      ],
      misses: [
        'Ich weiß nicht, welche besser ist.',
        'Es funktioniert nicht.',
        'Keine Sorge wegen der Liste.',
        'Vergiss nicht, das Datum zu ergänzen.',
        'Warum nehmen wir nicht die alte?',
        'Das ist kein Problem für uns.',
        'Die Liste ist nicht lang.',
      ],
    },
    decisions: {
      hits: [
        'Wir nehmen die kleine Halle für das Fest.',
        'Lass uns Variante B verwenden.',
        'Wir haben beschlossen, montags zu öffnen.',
        'Ersetze die rote Farbe durch ein dunkles Blau.',
        'Kannst du die Datei in Menü umbenennen?',
        'Der Titel soll oben links stehen.',
      ],
      misses: [
        'Ja.',
        'Ja, mach weiter.',
        'Sollen wir die kleine Halle nehmen?',
        'Wenn es regnet, nehmen wir die Halle.',
        'Die Halle ist schön.',
      ],
    },
    instructions: {
      hits: [
        'Antworte ab jetzt auf Englisch.',
        'Schreib die Preise immer mit Steuer.',
        'Achte darauf, dass jede Tabelle einen Titel hat.',
        'Frag mich vorher.',
      ],
      misses: [
        'Er stürzt immer ab, warum ist das so?',
        'Die Antwort war kurz.',
        'Ich bekomme jedes Mal denselben Brief.',
      ],
    },
    blockers: {
      hits: [
        'Wir warten noch auf die Antwort der Bank.',
        'Ich kann erst weitermachen, wenn der Schlüssel da ist.',
      ],
      misses: ['Ich warte auf deine Antwort.', 'Warten wir noch auf die Bank?'],
    },
    progress_tested: {
      hits: ['Ich habe das Schloss mit beiden Schlüsseln getestet.'],
      misses: ['Ich habe das Schloss nicht getestet.', 'Teste das Schloss.'],
    },
    progress_deployed: {
      hits: ['Wir haben die Preisliste veröffentlicht.'],
      misses: ['Haben wir die Preisliste veröffentlicht?'],
    },
    open_items: {
      hits: [
        'Wir müssen noch die Stühle bestellen.',
        'Ich werde nächste Woche das Schloss wechseln.',
        'Die Bank entscheidet am Dienstag.',
      ],
      misses: ['Die Stühle sind hier.', 'Müssen wir noch Stühle bestellen?'],
    },
    unknowns: {
      hits: ['Ich bin nicht sicher, ob die Bank zugestimmt hat.'],
      misses: ['Ich bin sicher, dass die Bank zugestimmt hat.'],
    },
    rejected: {
      hits: ['Die große Halle ist uns zu teuer.', 'Der Ansatz hat nicht funktioniert.'],
      misses: ['Der Ansatz hat funktioniert.'],
    },
    next_step: {
      hits: ['Als nächstes schreiben wir die Einladung.'],
      misses: ['Nächste Woche bin ich weg.'],
    },
    confirmed_facts: {
      hits: ['Es funktioniert jetzt.', 'Ich habe den Schlosscode geändert.'],
      misses: ['Es funktioniert jetzt, aber nicht auf Seite zwei.', 'Ich glaube, es kostet 9 €.'],
    },
  },
  assistant: {
    unknowns: {
      hits: [
        'Alle Tests laufen durch.',
        'Der Import ist jetzt behoben.',
        'Das sollte jetzt funktionieren.',
        'Die genaue Zahl ist unbekannt.',
      ],
      misses: ['Möchtest du, dass ich es prüfe?', 'Wenn die Tests laufen, sag es mir.'],
    },
    done: {
      hits: ['Ich habe die Preisliste hinzugefügt.'],
      misses: ['Ich werde die Preisliste hinzufügen.'],
    },
  },
  lifted: {
    restriction: 'Ändere die Preisliste nicht.',
    by: ['Du darfst die Preisliste jetzt ändern.', 'Vergiss diese Regel.'],
    not: [
      'Du darfst die Preisliste ändern, sobald die Bank zustimmt.',
      'Wenn die Bank zustimmt, darfst du die Preisliste ändern.',
      'Darfst du die Preisliste ändern?',
      'ok',
      'Du darfst die Tür jetzt ändern.',
    ],
  },
  withdrawn: {
    decision: 'Wir nehmen die kleine Halle für das Fest.',
    by: ['Vergiss das.', 'Vergiss die kleine Halle für das Fest.'],
  },
  forbidding: {
    beginnings: [
      'Ändere niemals',
      'Bitte lösche nicht',
      'Verwende keine',
      'Schick auf keinen Fall',
      'Du darfst nicht',
      'NENNE NIE',
    ],
    endings: ['die Preisliste.', 'Namen im Brief', 'mehr als eine Seite!', 'etwas an den Kunden'],
  },
  others: [
    'Mein Chef schrieb:\n\nÄndere nichts an der Preisliste.',
    'Auf dem Zettel steht „Ändere nichts an der Preisliste. Wir nehmen die kleine Halle.“',
  ],
  consent: { offer: 'Soll ich die alten Dateien löschen?', answers: ['ja', 'ok', 'gut'] },
};
