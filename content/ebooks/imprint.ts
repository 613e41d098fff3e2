/** The words of the books themselves, which are in English, around their chapters. */
export const imprint = {
  /** Changes with the texts. */
  edition: '2026-11-23',
  publisher: 'UNS',
  contents: 'Contents',
  cover: 'Cover',
  coverOf: (title: string) => `Cover of “${title}”`,
  start: 'Start of the text',
  pages: 'Pages of the printed book',
  heading: 'About this book',
  editionLine: (day: string) => `Edition of ${day}`,
  rights:
    'You may use this book in your own teaching and print copies for your class. Please do not pass the file on: colleagues can open it with an account of their own.',
  accessibility:
    'All of this book is text: headings, lists and tables can be read aloud, enlarged and searched. The cover is the only picture and has a description. Page numbers are those of the printed book.',
} as const
