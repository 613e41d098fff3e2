export const teamEntries = {
  title: 'Lists',
  lede: 'Names that forms and filters offer. A new name shows everywhere, also on old records.',
  names: { theme: 'Themes', resourceType: 'Types of toolkit resources' },
  hints: {
    theme:
      'Weekly planning gives each week the next theme, in this order. Old links keep working after a new name.',
    resourceType: 'The toolkit shows them in this order in its filter.',
  },
  label: 'Name',
  rename: 'Rename',
  /** Accessible name where the label repeats. */
  renameOf: (label: string) => `Rename “${label}”`,
  renameButton: 'Save the name',
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
    renamed: 'Renamed.',
    moved: 'Moved.',
    retired: 'Retired. Forms no longer offer it.',
    restored: 'Forms offer it again.',
  },
}
