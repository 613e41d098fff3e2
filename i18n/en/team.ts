export const team = {
  title: 'Team',
  navigation: 'Team pages',
  ways: {
    team: 'Today',
    teamApplications: 'Applications',
    teamSchools: 'Schools',
    teamBilling: 'Billing',
    teamMessages: 'Messages',
    teamLibrary: 'Library',
    teamPeople: 'People',
    teamMail: 'Emails',
    teamLog: 'Log',
    teamSessions: 'Sessions',
    teamTraining: 'Training year',
    teamRoles: 'Team members',
    teamSecondFactor: 'Your second factor',
  },
  shortcuts: {
    open: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    keys: [
      { key: '?', does: 'Shows this list' },
      { key: '/', does: 'Goes to the search, if the page has one' },
      { key: 'j', does: 'Goes to the next row of a list' },
      { key: 'k', does: 'Goes to the previous row of a list' },
      { key: 'n', does: 'Goes to the next page of a list' },
      { key: 'a', does: 'Approves an application' },
      { key: 'r', does: 'Goes to the reason or the answer' },
      { key: 's', does: 'Marks a message as spam' },
      { key: 'u', does: 'Undoes the last action' },
      { key: 'Esc', does: 'Closes the open dialog' },
    ],
    use: 'Use single keys in this browser',
    close: 'Close',
  },
}

export type TeamLinkName = keyof typeof team.ways
