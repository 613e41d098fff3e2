const createCounter = (one: string, many: string) => (shown: number, all: number) => {
  const things = all === 1 ? one : many
  return shown === all ? `${all} ${things}` : `${shown} of ${all} ${things}`
}

export const list = {
  /** Accessible name of a button that repeats per entry. */
  named: (button: string, title: string) => `${button}: ${title}`,
  books: createCounter('book', 'books'),
  videos: createCounter('video', 'videos'),
  workshops: createCounter('workshop', 'workshops'),
  nothing: 'No matches. Try fewer words.',
  clear: 'Show all',
  search: 'Search the list',
  words: 'Search words',
  kind: 'Kind',
  anyKind: 'All',
}
