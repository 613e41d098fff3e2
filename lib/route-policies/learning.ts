import { type RoutePolicy, teamPage, userPage } from './route-policy'

/** The pages and files of certificates and of the learning record. */

/** Whoever holds the number may look; nobody else comes to know that there is such a page. */
const certificatePage = { whom: 'everyone', kind: 'page', secret: true } as const
const certificateFile = { whom: 'everyone', kind: 'file', policy: 'own', secret: true } as const

export const learningRoutes = {
  checkCertificate: { path: '/certificate', whom: 'everyone', kind: 'page', query: ['number'] },
  certificate: { path: '/certificate/:number', ...certificatePage },
  certificatePdf: { path: '/certificate/:number/pdf', ...certificateFile },
  certificatePicture: {
    path: '/certificate/:number/picture',
    ...certificateFile,
    otherSites: 'embed',
  },
  certificateBadge: {
    path: '/certificate/:number/badge.json',
    ...certificateFile,
    otherSites: 'read',
  },
  certificateStatus: {
    path: '/certificate/:number/status.json',
    ...certificateFile,
    otherSites: 'read',
  },
  myLearning: { path: '/my-learning', ...userPage, shared: 'standing' },
  certificateName: { path: '/my-learning/name', ...userPage },
  myCertificate: { path: '/my-learning/certificates/:number', ...userPage, secret: true },
  addEntry: { path: '/my-learning/add', ...userPage },
  learningEntry: { path: '/my-learning/entries/:id', ...userPage },
  teamCertificate: { path: '/team/certificates/:number', ...teamPage, secret: true },
} as const satisfies Record<string, RoutePolicy>
