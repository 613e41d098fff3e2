export const teamEntries = {
  title: 'Lists',
  lede: 'Names that forms and filters offer. A new name shows everywhere, also on old records. Pages in other languages show the translation.',
  names: {
    theme: 'Themes',
    resourceType: 'Types of toolkit resources',
    category: 'Categories of books',
    subject: 'Subjects of meetings',
    region: 'Regions of meetings',
  },
  hints: {
    theme:
      'Weekly planning gives each week the next theme, in this order. Old links keep working after a new name.',
    category: 'The form of a book offers them.',
    subject: 'The form of a meeting offers them.',
    region: 'The form of a meeting offers them, and the programme can be filtered by them.',
    resourceType: 'The toolkit shows them in this order in its filter.',
  },
  label: 'Name',
  labelIn: (language: string) => `Name in ${language}`,
  noTranslation: 'none, so pages show the English name',
  translationHint:
    'An unchanged translation stays after a new English name, marked as older. Save it once more if it fits.',
  rename: 'Rename',
  /** Accessible name where the label repeats. */
  renameOf: (label: string) => `Rename “${label}”`,
  renameButton: 'Save the names',
  retire: 'Retire',
  retireOf: (label: string) => `Retire “${label}”`,
  retireHint: 'Records keep a retired entry. Forms no longer offer it.',
  retired: 'Retired',
  none: 'The list has no entries.',
  restore: 'Offer again',
  restoreOf: (label: string) => `Offer “${label}” again`,
  add: 'Add an entry',
  addButton: 'Add to the list',
  results: {
    added: 'Added.',
    saved: 'The names are saved.',
    moved: 'Moved.',
    retired: 'Retired. Forms no longer offer it.',
    restored: 'Forms offer it again.',
  },
}
