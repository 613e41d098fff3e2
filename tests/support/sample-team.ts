/** Team pages with numbers as names, for tests that look for untranslated text. */

const at = new Date('2026-11-22T06:00:00Z')
const id = '7'
const [name, to, email] = ['7', '7', '7@7']
const page = <Row>(...rows: Row[]) => ({ rows, next: '8' })

const FIELDS = [
  ...['institution_name', 'school_address', 'correspondent_name', 'principal_name'],
  ...['principal_contact', 'principal_email', 'branches', 'school_email', 'school_website'],
  ...['school_mobile', 'school_landline', 'student_strength', 'teaching_staff_count'],
]
const fields = {
  ...Object.fromEntries(FIELDS.map((field) => [field, '7'])),
  affiliation_board: '7',
  representatives: '',
  district: '7',
}

export const teamApplications = {
  APPLICATION_KINDS: [],
  APPLICATION_STATES: [],
  listApplicationsForTeam: async () =>
    page(
      {
        id,
        name,
        address: '7',
        reference: '7',
        kind: 'renewal',
        state: 'received',
        reason: null,
        since: at,
        ...{ board: '7', staff: 7, days: 7, hasDuplicate: true },
      },
      {
        id: '8',
        name,
        address: '7',
        reference: '7',
        kind: 'renewal',
        state: 'rejected',
        since: at,
        ...{ board: null, staff: 7, days: 7, hasDuplicate: false },
      },
    ),
  findApplicationForTeam: async () => ({
    ...{ id, schoolId: id, reference: '7', kind: 'registration', state: 'received', since: at },
    ...{ decidedAt: null, reason: '7', sender: null, declaredAt: at, fields },
    questions: [{ id, text: '7', by: null, at }],
  }),
}

export const teamDuplicates = {
  findDuplicates: async () => [{ id: '8', why: ['name', 'phone', 'email'], fields }],
}

export const teamSchoolQueries = {
  findSchoolFields: async () => fields,
  findMergeTarget: async () => null,
  listDistricts: async () => ['7'],
  listTermsForTeam: async () => [
    { id, firstDay: '2026-11-22', lastDay: '2027-11-21', seats: 7, note: '7', isOver: false },
    { id: '8', firstDay: '2025-11-22', lastDay: '2026-11-21', seats: 7, note: null, isOver: true },
  ],
  listMembersForTeam: async () => [{ id, userId: id, name, email, role: 'teacher', since: at }],
  listOpenInvitations: async () => [
    { id, email: null, role: 'teacher', expiresAt: null },
    { id: '8', email, role: 'coordinator', expiresAt: at },
  ],
}

export const teamSchoolList = {
  listSchools: async () =>
    page(
      {
        ...{ id, name, address: '7', affiliationBoard: '7', lastDay: null, members: 7 },
        ...{ activeMembers: 7, needs: ['unpaid', 'lowUse', 'noCoordinator'] },
        ...{ tags: '7', responsible: '7' },
      },
      { id: '8', name, address: '7', affiliationBoard: '7', lastDay: '2027-11-21', needs: [] },
    ),
}

export const teamFollowUp = {
  listTags: async () => ['7'],
  listManagers: async () => [{ id, name }],
  getFollowUp: async () => ({
    notes: [
      { id, text: '7', author: name, createdAt: at },
      { id: '8', text: '7', author: null, createdAt: at },
    ],
    tags: ['7'],
    responsibleId: id,
    managers: [{ id, name }],
  }),
}

export const teamMergePlan = {
  getMergePlan: async () => ({
    ...{ name, members: 7, moving: 7, tooManyCoordinators: true, form: 'closes' },
    overlapping: [{ firstDay: '2026-11-22', lastDay: '2027-11-21', overlaps: true }],
  }),
}

const message = { id, name, email, subject: '7', at, isDataRequest: true, daysLeft: -7 }

export const teamMessages = {
  findMessages: async () =>
    page(
      { ...message, beginning: '7', state: 'open' },
      { ...message, id: '8', beginning: '7', state: 'spam' },
    ),
  getMessage: async () => ({
    ...{ ...message, message: '7', state: 'open' },
    answers: [{ id, text: '7', at, by: null, emailState: 'failed' }],
    others: [{ id: '8', subject: '7', state: 'answered', at }],
    account: { id, firstname: '7', lastname: '7' },
  }),
}

const OUTCOMES = [null, 'delivered', 'undelivered', 'bounced', 'complained', 'withheld']

const announcement = {
  ...{ id, state: 'draft', audience: 'absent', audienceValue: '7', subject: '7', startsAt: at },
  ...{ recipients: 7, sent: 7, delivered: 7, bounced: 7 },
}

export const teamAnnouncements = {
  listAnnouncements: async () => page(announcement, { ...announcement, id: '8', state: 'sending' }),
  findAnnouncement: async () => ({
    ...announcement,
    ...{ body: '## 7\n\n- **7**\n\n7', version: 1, matches: 7, targetName: '7' },
  }),
  findTargetSessions: async () => [{ id, title: '7', startsAt: at, isOver: true }],
}

export const teamMail = {
  listRecentMailsTo: async () =>
    OUTCOMES.map((outcome, index) => ({
      ...{ id: String(index), template: 'welcome', outcome, outcomeAt: outcome && at, at },
      ...{ sentAt: null, isWaiting: true },
    })),
  listMails: async () => {
    const emailRow = { to, template: 'welcome', attempts: 7, dueAt: at, canSend: true, at }
    return page(
      ...[
        '429',
        '401 x',
        '422 x',
        'no answer',
        'too old',
        'cut short',
        '500 x',
        'ENOENT',
        null,
      ].map((error, index) => ({ ...emailRow, id: String(index), error, canSend: index > 0 })),
    )
  },
}

const namedRecord = { id, name }

export const teamAuditLog = {
  listAuditEntries: async () => {
    const logEntry = {
      at,
      who: namedRecord,
      school: namedRecord,
      user: { id, name: null },
      targetId: id,
    }
    return page(
      {
        ...logEntry,
        id: 1,
        actor: 'user',
        action: 'message.marked-as-spam',
        sentence: '{school} {person}',
      },
      { ...logEntry, id: 2, actor: 'site', action: 'x', sentence: '7' },
      { ...logEntry, id: 3, actor: 'team', action: 'x', sentence: '7', school: { id, name: null } },
    )
  },
}

export const teamUsers = {
  listUsers: async () =>
    page({
      ...{ id, firstname: '7', lastname: '7', email, role: 'editor', school: '7', at },
      ...{ isUnconfirmed: true, hasNeverLoggedIn: true, hasBounced: true },
    }),
  findUserForTeam: async () => ({
    ...{ id, firstname: '7', lastname: '7', email, phone: '7', at, confirmedAt: null, role: null },
    ...{ emailFailure: 'bounced', emailFailedAt: at },
    ...{
      logins: 7,
      lastSeenAt: at,
      seat: { schoolId: id, school: '7', role: 'teacher', since: at },
    },
    certificates: [{ number: '7', title: '7', name, issuedAt: at, revokedAt: at }],
  }),
}

const task = { targetId: id, name, detail: '7' }

export const teamHome = {
  getPendingWork: async () => ({
    endsSoon: [-1, 0, 7].map((daysLeft) => ({
      ...{ ...task, id: `7${daysLeft}`, kind: daysLeft < 0 ? 'request' : 'term', daysLeft },
    })),
    waiting: ['application', 'message', 'payment', 'session'].map((kind, days) => ({
      ...{ ...task, id: kind, kind, at, days },
    })),
    mail: { failed: 7, since: at },
  }),
  findNextLiveSession: async () => ({ id: '7', title: '7', slug: '7', startsAt: at }),
}

export const teamWaitingWork = { countWaitingWork: async () => ({ teamSessions: 7 }) }

export const teamWeeks = {
  getWeeklyStats: async () => [
    { monday: '2026-11-16', registrations: 7, attendance: 7, schools: 0 },
  ],
}

export const teamSearch = {
  searchTeamRecords: async () => ({
    applications: [{ id, name, reference: '7', state: 'withdrawn', reason: '7' }],
    schools: [{ id, name, address: '7' }],
    users: [{ id, name, email }],
    sessions: [{ id, title: '7', startsAt: at }],
    content: [{ id, title: '7', type: 'book' }],
    certificates: [{ number: '7', name, title: '7' }],
    documents: [{ orderId: id, name: '7', school: '7' }],
    messages: [{ id, name, subject: '7' }],
  }),
}

export const teamActiveViewers = { recordActiveViewer: async () => [{ name, writing: true }] }

const textField = { name: 'text', label: '7', kind: 'line', maxLength: 7, original: '7' }

export const teamTexts = {
  listTexts: async () => [
    {
      language: 'en',
      texts: [
        { id: 'contact', isEdited: true, hasDraft: true, publishedAt: at, isOutdated: true },
        { id: 'notice', isEdited: false, hasDraft: false, publishedAt: null, isOutdated: false },
      ],
    },
  ],
  getEditedText: async () => ({
    ...{ name: 'notice', version: 7, hasDraft: true, hasPreviousDraft: true, currentNumber: 7 },
    isOutdated: true,
    ...{
      fields: [textField, { ...textField, name: 'more', kind: 'lines' }],
      values: { text: '8' },
    },
    versions: [
      { number: 7, publishedAt: at, publishedBy: null, changes: [{ label: '7', text: '7' }] },
      { number: 6, publishedAt: at, publishedBy: '7', changes: [] },
    ],
  }),
  getTextsWithDraft: async () => publishedTexts,
}

export const publishedTexts = {
  values: {
    contact: { hours: '7', facebook: '#' },
    notice: { text: '7', link: '/7', linkText: '7' },
  },
  today: '2026-11-22',
}

export const teamReplyTemplates = {
  listReplyTemplates: async () => [{ id, name: '7', text: '7', version: 7 }],
}
