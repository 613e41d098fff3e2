const createCounter = (one: string, many: string) => (shown: number, all: number) => {
  const things = all === 1 ? one : many
  return shown === all ? `${all} ${things}` : `${all} ${things}, அவற்றில் ${shown}`
}

export const list = {
  /** Accessible name of a button that repeats per entry. */
  named: (button: string, title: string) => `${button}: ${title}`,
  books: createCounter('நூல்', 'நூல்கள்'),
  videos: createCounter('காணொளி', 'காணொளிகள்'),
  workshops: createCounter('பயிலரங்கம்', 'பயிலரங்கங்கள்'),
  nothing: 'எதுவும் பொருந்தவில்லை. குறைவான சொற்களை முயலுங்கள்.',
  search: 'பட்டியலில் தேடுங்கள்',
  words: 'தேட வேண்டிய சொற்கள்',
  kind: 'வகை',
  anyKind: 'எல்லா வகைகளும்',
}
