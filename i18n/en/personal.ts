type PersonalDataSourceText = { title: string; why: string }

/** What is stored of a person, table by table: what it is, and what for. */
const sources = {
  account: {
    title: 'Your account',
    why: 'To know you when you log in, to put your name on a certificate, and to reach you.',
  },
  resetLink: {
    title: 'A link to reset your password',
    why: 'That one was asked for and until when it works. The link itself is not stored.',
  },
  addressLinks: {
    title: 'Links about your mail address',
    why: 'To confirm an address, and to take a change back.',
  },
  recoveries: {
    title: 'Help with a lost mailbox',
    why: 'That a coordinator vouched for you, and where you can be reached now.',
  },
  vouched: {
    title: 'For whom you vouched',
    why: 'To know who said that a colleague has lost the mailbox.',
  },
  sessions: {
    title: 'Your logins',
    why: 'To keep you logged in, and to show you where else you are.',
  },
  knownPlaces: {
    title: 'Places from which you have logged in',
    why: 'To let you in when strangers have tried wrong passwords. Only a fingerprint is stored.',
  },
  staffRole: { title: 'Your role in the team', why: 'To know what you may do there.' },
  passkeys: { title: 'Your passkeys', why: 'To log you in without a password.' },
  passkeyChallenges: {
    title: 'Passkey questions under way',
    why: 'What your device is being asked to sign, for a few minutes.',
  },
  authenticator: { title: 'Your authenticator app', why: 'To ask you for its codes.' },
  recoveryCodes: {
    title: 'Your recovery codes',
    why: 'Which of them are used. The codes themselves are not stored.',
  },
  answers: { title: 'What we have answered you', why: 'So that a thread can be followed.' },
  messages: { title: 'Messages you have sent us', why: 'To answer you.' },
  answersWritten: {
    title: 'Answers you have written for the team',
    why: 'So that colleagues see who has answered.',
  },
  readingPlaces: { title: 'Where you are in a book', why: 'To open it there again.' },
  notes: { title: 'Your notes and bookmarks', why: 'They are yours; nobody else sees them.' },
  ownSchool: {
    title: 'The school you coordinate',
    why: 'To run its subscription. The details are the school’s; they go with you only when nobody else belongs to it and no subscription runs.',
  },
  invitations: {
    title: 'Invitations to a school',
    why: 'To let you in by the link that was sent to you.',
  },
  memberships: { title: 'Your seats in schools', why: 'To open what the school subscribes to.' },
  seatsTaken: { title: 'Seats you have ended', why: 'To know who gave a seat up.' },
  applications: {
    title: 'School forms you have sent',
    why: 'To know who asked for the subscription. The form stays with the school, without you.',
  },
  registrations: { title: 'Sessions you registered for', why: 'To keep you a place.' },
  presences: { title: 'Sessions you attended', why: 'To issue your certificate.' },
  gatheringLetters: {
    title: 'Letters about sessions',
    why: 'So that each is written to you once.',
  },
  gatheringsChanged: {
    title: 'Sessions you have changed for the team',
    why: 'So that colleagues see who was there before them.',
  },
  itemsChanged: {
    title: 'Books, films and works you have changed for the team',
    why: 'So that colleagues see who was there before them.',
  },
  attendanceImports: {
    title: 'Attendance lists you took over for the team',
    why: 'So that one can be taken back.',
  },
  certificates: {
    title: 'Your certificates',
    why: 'So that whoever you show one to can check it.',
  },
  looks: {
    title: 'What you have open on the team’s side',
    why: 'So that two do not do one thing.',
  },
  applicationsDecided: {
    title: 'School forms you have decided on for the team',
    why: 'To know who decided.',
  },
  questionsAsked: {
    title: 'Questions you have asked schools for the team',
    why: 'To know who asked.',
  },
  files: { title: 'Files you have uploaded for the team', why: 'To know who brought a file.' },
  uploads: { title: 'Uploads under way', why: 'To go on where one was broken off.' },
  learningEntries: {
    title: 'Training elsewhere',
    why: 'You noted it for your learning record.',
  },
  auditLog: {
    title: 'What you have done, and what was done to your account',
    why: 'To find out later who changed what. No line can be changed by anybody; it holds numbers and no names.',
  },
  letters: {
    title: 'Letters to you',
    why: 'To send them, and to know that they went out. Their text is emptied as soon as they have.',
  },
  dataCopies: {
    title: 'A link to a copy of your data',
    why: 'That one was asked for and until when it works.',
  },
  erasures: { title: 'Your wish to be erased', why: 'To carry it out on its day.' },
} satisfies Record<string, PersonalDataSourceText>

/** What a column is called on the page to read; what has no word here is called by its name. */
const columns: Record<string, string> = {
  id: 'Number',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'E-mail address',
  phoneNumber: 'Phone number',
  name: 'Name',
  certificateName: 'Name on certificates',
  emailConfirmedAt: 'Address confirmed',
  firstConfirmedAt: 'Address first confirmed',
  accessRevokedAt: 'All access last revoked',
  factorRevokedAt: 'Second factor revoked',
  emailFailedAt: 'Letters came back',
  noticeSeen: 'Privacy notice you have seen',
  noticeSeenAt: 'Seen on',
  wantsReminders: 'Wants reminders',
  wantsNews: 'Wants news',
  createdAt: 'Made',
  updatedAt: 'Last changed',
  expiresAt: 'Ends',
  lastSeenAt: 'Last used',
  usedAt: 'Used',
  browser: 'Browser',
  title: 'Title',
  subject: 'Subject',
  message: 'Message',
  text: 'Text',
  note: 'Note',
  bookId: 'Book',
  page: 'Page',
  state: 'State',
  role: 'Role',
  since: 'Since',
  until: 'Until',
  day: 'Day',
  minutes: 'Minutes',
  provider: 'By whom',
  theme: 'Theme',
  shared: 'Shown to your school',
  number: 'Number',
  issuedAt: 'Issued',
  correctedAt: 'Corrected',
  revokedAt: 'Revoked',
  at: 'When',
  act: 'What',
  recipient: 'To',
  template: 'Letter',
  sentAt: 'Sent',
  joinedAt: 'Joined',
  dueAt: 'Due',
}

export const personalData = {
  holdings: sources,
  columns,
  yes: 'yes',
  no: 'no',
  page: {
    title: 'Your data at UNS',
    made: (moment: string) => `Made on ${moment}.`,
    intro:
      'This is all that the site stores about you, and what each part is for. Beside this page lies the same as data.json, for programs. What would open a door (a password’s hash, a key, a link that still works) is left out.',
    nothing: 'Nothing is stored here.',
    unconfirmed:
      'Your mail address is not confirmed. Messages that were sent to us from it are left out, since we cannot know that they are yours.',
    logs: 'Beside this there are the request logs of our server, which know your account’s number and no name, and back-ups. How long they are kept stands in the Privacy Policy.',
  },
  files: { page: 'your-data.html', data: 'data.json', archive: 'uns-my-data.zip' },
}
