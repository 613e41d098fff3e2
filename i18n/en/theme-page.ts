export const themePage = {
  kind: 'lessons and sessions',
  /** After a short description, in a search result. */
  more: (theme: string) =>
    `“${theme}” for grades 6 to 12: live sessions, material to print and e-books for teachers.`,
  lede: 'Live sessions for teachers, material for your class and books, all on one theme.',
  picture: 'A drawing for the theme.',
  next: 'Take part in the next session',
  dates: 'See all dates',
  coming: 'Next sessions',
  past: 'Past sessions',
  resources: 'Material for your class',
  books: 'E-books on this theme',
  others: 'The other themes',
}
