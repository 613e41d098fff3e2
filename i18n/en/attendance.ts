export const attendance = {
  title: 'Import attendance',
  lede: 'Choose the attendance report (CSV) from Google Meet, Zoom or Teams. Your browser reads it. Nothing is saved until you confirm.',
  choose: 'Attendance file',
  reading: (done: number, all: number) => `Looking up ${done} of ${all} …`,
  noList: 'This file has no names. Choose the attendance or participants report, saved as CSV.',
  failed: 'The import failed, so nothing was saved. Try again.',
  halfway: (noted: number) =>
    `The connection failed. So far, ${noted} are marked as present. Press the button again to continue.`,
  found: (all: number) => (all === 1 ? '1 row in the file.' : `${all} rows in the file.`),
  matched: (count: number) => `Matched (${count})`,
  doubtful: (count: number) => `To check (${count})`,
  unmatched: (count: number) => `No account found (${count})`,
  leastMinutes: (minutes: number) =>
    `We select people who stayed ${minutes} minutes or more. Select the others yourself.`,
  doubtfulHint: 'A name alone is not enough. Choose the right account, or leave the row out.',
  unmatchedHint:
    'No account has this email or name. To add someone by hand, search for them under “People”.',
  minutes: (minutes: number) => `${minutes} min`,
  nobody: 'Leave out',
  who: (name: string) => `Account of “${name}”`,
  note: (people: number) =>
    people === 1 ? 'Mark 1 person as present' : `Mark ${people} people as present`,
  noting: (done: number, all: number) => `Marking ${done} of ${all} …`,
  done: (people: number) =>
    people === 1 ? '1 person is marked as present.' : `${people} people are marked as present.`,
  invite: (people: number) => (people === 1 ? 'Invite 1 person' : `Invite ${people} people`),
  inviteHint:
    'Each gets an email with a link to register. We record the attendance when they confirm the address.',
  inviting: (done: number, all: number) => `Inviting ${done} of ${all} …`,
  inviteFailed:
    'The connection failed. Press the button again to continue. Nobody is invited twice.',
  onList: 'already invited',
  inviteOutcomes: {
    invited: (count: number) => `${count} invited`,
    present: (count: number) => `${count} marked as present`,
    alreadyInvited: (count: number) => `${count} already invited`,
    declined: (count: number) => `${count} unsubscribed from invitations`,
    sessionLimit: (count: number) => `${count} above the limit of this session`,
    mailboxLimit: (count: number) => `${count} above the daily limit of their address`,
    withoutEmail: (count: number) => `${count} without an email`,
  },
  another: 'Choose another file',
  lists: 'Imported lists',
  list: (people: number, at: string) => `${at}: ${people} marked as present`,
  undo: 'Undo import',
}
