const countSessions = (count: number) => (count === 1 ? '1 session' : `${count} sessions`)
const countDrafts = (count: number) => (count === 1 ? '1 draft' : `${count} drafts`)

export const teamSessionPlan = {
  title: 'Plan weeks',
  link: 'Plan several weeks',
  lede: 'One row is one session. Copy rows from a spreadsheet and paste them into a cell.',
  table: 'Sessions to plan',
  columns: {
    title: 'Title',
    host: 'Host',
    theme: 'Theme',
    day: 'Day',
    time: 'Start',
    meetingUrl: 'Meeting link',
    summary: 'Summary',
    hostBio: 'About the host',
  },
  cell: (column: string, row: number) => `${column}, row ${row}`,
  row: 'Row',
  actions: 'Action',
  help: 'Enter goes to the row below. Rows without text are not saved. An empty line about the host is filled from the last session of this host.',
  noScript: 'This table needs JavaScript. Turn it on, or plan one session at a time.',
  like: (language: string, minutes: number, audience: string) =>
    `New sessions are like the last one of the series: ${language}, ${minutes} minutes. For: ${audience}. You can change each draft later.`,
  add: 'Add a row',
  saveRow: 'Save',
  saveRowNamed: (row: number) => `Save row ${row}`,
  removeRow: 'Remove',
  removeRowNamed: (row: number) => `Remove row ${row}`,
  rowRemoved: (row: number) => `Row ${row} is removed.`,
  undo: 'Undo',
  save: (count: number) =>
    count === 1 ? 'Save 1 session as a draft' : `Save ${count} sessions as drafts`,
  saveNothing: 'Save as drafts',
  busy: 'Saving...',
  nothingToSave: 'Write a title in a row first.',
  full: (most: number, left: number) =>
    `A table has at most ${most} rows. ${left === 1 ? '1 row' : `${left} rows`} did not fit. Save these first, then paste the rest.`,
  pasted: (count: number) => (count === 1 ? '1 row is pasted.' : `${count} rows are pasted.`),
  saved: (count: number) => `${countDrafts(count)} saved. Only the team can see them.`,
  notSaved: (count: number) =>
    count === 1
      ? '1 row is not saved. The first wrong cell has the focus.'
      : `${count} rows are not saved. The first wrong cell has the focus.`,
  open: 'Open',
  openNamed: (title: string) => `Open the draft ${title}`,
  undone: (count: number) => `${countDrafts(count)} deleted. The rows are back.`,
  publish: (count: number) => `Publish ${countSessions(count)}`,
  published: (titles: string[]) => `Published: ${titles.join(', ')}.`,
  incomplete: (title: string, fields: string[]) => `“${title}” lacks: ${fields.join(', ')}.`,
  failure: 'We could not save this. Your rows are still here. Try again.',
  openDrafts: 'See the drafts',
}
