/** The words of the books themselves, which are in English, around their chapters. */
export const imprint = {
  /** Changes with the texts and drawings. */
  edition: '2026-11-29',
  publisher: 'UNS',
  contents: 'Contents',
  cover: 'Cover',
  coverOf: (title: string) => `Cover of “${title}”`,
  start: 'Start of the text',
  pages: 'Pages of the printed book',
  heading: 'About this book',
  rights:
    'You may use this book in your own teaching and print copies for your class. Please do not pass the file on: colleagues can open it with an account of their own.',
  accessibility:
    'All of this book is text: headings, lists and tables can be read aloud, enlarged and searched. The cover and each drawing have a description. Page numbers are those of the printed book.',
} as const

/** What a book relies on, as its own text says it. */
const SOURCES: Record<string, string> = {
  'sdg-starters':
    'The seventeen Sustainable Development Goals, on which the member states of the United Nations agreed in 2015; the National Education Policy 2020. The figures in the sums are made up.',
  'reflection-circle':
    'The POCSO Act, 2012. The numbers to call are Childline 1098, the emergency number 112 and Tele-MANAS 14416. Numbers and offices change: ask your District Child Protection Unit each year.',
  rubrics: 'The National Education Policy 2020, on report cards. The rubrics are our own.',
  'ethics-cases':
    'The stories are invented. The numbers to call are 1098, the children’s helpline, and 112, the emergency number. Rules about dogs and about reports change: look up those of today.',
  'youth-leadership':
    'The Motor Vehicles Act, on helmets. Prices vary from place to place: ask two shops. The projects are our own.',
  'innovation-lab':
    'Prices are rough figures for a small-town market. They vary with city, year and shop. The drawings show the builds as the text describes them.',
}

export type ImprintLine = { term: string; text: string }

export const listImprint = (id: string, author: string): ImprintLine[] => [
  { term: 'Edition', text: '29 November 2026' },
  { term: 'Published by', text: imprint.publisher },
  { term: 'Text and drawings', text: author },
  { term: 'Use', text: imprint.rights },
  { term: 'Sources', text: SOURCES[id] ?? '' },
  {
    term: 'Codes of the printed book',
    text: 'The code at the start of a chapter opens that chapter on the site. You need an account there, and a subscription for some books.',
  },
  {
    term: 'Typefaces of the printed book',
    text: 'Baloo 2 and Literata, both under the SIL Open Font License 1.1',
  },
  { term: 'Reading for everyone', text: imprint.accessibility },
]
