/** The side of those who run UNS. */
export const team = {
  title: 'The team',
  navigation: 'The team’s pages',
  /** Names of the pages in the navigation. */
  ways: {
    team: 'Today',
    teamApplications: 'Forms',
    teamSchools: 'Schools',
    teamMessages: 'Messages',
    teamLibrary: 'Library',
    teamPeople: 'People',
    teamMail: 'Mail',
    teamLog: 'Log',
    teamSessions: 'Sessions',
    teamRoles: 'People of the team',
    teamFactor: 'Your second factor',
  },
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    keys: [
      { key: '?', does: 'Shows this list' },
      { key: '/', does: 'Goes to the search, where the page has one' },
      { key: 'j', does: 'Goes to the next row of a list' },
      { key: 'k', does: 'Goes to the row before' },
      { key: 'n', does: 'Turns to the next page of a list' },
      { key: 'a', does: 'Approves a form' },
      { key: 'r', does: 'Goes to the reason, or to the answer' },
      { key: 's', does: 'Puts a message away as spam' },
      { key: 'u', does: 'Takes back what was just done' },
      { key: 'Esc', does: 'Closes what is open' },
    ],
    use: 'Use single keys in this browser',
    close: 'Close',
  },
}
