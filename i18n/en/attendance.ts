/** Taking over the list of who was there from the meeting service. */
export const attendance = {
  title: 'Attendance from the meeting service',
  lede: 'Choose the list that Google Meet, Zoom or Teams gives as a file (CSV). It is read in your browser; nothing is noted before you say so.',
  choose: 'Attendance list',
  reading: (done: number, all: number) => `Looking up ${done} of ${all} …`,
  noList:
    'No names were found in this file. It should be the attendance or participants report, saved as CSV.',
  failed: 'That did not work. Please try again; nothing has been noted.',
  halfway: (noted: number) =>
    `The connection failed on the way: ${noted} are noted so far. Press the button again to go on.`,
  found: (all: number) => (all === 1 ? 'One line in the list.' : `${all} lines in the list.`),
  matched: (count: number) => `Matched (${count})`,
  doubtful: (count: number) => `Doubtful (${count})`,
  unmatched: (count: number) => `Nobody we know (${count})`,
  doubtfulHint: 'The name alone is not proof. Choose the right account, or leave the line out.',
  unmatchedHint:
    'No account has this email or name. To add someone by hand, search for them under “People”.',
  minutes: (minutes: number) => `${minutes} min`,
  nobody: 'Leave out',
  who: (name: string) => `Who “${name}” is`,
  note: (people: number) =>
    people === 1 ? 'Note one person as present' : `Note ${people} people as present`,
  noting: (done: number, all: number) => `Noting ${done} of ${all} …`,
  done: (people: number) =>
    people === 1 ? 'One person is noted as present.' : `${people} people are noted as present.`,
  another: 'Choose another file',
  lists: 'Lists taken over',
  list: (people: number, at: string) => `${at}: ${people} noted as present`,
  undo: 'Take back',
}
