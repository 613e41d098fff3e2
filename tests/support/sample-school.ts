/** A school in which every name is a number, for tests that look for sentences. */

const day = new Date('2026-11-22T06:00:00Z')

const term = (standing: 'running' | 'over') => ({
  firstDay: '2026-11-22',
  lastDay: '2027-11-21',
  seats: 77,
  standing,
  daysLeft: standing === 'running' ? 7 : -7,
})

export const seat = (
  role: 'teacher' | 'coordinator',
  standing: 'running' | 'over' = 'running',
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
  term: term(standing),
})

const teacher = (membershipId: string, role: 'teacher' | 'coordinator') => ({
  membershipId,
  name: membershipId,
  email: '7@7',
  role,
  since: day,
})

const form = (kind: string, state: string) => ({
  reference: '7',
  kind,
  state,
  sentAt: day,
  decidedAt: state === 'received' ? null : day,
  reason: state === 'rejected' ? '7' : null,
})

export const story = [
  form('renewal', 'received'),
  form('renewal', 'rejected'),
  form('subscription', 'withdrawn'),
  form('registration', 'approved'),
]

export const office = {
  seatsOf: async () => ({ total: 77, used: 7, invited: 7, free: 70 }),
  storyOf: async () => story,
  allTermsOf: async () => [term('running')],
  standingLink: async () => ({ url: '7', code: '7777-7777', madeAt: day }),
  hasStaffLink: async () => true,
}

export const teachers = {
  teacherOf: async (_school: string, id: string) => teacher(id, 'teacher'),
  teachersOf: async () => ({
    rows: [teacher('7', 'coordinator'), teacher('9', 'teacher')],
    next: '7',
    found: 77,
  }),
}

const invitation = (id: string, state: string, letter: string) => ({
  ...{ id, email: '7@7', role: 'teacher', state, letter },
  ...{ sentAt: day, expiresAt: day },
})

export const invitations = {
  invitationsOf: async () => ({
    rows: [invitation('7', 'open', 'going'), invitation('8', 'expired', 'failed')],
    next: '7',
  }),
  progressOf: async () => ({ going: 7, sent: 7, failed: 7 }),
}
