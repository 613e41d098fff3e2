import { type Area, person, team } from './area'

/** The pages and files of certificates and of the learning record. */

/** Whoever holds the number may look; nobody else comes to know that there is such a page. */
const byNumber = { whom: 'everyone', kind: 'page', secret: true } as const
const fileByNumber = { whom: 'everyone', kind: 'file', policy: 'own', secret: true } as const

export const learningPages = {
  checkCertificate: { path: '/certificate', whom: 'everyone', kind: 'page', query: ['number'] },
  certificate: { path: '/certificate/:number', ...byNumber },
  certificatePdf: { path: '/certificate/:number/pdf', ...fileByNumber },
  certificatePicture: {
    path: '/certificate/:number/picture',
    ...fileByNumber,
    otherSites: 'embed',
  },
  certificateBadge: {
    path: '/certificate/:number/badge.json',
    ...fileByNumber,
    otherSites: 'read',
  },
  certificateStatus: {
    path: '/certificate/:number/status.json',
    ...fileByNumber,
    otherSites: 'read',
  },
  myLearning: { path: '/my-learning', ...person, shared: 'standing' },
  certificateName: { path: '/my-learning/name', ...person },
  myCertificate: { path: '/my-learning/certificates/:number', ...person, secret: true },
  addEntry: { path: '/my-learning/add', ...person },
  learningEntry: { path: '/my-learning/entries/:id', ...person },
  teamCertificate: { path: '/team/certificates/:number', ...team, secret: true },
} as const satisfies Record<string, Area>
