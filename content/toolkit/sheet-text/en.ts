import { toolkit } from '@/i18n/en/toolkit'

/** The words that the programs print around the authors' text. */
export const en = {
  licence: toolkit.licence,
  subject: 'Subject',
  grades: 'For grades',
  forGrades: (grades: string) => `grades ${grades}`,
  /** Around the numbers of a page and of all pages. */
  page: { before: 'page ', between: ' of ' },
  cards: {
    name: 'Reflection cards',
    ways: 'Five minutes, sixty in the room',
    toPrint: 'To print',
    howToPrintHtml: (cards: number) =>
      `Pages 1 and 2 are for you. Print from page 3 on A4, both sides, turned on the <b>long edge</b>, at 100 % (“actual size”). Cut along the dashed lines: they meet on the back. One printing makes ${cards} cards; three make a card for every two students in a class of sixty.`,
    range: (first: number, last: number) => `Cards ${first} to ${last}`,
    backs: (range: string) => `${range}, backs`,
    card: (number: number) => `Card ${number}`,
    signs: { look: 'Look', ask: 'Ask', do: 'Do', back: 'Look back' },
    begin: 'Begin',
    together: 'Then',
    overview: 'All questions at a glance',
    noTime: 'No time to cut? Take one question from here and write it on the board.',
    cardHead: 'Card',
    question: 'Question',
  },
  forms: {
    name: 'Templates',
    contents: 'What is in here',
    head: ['Form', 'Who fills it in', 'When', 'Time'],
    minutes: (minutes: number) => `${minutes} minutes`,
    shortMinutes: (minutes: number) => `${minutes} min`,
    named: { name: 'Name', class: 'Class', roll: 'Roll no.', date: 'Date' },
  },
}
