import { list } from './common/list'

export const resourcePage = {
  /** After a short description, in a search result. */
  more: 'Teaching material for grades 6 to 12, ready to print for a full class.',
  register: 'Register and print it free',
  subscription: 'Use it with a subscription',
  open: 'Open it in the toolkit',
  look: 'One page of it',
  pictureOf: (page: string) => `A small picture of the page “${page}”.`,
  notes: { say: 'Say', do: 'Do', watch: 'Watch for' },
  use: 'How to use it in a period',
  /** For a type that comes with the site. */
  steps: {
    deck: list(
      'The evening before, read the notes below each slide. They say what to say and how long it takes.',
      'Show the slides on a projector or on your phone. Without either, write the question on the board.',
      'Let pairs talk before you ask the class. Each slide shows its minutes, so the bell does not surprise you.',
    ),
    cards: list(
      'Print the sheets once, on both sides, and cut the cards. A class of sixty needs one set.',
      'In the last five minutes, give one card to every two students. One reads it, both think.',
      'On the back is how an answer can begin and what the pair does next.',
    ),
    templates: list(
      'Choose the form for today and copy one for each team. The list on the first page says when each helps.',
      'Change the Word file if your school needs other words, or print the PDF as it is.',
      'Students fill it in during the period. You need only a pen and a board.',
    ),
    rubrics: list(
      'Give out the rubric with the task, not with the marks. Students mark their own level first.',
      'Mark two sample pieces with a colleague, and talk about where you differ.',
      'Mark the class. Each level is a sentence, so a student sees what to do next.',
    ),
    journal: list(
      'Print one journal for each student, as a folded booklet or page by page.',
      'Give the last fifteen minutes of a period to one page. Students write in class and keep it.',
      'Read only where a student invites you. Answer with one sentence, without marks.',
    ),
  } as Record<string, string[]>,
  /** For a type that the team has added. */
  otherSteps: list(
    'Read it once the evening before and mark the part that fits your lesson.',
    'Print it, or show it on a screen.',
    'Use it for one part of the period, and keep it for the next class.',
  ),
  facts: {
    heading: 'About this resource',
    audience: 'Who it is for',
    audienceText: (grades: string) => `A full class, ${grades}.`,
    price: 'What it costs',
    priceFree: 'Nothing. You need an account, which is free.',
    pricePremium: 'Your school’s subscription includes it. You pay nothing yourself.',
    length: 'Length',
    pages: (count: number) => `${count} pages`,
    formats: 'Files',
    language: 'Language',
    editions: 'Other languages',
    theme: 'Theme',
  },
  pages: 'All its pages',
  others: (theme: string) => `More on “${theme}”`,
}
