/** The side of those who run UNS. */
export const team = {
  title: 'The team',
  navigation: 'The team’s pages',
  /** Names of the pages in the navigation. */
  ways: {
    team: 'Today',
  },
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    keys: [
      { key: '?', does: 'Shows this list' },
      { key: '/', does: 'Goes to the search, where the page has one' },
      { key: 'Esc', does: 'Closes what is open' },
    ],
    use: 'Use single keys in this browser',
    close: 'Close',
  },
}
