import { formatDateTime, formatShortDate } from '../dates'

type AudienceLabel =
  | 'news'
  | 'members'
  | 'coordinators'
  | 'school'
  | 'board'
  | 'district'
  | 'tag'
  | 'schools'
  | 'registered'
  | 'absent'

type AnnouncementResults = {
  recipients: number
  sent: number
  delivered: number
  bounced: number
  complained: number
}

const AUDIENCE_LABELS: Record<AudienceLabel, (name: string) => string> = {
  news: () => 'Everyone who allowed news',
  members: () => 'Everyone with a seat in a school',
  coordinators: () => 'Coordinators',
  school: (name) => `School: ${name}`,
  board: (name) => `Board: ${name}`,
  district: (name) => `District: ${name}`,
  tag: (name) => `Schools with the tag: ${name}`,
  schools: (name) => `Chosen schools: ${name}`,
  registered: (name) => `Registered: ${name}`,
  absent: (name) => `Registered but absent: ${name}`,
}

export const teamAnnouncements = {
  title: 'Announcements',
  lede: 'Write one email to many users. Nothing is sent to unconfirmed or failed addresses.',
  back: 'All announcements',
  create: 'Write an announcement',
  newTitle: 'New announcement',
  states: {
    draft: 'Draft',
    scheduled: 'Scheduled',
    sending: 'Sending',
    sent: 'Sent',
    cancelled: 'Cancelled',
  },
  audience: (kind: AudienceLabel, name: string) => AUDIENCE_LABELS[kind](name),
  kinds: { news: 'News', operational: 'Operational' },
  kindHints: {
    news: 'News goes only to users who allowed it, with a link to unsubscribe.',
    operational:
      'Operational: about the recipient’s own school, seat or session. Users who turned off reminders do not get it.',
  },
  form: {
    target: 'To',
    choose: 'Choose the recipients',
    district: 'District',
    districtHint:
      'Only for schools in a district, such as Madurai. Where none is entered, the address counts.',
    districtOption: 'Schools in a district',
    subject: 'Subject',
    body: 'Message',
    save: 'Save draft',
    findSchool: 'One school',
    findSchoolHint: 'Type a part of its name or address, then choose it.',
    noSchool: 'No school matches.',
    chosenSchool: (name: string) => `“To” is now the school ${name}.`,
    session: (title: string, day: Date) => `${title}, ${formatShortDate(day)}`,
  },
  preview: 'Preview',
  toPreview: 'Preview and send it',
  previewFrame: 'The email as it is sent',
  previewOf: (subject: string) => `Subject: ${subject}`,
  previewHint: 'With your name. Everyone else reads their own, in their language.',
  test: 'Send a test to me',
  schedule: {
    heading: 'Send',
    matches: (count: number) =>
      count === 1 ? '1 user gets this email now.' : `${count} users get this email now.`,
    later: (today: number, later: number, perDay: number) =>
      `Today ${today === 1 ? '1 of them gets' : `${today} of them get`} it; ${later === 1 ? '1 waits' : `${later} wait`} until tomorrow or later. At most ${perDay} emails of announcements go out in a day.`,
    day: 'Day',
    time: 'Time (IST)',
    hint: 'Leave both empty to send in one minute, or choose when to send.',
    button: 'Send the announcement',
  },
  starts: (time: Date) => `Starts on ${formatDateTime(time)}.`,
  started: (time: Date) => `Started on ${formatDateTime(time)}.`,
  cancel: { scheduled: 'Cancel sending and edit', sending: 'Stop sending' },
  results: 'Results',
  resultLine: ({ recipients, sent, delivered, bounced, complained }: AnnouncementResults) =>
    [
      recipients === 1 ? '1 recipient' : `${recipients} recipients`,
      ...[`${sent} sent`, `${delivered} delivered`, `${bounced} bounced`],
      ...(complained > 0 ? [`${complained} reported as spam`] : []),
    ].join(', '),
  waitsShort: (count: number) => `${count} from tomorrow`,
  waiting: (count: number) =>
    `Today’s limit is reached. ${count === 1 ? '1 more user gets' : `${count} more users get`} this email from tomorrow.`,
  remove: {
    heading: 'Delete this draft',
    note: (subject: string) => `You cannot undo it. To confirm, type its subject: ${subject}`,
    field: 'Subject of the draft',
    button: 'Delete the draft',
  },
  deleted: 'The draft is deleted.',
  saved: 'Draft saved.',
  created: 'Draft saved. Check the preview, then send it.',
  tested: 'We sent the test to your address.',
  scheduled: (count: number) => `Scheduled for ${count === 1 ? '1 user' : `${count} users`}.`,
  cancelled: 'Cancelled.',
  changedBy: (name: string | null) =>
    `${name ?? 'A colleague'} changed this draft. Save again to replace their version.`,
}
