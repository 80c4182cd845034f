/**
 * How to book, in English and other languages, on the services page. Native speakers did not write the other languages:
 * keep `checked: false` until a native speaker has corrected the text. On your own computer, unchecked languages are
 * shown with a note; `npm run release` leaves them out. Spanish, Portuguese and Haitian Creole are among the languages
 * that Malden City Hall translates into. French is not: it is for clients from French-speaking West Africa. Keep only
 * languages in which somebody at the salon can answer.
 */
import type { HowToBook } from './schema';

export const howToBook: readonly HowToBook[] = [
  {
    language: 'en',
    checked: true,
    name: 'English',
    title: 'Three steps to your braids',
    steps: [
      'Pick a style and check its price and time.',
      'Send us a request or call. Tell us your name and number, braid size and length, and the days that work for you.',
      'We’ll answer within 24 hours.',
    ],
  },
  {
    language: 'es',
    checked: false,
    name: 'Español',
    title: 'Cómo pedir una cita',
    steps: [
      'Elija un estilo y fíjese en el precio.',
      'Escríbanos con el formulario o llámenos: su nombre, su teléfono, el estilo y los días que le convienen.',
      'Le respondemos en un plazo de 24 horas.',
    ],
  },
  {
    language: 'pt-BR',
    checked: false,
    name: 'Português',
    title: 'Como marcar um horário',
    steps: [
      'Escolha um estilo e veja o preço.',
      'Escreva pelo formulário ou ligue para nós: seu nome, seu telefone, o estilo e os dias que são bons para você.',
      'Respondemos em até 24 horas.',
    ],
  },
  {
    language: 'ht',
    checked: false,
    name: 'Kreyòl ayisyen',
    title: 'Kijan pou pran yon randevou',
    steps: [
      'Chwazi yon estil epi gade pri a.',
      'Ekri nou ak fòmilè a oswa rele nou: non ou, nimewo telefòn ou, estil la ak jou ki bon pou ou.',
      'N ap reponn ou nan 24 èdtan.',
    ],
  },
  {
    language: 'fr',
    checked: false,
    name: 'Français',
    title: 'Comment prendre rendez-vous',
    steps: [
      'Choisissez un style et regardez le prix.',
      'Écrivez-nous avec le formulaire ou appelez-nous : votre nom, votre téléphone, le style et les jours qui vous conviennent.',
      'Nous répondons dans les 24 heures.',
    ],
  },
];
