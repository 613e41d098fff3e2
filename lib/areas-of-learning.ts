import type { Area } from './areas'

/** The rows of certificates and of the learning record in the list of areas. */

const person = { whom: 'person', kind: 'page' } as const
/** Whoever holds the number may look; nobody else comes to know that there is such a page. */
const byNumber = { whom: 'everyone', kind: 'page', secret: true } as const
const fileByNumber = { whom: 'everyone', kind: 'file', policy: 'own', secret: true } as const
const call = { whom: 'person', kind: 'call' } as const
const teamCall = { whom: 'team', kind: 'call' } as const

export const learningPages = {
  checkCertificate: { path: '/certificate', whom: 'everyone', kind: 'page', query: ['number'] },
  certificate: { path: '/certificate/:number', ...byNumber },
  certificatePdf: { path: '/certificate/:number/pdf', ...fileByNumber },
  certificatePicture: { path: '/certificate/:number/picture', ...fileByNumber },
  certificateBadge: { path: '/certificate/:number/badge.json', ...fileByNumber },
  certificateStatus: { path: '/certificate/:number/status.json', ...fileByNumber },
  myLearning: { path: '/my-learning', ...person },
  myCertificate: { path: '/my-learning/certificates/:number', ...person, secret: true },
  addEntry: { path: '/my-learning/add', ...person },
  learningEntry: { path: '/my-learning/entries/:id', ...person },
  teamCertificate: { path: '/team/certificates/:number', whom: 'team', kind: 'page', secret: true },
} as const satisfies Record<string, Area>

export const learningCalls: Area[] = [
  { path: '/api/learning/name', ...call },
  { path: '/api/learning/certificates/:number/name', ...call, secret: true },
  { path: '/api/learning/entries', ...call },
  { path: '/api/learning/entries/:id', ...call },
  { path: '/api/learning/entries/:id/remove', ...call },
  { path: '/api/learning/entries/:id/restore', ...call },
  { path: '/api/learning/record', ...call },
  { path: '/api/learning/record/pdf', ...call },
  { path: '/api/team/sessions/:id/close', ...teamCall },
  { path: '/api/team/sessions/:id/reopen', ...teamCall },
  { path: '/api/team/certificates/:number/correct', ...teamCall },
  { path: '/api/team/certificates/:number/correct/undo', ...teamCall },
  { path: '/api/team/certificates/:number/revoke', ...teamCall },
  { path: '/api/team/certificates/:number/revoke/undo', ...teamCall },
]
