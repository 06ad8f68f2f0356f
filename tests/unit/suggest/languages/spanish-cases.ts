import type { LanguageCases } from './language-cases.ts';

export const spanish: LanguageCases = {
  code: 'es',
  opening: '¿Puedes ayudarme con el plan de nuestra nueva tienda? Lo necesito para el final de la semana.',
  user: {
    restrictions: {
      hits: [
        'No cambies la lista de precios.',
        'Por favor, no envíes nada al cliente.',
        'La carta no debe ser más larga que una página.',
        'No quiero que cambies los colores.',
        'Sin fotos de personas en el folleto.',
        'Dime tu opinión sin modificar ningún archivo.',
        'Si llama el banco, no respondas.',
        'Usa solo los colores del logo.',
        'Quiero que la tarjeta sea menor y que no ocupe toda la página.',
        'Nunca menciones mi nombre.',
      ],
      misses: [
        'No sé cuál es mejor.',
        'No funciona.',
        'No te preocupes.',
        'No olvides poner la fecha.',
        '¿Por qué no usamos la antigua?',
        'No hay problema con la lista.',
      ],
    },
    decisions: {
      hits: [
        'Vamos a usar la sala pequeña para la fiesta.',
        'Hemos decidido abrir los lunes.',
        'Cambia el color rojo por un azul oscuro.',
        '¿Puedes cambiar el nombre del archivo a menú?',
        'El título debe estar arriba a la izquierda.',
      ],
      misses: [
        'Sí.',
        'Sí, adelante.',
        '¿Usamos la sala pequeña?',
        'Si llueve, usaremos la sala.',
        'La sala es bonita.',
      ],
    },
    instructions: {
      hits: [
        'A partir de ahora responde en inglés.',
        'Escribe siempre los precios con impuestos.',
        'Asegúrate de que cada tabla tenga un título.',
        'Pregúntame antes de publicar.',
      ],
      misses: ['Siempre falla los lunes, ¿por qué?', 'La respuesta fue corta.'],
    },
    blockers: {
      hits: ['Seguimos esperando la respuesta del banco.'],
      misses: ['Estoy esperando tu respuesta.', '¿Estamos esperando al banco?'],
    },
    progress_tested: {
      hits: ['Ya he probado la cerradura con las dos llaves.'],
      misses: ['No he probado la cerradura.', 'Prueba la cerradura.'],
    },
    progress_deployed: {
      hits: ['Ya hemos publicado la lista de precios.'],
      misses: ['¿Hemos publicado la lista de precios?'],
    },
    open_items: {
      hits: [
        'Todavía tenemos que pedir las sillas.',
        'Voy a cambiar la cerradura la próxima semana.',
        'Ella firma el contrato el martes.',
      ],
      misses: ['Las sillas están aquí.', '¿Todavía tenemos que pedir las sillas?'],
    },
    unknowns: {
      hits: ['No estoy seguro de si el banco aceptó.'],
      misses: ['Estoy seguro de que el banco aceptó.'],
    },
    rejected: {
      hits: ['La sala grande es demasiado cara para nosotros.', 'Esa idea no funcionó.'],
      misses: ['Esa idea es buena.'],
    },
    next_step: {
      hits: ['El siguiente paso: escribir la invitación.'],
      misses: ['La semana que viene no estoy.'],
    },
    confirmed_facts: {
      hits: ['Ahora funciona.', 'He cambiado el código de la cerradura.'],
      misses: ['Creo que cuesta 9 €.', 'Ahora funciona, pero no en la página dos.'],
    },
  },
  assistant: {
    unknowns: {
      hits: ['Todas las pruebas pasan.', 'Ahora debería funcionar.', 'El número exacto es desconocido.'],
      misses: ['¿Quieres que revise las pruebas?', 'Si las pruebas pasan, dímelo.'],
    },
    done: { hits: ['He añadido la lista de precios.'], misses: ['Voy a añadir la lista de precios.'] },
  },
  lifted: {
    restriction: 'No modifiques la lista de precios.',
    by: ['Olvida esa regla.'],
    not: [
      'Puedes modificar la lista de precios cuando el banco acepte.',
      'Si el banco acepta, puedes modificar la lista de precios.',
      '¿Puedes modificar la lista de precios?',
      'ok',
      'Ya puedes modificar la puerta.',
    ],
  },
  withdrawn: {
    decision: 'Vamos a usar la sala pequeña para la fiesta.',
    by: ['Olvídalo.', 'Olvida la sala pequeña para la fiesta.'],
  },
  forbidding: {
    beginnings: [
      'No cambies',
      'Nunca borres',
      'Por favor no envíes',
      'No debes cambiar',
      'Pero no toques',
      'NO MUEVAS',
    ],
    endings: [
      'la lista de precios.',
      'los nombres de la carta',
      'más de una página!',
      'los archivos de la carpeta',
    ],
  },
  others: [
    'Mi jefe escribió:\n\nNo cambies la lista de precios.',
    'En la nota pone «No cambies la lista de precios. Vamos a usar la sala pequeña.»',
  ],
  consent: { offer: '¿Quieres que borre los archivos antiguos?', answers: ['sí', 'ok', 'vale'] },
};
