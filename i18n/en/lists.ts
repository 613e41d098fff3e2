/** What a list says of itself, and how one looks through it. */
const createCounter = (one: string, many: string) => (shown: number, all: number) => {
  const things = all === 1 ? one : many
  return shown === all ? `${all} ${things}` : `${shown} of ${all} ${things}`
}

export const lists = {
  /** The name of a button that several entries have, for those who hear it. */
  named: (button: string, title: string) => `${button}: ${title}`,
  books: createCounter('book', 'books'),
  films: createCounter('film', 'films'),
  workshops: createCounter('workshop', 'workshops'),
  nothing: 'Nothing has all of this. Try one word fewer, or another kind.',
  search: 'Look through the list',
  words: 'Words',
  kind: 'Kind',
  anyKind: 'All',
}
