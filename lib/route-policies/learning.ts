import { type RoutePolicy, teamPage, userPage } from './route-policy'

/** Open to anyone with the number; the number itself is secret. */
const certificatePage = { audience: 'everyone', kind: 'page', hasSecretUrl: true } as const
const certificateFile = {
  audience: 'everyone',
  kind: 'file',
  csp: 'own',
  hasSecretUrl: true,
} as const

export const learningRoutes = {
  checkCertificate: { path: '/certificate', audience: 'everyone', kind: 'page', query: ['number'] },
  certificate: { path: '/certificate/:number', ...certificatePage },
  certificatePdf: { path: '/certificate/:number/pdf', ...certificateFile },
  certificatePicture: {
    path: '/certificate/:number/picture',
    ...certificateFile,
    crossSiteAccess: 'embed',
  },
  certificateBadge: {
    path: '/certificate/:number/badge.json',
    ...certificateFile,
    crossSiteAccess: 'read',
  },
  certificateStatus: {
    path: '/certificate/:number/status.json',
    ...certificateFile,
    crossSiteAccess: 'read',
  },
  printedRecord: {
    path: '/record/:code',
    audience: 'everyone',
    kind: 'page',
    hasSecretUrl: true,
  },
  myLearning: { path: '/my-learning', ...userPage, cacheScope: 'variant' },
  firstSteps: { path: '/first-steps', ...userPage },
  certificateName: { path: '/my-learning/name', ...userPage },
  myCertificate: { path: '/my-learning/certificates/:number', ...userPage, hasSecretUrl: true },
  addEntry: { path: '/my-learning/add', ...userPage },
  learningEntry: { path: '/my-learning/entries/:id', ...userPage },
  myDrafts: { path: '/my-drafts', ...userPage, query: ['after'] },
  newDraft: { path: '/my-drafts/new', ...userPage, query: ['source'] },
  draft: { path: '/my-drafts/:id', ...userPage },
  myTests: { path: '/my-tests', ...userPage },
  newTest: { path: '/my-tests/new', ...userPage, query: ['draft', 'group'] },
  classGroup: { path: '/my-tests/classes/:id', ...userPage },
  classTest: { path: '/my-tests/:id', ...userPage },
  testPreview: { path: '/my-tests/:id/preview', ...userPage, query: ['version'] },
  readSheets: { path: '/my-tests/:id/read', ...userPage, csp: 'camera' },
  savedReading: { path: '/my-tests/saved', ...userPage, csp: 'camera' },
  testResults: { path: '/my-tests/:id/results', ...userPage },
  testSlips: { path: '/my-tests/:id/slips', ...userPage },
  classStudent: { path: '/my-tests/classes/:id/student', ...userPage, query: ['roll', 'section'] },
  classTopics: { path: '/my-tests/classes/:id/topics', ...userPage },
  assignments: { path: '/my-tests/assignments', ...userPage },
  newAssignment: { path: '/my-tests/assignments/new', ...userPage },
  assignment: { path: '/my-tests/assignments/:id', ...userPage },
  assignmentSlips: { path: '/my-tests/assignments/:id/slips', ...userPage },
  teamTraining: { path: '/team/training', ...teamPage },
  teamDrafts: { path: '/team/drafts', ...teamPage },
  teamCertificateSettings: { path: '/team/certificates/settings', ...teamPage },
  teamCertificate: { path: '/team/certificates/:number', ...teamPage, hasSecretUrl: true },
} as const satisfies Record<string, RoutePolicy>
