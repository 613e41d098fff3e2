type PersonalDataSourceText = { title: string; why: string }

const sources = {
  account: {
    title: 'Your account',
    why: 'To log you in, to put your name on certificates and to contact you.',
  },
  resetLink: {
    title: 'A link to reset your password',
    why: 'To know that you requested a link and when it expires. We do not store the link itself.',
  },
  emailLinks: {
    title: 'Links about your email address',
    why: 'To confirm an address and to undo a change.',
  },
  accountRecoveries: {
    title: 'Help with a lost mailbox',
    why: 'To know that a coordinator vouched for you, and how we can reach you now.',
  },
  vouched: {
    title: 'Colleagues you vouched for',
    why: 'To know who confirmed that a colleague lost access to their mailbox.',
  },
  sessions: {
    title: 'Your logins',
    why: 'To keep you logged in, and to show you where else you are logged in.',
  },
  apiTokens: {
    title: 'API tokens you made',
    why: 'To let programs read and write for you, and to show you which were used. We store a fingerprint, not the token.',
  },
  knownPlaces: {
    title: 'Devices and networks you logged in from',
    why: 'To let you log in when others have tried wrong passwords. We store only a fingerprint.',
  },
  teamRole: { title: 'Your role on the team', why: 'To know your permissions.' },
  identities: {
    title: 'Your other logins',
    why: 'To log you in with an account that you have elsewhere.',
  },
  passkeys: { title: 'Your passkeys', why: 'To log you in without a password.' },
  passkeyChallenges: {
    title: 'Passkey requests in progress',
    why: 'To check your device’s response. We store a request for a few minutes.',
  },
  authenticator: { title: 'Your authenticator app', why: 'To check its codes.' },
  recoveryCodes: {
    title: 'Your recovery codes',
    why: 'To know which codes you have used. We do not store the codes themselves.',
  },
  answers: { title: 'Our answers to you', why: 'To keep the whole conversation.' },
  messages: { title: 'Messages you sent us', why: 'To answer you.' },
  answersWritten: {
    title: 'Answers you wrote for the team',
    why: 'To show colleagues who answered.',
  },
  readingPositions: { title: 'Your page in each book', why: 'To open the book at the same page.' },
  highlights: {
    title: 'Your highlights in books',
    why: 'To show them to you. Nobody else sees them.',
  },
  notes: { title: 'Your notes and bookmarks', why: 'To show them to you. Nobody else sees them.' },
  ownSchool: {
    title: 'The school you coordinate',
    why: 'To run its subscription. The details belong to the school. We erase them with your account only if the school has no other members and no subscription.',
  },
  invitations: {
    title: 'Invitations to a school',
    why: 'To let you join with the link that you received.',
  },
  memberships: {
    title: 'Your seats in schools',
    why: 'To give you access to the school’s subscription.',
  },
  seatAnswers: {
    title: 'Seats that your school login offered you',
    why: 'To know whether you wait for a seat or do not want one.',
  },
  seatsTaken: { title: 'Seats you removed', why: 'To know who removed a seat.' },
  applications: {
    title: 'School applications you sent',
    why: 'To know who applied for the subscription. The school keeps the application, without your name.',
  },
  liveSessionRegistrations: {
    title: 'Sessions you registered for',
    why: 'To keep your registration.',
  },
  attendances: { title: 'Sessions you attended', why: 'To issue your certificate.' },
  sessionFeedback: {
    title: 'Your feedback on sessions',
    why: 'To improve sessions. The team sees it without your name.',
  },
  attendanceInvitations: {
    title: 'Invitations after you took part in a session',
    why: 'To record your attendance when you confirm your address.',
  },
  attendeesInvited: {
    title: 'People you invited for the team after a session',
    why: 'To know who invited them.',
  },
  liveSessionEmails: {
    title: 'Emails about sessions',
    why: 'To send you each email only once.',
  },
  liveSessionsChanged: {
    title: 'Sessions you changed for the team',
    why: 'To show colleagues who made the last change.',
  },
  itemsChanged: {
    title: 'Books, videos and resources you changed for the team',
    why: 'To show colleagues who made the last change.',
  },
  attendanceImports: {
    title: 'Attendance lists you imported for the team',
    why: 'To be able to undo an import.',
  },
  certificates: {
    title: 'Your certificates',
    why: 'To let others check a certificate that you show them.',
  },
  activeViewers: {
    title: 'Pages you have open in the team area',
    why: 'To show colleagues that you are already working on something.',
  },
  applicationsDecided: {
    title: 'School applications you decided on for the team',
    why: 'To know who decided.',
  },
  schoolsFollowed: {
    title: 'Schools you are responsible for in the team',
    why: 'To show colleagues who looks after a school.',
  },
  schoolViews: {
    title: 'Views of the list of schools that you saved in the team',
    why: 'To open the same filters again. A view for the team ends with your account too.',
  },
  schoolNotes: {
    title: 'Notes you wrote about schools for the team',
    why: 'To know who wrote a note. The note stays, without your name.',
  },
  questionsAsked: {
    title: 'Questions you asked schools for the team',
    why: 'To know who asked.',
  },
  files: { title: 'Files you uploaded for the team', why: 'To know who uploaded a file.' },
  uploads: { title: 'Uploads in progress', why: 'To continue an upload that stopped.' },
  drafts: {
    title: 'Your drafts of worksheets and other papers',
    why: 'To let you edit, print and download them. Nobody else sees them.',
  },
  classGroups: {
    title: 'Your classes',
    why: 'To keep tests and results by class. We store roll numbers, never a student’s name.',
  },
  classTests: {
    title: 'Your class tests',
    why: 'To let you change, print and read them. Nobody else sees them.',
  },
  classTestSheets: {
    title: 'Answers of your classes, by roll number',
    why: 'To show you the results. Nobody else sees them. Photos of sheets never reach us.',
  },
  classTestChanges: {
    title: 'Answer keys you corrected and questions you dropped',
    why: 'To show you why a result changed.',
  },
  classAssignments: {
    title: 'Your assignments',
    why: 'To let you mark them with a rubric. Nobody else sees them.',
  },
  classAssignmentMarks: {
    title: 'Levels and comments in your assignments, by roll number',
    why: 'To show you the results. Nobody else sees them.',
  },
  classPictures: { title: 'Pictures in your questions', why: 'To print them.' },
  classSlipTexts: {
    title: 'Your words on feedback slips',
    why: 'To use them on every slip.',
  },
  ownQuestions: {
    title: 'Questions you wrote',
    why: 'To let you use them again. Nobody else sees them.',
  },
  draftUsage: {
    title: 'How many texts our AI provider wrote for you',
    why: 'To keep the limit for each day. We count texts and store nothing about their content.',
  },
  learningEntries: {
    title: 'Training elsewhere',
    why: 'To include it in your learning record.',
  },
  auditLog: {
    title: 'Your actions, and actions on your account',
    why: 'To find out later who changed what. Nobody can change an entry. Entries hold numbers, not names.',
  },
  paymentsReported: {
    title: 'Payments you reported for your school',
    why: 'To open your school’s subscription. Tax law requires us to keep the payment, without your name.',
  },
  paymentsDecided: {
    title: 'Payments you decided on for the team',
    why: 'To know who confirmed or rejected a payment.',
  },
  trainingRulesSaved: {
    title: 'Training rules you saved for the team',
    why: 'To show colleagues who made the last change.',
  },
  pushSubscriptions: {
    title: 'Devices that show your reminders',
    why: 'To remind you of sessions there. The push service of your browser carries the encrypted message.',
  },
  inHouseSessionsPlanned: {
    title: 'In-house sessions you planned for your school',
    why: 'To know who planned a session. The session stays with the school, without your name.',
  },
  inHouseAttendances: {
    title: 'In-house sessions you attended',
    why: 'To count the hours in your record and in your school’s training file.',
  },
  certificateSettingsSaved: {
    title: 'Certificate settings you saved for the team',
    why: 'To show colleagues who made the last change.',
  },
  textsChanged: {
    title: 'Texts of the site that you edited for the team',
    why: 'To show colleagues who made the last change.',
  },
  textsPublished: {
    title: 'Texts of the site that you published for the team',
    why: 'To show colleagues who published which version.',
  },
  policiesPublished: {
    title: 'Versions of the policies that you published for the team',
    why: 'To show colleagues who published which version.',
  },
  policiesWithdrawn: {
    title: 'Versions of the policies that you withdrew for the team',
    why: 'To show colleagues who withdrew which version.',
  },
  replyTemplatesChanged: {
    title: 'Templates for answers that you changed for the team',
    why: 'To show colleagues who made the last change.',
  },
  billingSettingsSaved: {
    title: 'Billing settings you saved for the team',
    why: 'To show colleagues who made the last change.',
  },
  siteOfOwnSchool: {
    title: 'The website of a school that only you run',
    why: 'To show it to visitors. It ends with the school’s record.',
  },
  sitePagesSaved: {
    title: 'Pages of your school’s website that you saved',
    why: 'To show colleagues who made a change.',
  },
  sitesPublished: {
    title: 'Versions of your school’s website that you published',
    why: 'To show colleagues who published it.',
  },
  siteMessages: {
    title: 'Messages you sent to schools through their websites',
    why: 'So that the school can answer you.',
  },
  siteEnquiries: {
    title: 'Enquiries about admission you sent to schools through their websites',
    why: 'So that the school can call you or write to you.',
  },
  siteFiles: {
    title: 'Pictures and files you added to your school’s website',
    why: 'To know who confirmed the consent of the people in a picture.',
  },
  siteApprovals: {
    title: 'That you asked to publish your school’s website',
    why: 'So that a coordinator knows who asks.',
  },
  siteEditors: {
    title: 'Your right to edit your school’s website',
    why: 'To let you edit it.',
  },
  emails: {
    title: 'Emails to you',
    why: 'To send them, and to know that we sent them. We delete their text as soon as they are sent.',
  },
  announcementsReceived: {
    title: 'Announcements to you',
    why: 'To send each of them once.',
  },
  announcementsWritten: {
    title: 'Announcements you wrote for the team',
    why: 'To show colleagues who made a change.',
  },
  emailAnswers: {
    title: 'Your answers to our emails',
    why: 'To keep the whole conversation beside what we asked.',
  },
  calendarFeed: {
    title: 'The calendar feed of the team that you set up',
    why: 'To show the work of the team in your own calendar.',
  },
  emailBatches: {
    title: 'Emails to many people that we are sending to you',
    why: 'To send each of them once. We delete them as soon as they are sent.',
  },
  webhooksCreated: {
    title: 'Webhooks you set up',
    why: 'To know who set up a connection to other software.',
  },
  webhookDeliveries: {
    title: 'What we told your school’s own software about you',
    why: 'To keep its data up to date. We send ids and no names, and delete it after 30 days.',
  },
  dataExports: {
    title: 'A link to a copy of your data',
    why: 'To know that you requested a copy and when the link expires.',
  },
  privacyRequests: {
    title: 'Your requests about your data',
    why: 'To answer them within 30 days.',
  },
  privacyRequestsRecorded: {
    title: 'Requests about personal data that you recorded for the team',
    why: 'To know who recorded a request.',
  },
  accountMerges: {
    title: 'A merge of two accounts that waits',
    why: 'To merge your two accounts after 24 hours, if you do not stop it.',
  },
  accountMergesRequested: {
    title: 'Merges of accounts that you requested for the team',
    why: 'To know who requested a merge.',
  },
  erasureRequests: {
    title: 'Your erasure request',
    why: 'To erase your account on the planned day.',
  },
} satisfies Record<string, PersonalDataSourceText>

/** Columns without a label here are shown by name. */
const columns: Record<string, string> = {
  id: 'Number',
  firstname: 'First name',
  lastname: 'Last name',
  email: 'Email address',
  phoneNumber: 'Phone number',
  name: 'Name',
  certificateName: 'Name on certificates',
  emailConfirmedAt: 'Address confirmed',
  firstConfirmedAt: 'Address first confirmed',
  accessRevokedAt: 'All access last revoked',
  factorRevokedAt: 'Second factor revoked',
  emailFailedAt: 'Emails could not be delivered',
  emailFailure: 'Why emails could not be delivered',
  noticeSeen: 'Privacy notice you have seen',
  noticeSeenAt: 'Seen on',
  privacyVersionSeen: 'Version of the privacy policy you were told about',
  termsVersionSeen: 'Version of the terms you were told about',
  wantsReminders: 'Wants reminders',
  wantsNews: 'Wants news',
  createdAt: 'Created',
  updatedAt: 'Last changed',
  expiresAt: 'Ends',
  scopes: 'Permissions',
  lastUsedAt: 'Last used',
  lastSeenAt: 'Last used',
  usedAt: 'Used',
  browser: 'Browser',
  title: 'Title',
  subject: 'Subject',
  message: 'Message',
  text: 'Text',
  quoted: 'Emails below the text',
  attachmentNames: 'Attached files',
  note: 'Note',
  bookId: 'Book',
  page: 'Page',
  state: 'State',
  role: 'Role',
  since: 'Since',
  until: 'Until',
  day: 'Day',
  minutes: 'Minutes',
  provider: 'Provider',
  theme: 'Theme',
  shared: 'Shown to your school',
  number: 'Number',
  issuedAt: 'Issued',
  correctedAt: 'Corrected',
  revokedAt: 'Revoked',
  at: 'When',
  action: 'Action',
  recipient: 'To',
  template: 'Email',
  sentAt: 'Sent',
  outcome: 'Delivery',
  outcomeAt: 'Delivery reported',
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
    createdAt: (moment: string) => `Created on ${moment}.`,
    intro:
      'This page shows everything that the site stores about you, and why. The file data.json has the same data for programs. We leave out everything that gives access: password hashes, keys and links that still work.',
    nothing: 'Nothing is stored here.',
    unconfirmed:
      'Your email address is not confirmed, so we cannot know which messages from it are yours. They are left out.',
    logs: 'We also keep request logs and backups. The logs hold your account’s number, but not your name. The Privacy Policy says how long we keep them.',
  },
  files: { page: 'your-data.html', data: 'data.json', archive: 'uns-my-data.zip' },
}

export type PersonalDataSourceName = keyof typeof personalData.holdings
