const createCounter =
  (one: [string, string], many: [string, string]) => (shown: number, all: number) => {
    const [things, ofThings] = all === 1 ? one : many
    return shown === all ? `${all} ${things}` : `${all} ${ofThings} ${shown}`
  }

export const list = {
  /** Accessible name of a button that repeats per entry. */
  named: (button: string, title: string) => `${button}: ${title}`,
  books: createCounter(['நூல்', 'நூலில்'], ['நூல்கள்', 'நூல்களில்']),
  videos: createCounter(['காணொளி', 'காணொளியில்'], ['காணொளிகள்', 'காணொளிகளில்']),
  workshops: createCounter(['பயிலரங்கம்', 'பயிலரங்கத்தில்'], ['பயிலரங்கங்கள்', 'பயிலரங்கங்களில்']),
  nothing: 'எதுவும் பொருந்தவில்லை. குறைவான சொற்களை முயலுங்கள்.',
  clear: 'அனைத்தையும் காட்டுக',
  search: 'பட்டியலில் தேடுங்கள்',
  words: 'தேட வேண்டிய சொற்கள்',
  kind: 'வகை',
  anyKind: 'எல்லா வகைகளும்',
}
