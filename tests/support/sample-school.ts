/** A school with numbers as names, for tests that look for untranslated text. */

const day = new Date('2026-11-22T06:00:00Z')

const newTerm = (status: 'running' | 'over') => ({
  firstDay: '2026-11-22',
  lastDay: '2027-11-21',
  seats: 77,
  status,
  daysLeft: status === 'running' ? 7 : -7,
})

export const newMemberSchool = (
  role: 'teacher' | 'coordinator',
  status: 'running' | 'over' = 'running',
) => ({
  id: '7',
  name: '7',
  role,
  since: day,
  membershipId: '7',
  coordinators: [
    { membershipId: '7', firstname: '7', name: '7', email: '7@7' },
    { membershipId: '8', firstname: '8', name: '8', email: '8@8' },
  ],
  term: newTerm(status),
})

const newTeacherRow = (membershipId: string, role: 'teacher' | 'coordinator') => ({
  membershipId,
  name: membershipId,
  email: '7@7',
  role,
  since: day,
})

const newFormRow = (kind: string, state: string) => ({
  reference: '7',
  kind,
  state,
  sentAt: day,
  decidedAt: state === 'received' ? null : day,
  reason: state === 'rejected' ? '7' : null,
})

export const history = [
  newFormRow('renewal', 'received'),
  newFormRow('renewal', 'rejected'),
  newFormRow('subscription', 'withdrawn'),
  newFormRow('registration', 'approved'),
]

export const officeQueries = {
  getSeatCounts: async () => ({ total: 77, used: 7, invited: 7, free: 70 }),
  listApplicationHistory: async () => history,
  listAllTerms: async () => [newTerm('running')],
  getStaffRoomLink: async () => ({ url: '7', code: '7777-7777', createdAt: day }),
  hasStaffRoomLink: async () => true,
}

export const teacherQueries = {
  findTeacher: async (_school: string, id: string) => newTeacherRow(id, 'teacher'),
  listTeachers: async () => ({
    rows: [newTeacherRow('7', 'coordinator'), newTeacherRow('9', 'teacher')],
    next: '7',
    total: 77,
  }),
}

const newInvitationRow = (id: string, state: string, emailState: string) => ({
  ...{ id, email: '7@7', role: 'teacher', state, emailState },
  ...{ sentAt: day, expiresAt: day },
})

export const invitationQueries = {
  listInvitations: async () => ({
    rows: [newInvitationRow('7', 'open', 'going'), newInvitationRow('8', 'expired', 'failed')],
    next: '7',
  }),
  countEmailProgress: async () => ({ going: 7, sent: 7, failed: 7 }),
}
