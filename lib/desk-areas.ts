import type { Area } from './areas'

const call = { whom: 'team', kind: 'call' } as const

/** What the team's desk calls: one act each. */
export const deskCalls: Area[] = [
  { path: '/api/team/applications/:id/approve', ...call },
  { path: '/api/team/applications/:id/reject', ...call },
  { path: '/api/team/applications/:id/ask', ...call },
  { path: '/api/team/applications/:id/reopen', ...call },
  { path: '/api/team/questions/:id/take-back', ...call },
  { path: '/api/team/schools/:id', ...call },
  { path: '/api/team/schools/:id/terms', ...call },
  { path: '/api/team/schools/:id/end-term', ...call },
  { path: '/api/team/schools/:id/coordinator-link', ...call },
  { path: '/api/team/schools/:id/merge', ...call },
  { path: '/api/team/terms/:id/seats', ...call },
  { path: '/api/team/members/:id/coordinator', ...call },
  { path: '/api/team/messages/:id/answer', ...call },
  { path: '/api/team/messages/:id/state', ...call },
  { path: '/api/team/answers/:id/take-back', ...call },
  { path: '/api/team/mail/:id/send', ...call },
  { path: '/api/team/mail/:id/give-up', ...call },
  { path: '/api/team/people/export', ...call },
  { path: '/api/team/people/:id/end-logins', ...call },
  { path: '/api/team/looks', ...call },
]
