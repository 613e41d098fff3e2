const createCounter = (one: string, many: string) => (shown: number, all: number) => {
  const things = shown <= 1 ? one : many
  return shown === all ? `${all} ${things}` : `${all} में से ${shown} ${things}`
}

export const list = {
  /** Accessible name of a button that repeats per entry. */
  named: (button: string, title: string) => `${button}: ${title}`,
  books: createCounter('किताब', 'किताबें'),
  videos: createCounter('वीडियो', 'वीडियो'),
  workshops: createCounter('कार्यशाला', 'कार्यशालाएँ'),
  nothing: 'कुछ नहीं मिला। कम शब्दों से खोजें।',
  clear: 'सब दिखाएँ',
  search: 'सूची में खोजें',
  words: 'खोज के शब्द',
  kind: 'प्रकार',
  anyKind: 'सभी',
}
