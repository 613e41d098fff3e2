import type { Mutation } from '../mutation'

const HANDLERS = ['/ebook/files/', '/digital-videos/files/', '/digital-videos/captions/']
const GATE = 'tests/integration/gate.test.ts'
const FILES = 'tests/integration/files.test.ts'
const SESSIONS = 'tests/integration/sessions.test.ts'
const SCHOOL_REGISTRATION = 'tests/integration/school-registration.test.ts'
const LIMITS = 'tests/integration/limits.test.ts'
const SCHOOL_PAGES = 'tests/integration/school-pages.test.ts'

const createGuardCall = (route: string) => `await requireMember(routes.${route})`
const createGuardAssignment = (route: string) => `const cacheVariant = ${createGuardCall(route)}`
const SUBSCRIBER_LITERAL = '{ isSubscribed: true }'
/** A page that forgot to ask who looks: its folder, its guard, and what it would go on with instead. */
const PAGES: [page: string, folder: string, guard: string, instead: string][] = [
  [
    '/ebook sends',
    '(members)/ebook',
    createGuardAssignment('ebook'),
    `const cacheVariant = ${SUBSCRIBER_LITERAL}`,
  ],
  [
    '/digital-videos sends',
    '(members)/digital-videos',
    createGuardAssignment('digitalVideos'),
    `const cacheVariant = ${SUBSCRIBER_LITERAL}`,
  ],
  [
    '/online-training sends',
    '(members)/online-training',
    createGuardAssignment('onlineTraining'),
    `const cacheVariant = ${SUBSCRIBER_LITERAL}`,
  ],
  [
    '/offline-training sends',
    '(members)/offline-training',
    createGuardCall('offlineTraining'),
    SUBSCRIBER_LITERAL,
  ],
  [
    '/free-websites sends',
    '(members)/free-websites',
    createGuardCall('freeWebsites'),
    SUBSCRIBER_LITERAL,
  ],
  ['/networking sends', '(members)/networking', createGuardCall('networking'), SUBSCRIBER_LITERAL],
  ['/ebook/read/', '(reader)/ebook/read/[id]', 'await requireMember()', SUBSCRIBER_LITERAL],
  ['/profile sends', '(account)/profile', 'await requireViewer(routes.profile)', ''],
  [
    '/change-password sends',
    '(account)/change-password',
    'await requireViewer(routes.changePassword)',
    '',
  ],
]

/** Each page's own guard, noticed with the middleware in and out; and the shelf behind the pages. */
export const gate: Mutation[] = [
  ...PAGES.map(([page, folder, find, replace]) => ({
    name: `nobody asks who looks: ${page}`,
    file: `app/${folder}/page.tsx`,
    find,
    replace,
    seenBy: GATE,
    titles: [`with middleware taken away ${page}`],
  })),
  {
    name: 'a premium book or film is sent to every member who knows its name',
    file: 'lib/library/queries.ts',
    find: 'return item && canOpen(viewer, item) ? item : null',
    replace: 'return item',
    seenBy: FILES,
    titles: HANDLERS,
  },
  {
    name: 'a draft is sent to whoever knows its name',
    file: 'lib/content/queries.ts',
    find: "        eq(items.shelf, sql.placeholder('shelf')),\n        eq(items.state, 'published'),",
    replace: "        eq(items.shelf, sql.placeholder('shelf')),",
    seenBy: 'tests/integration/items.test.ts',
    titles: ['a draft'],
  },
  {
    name: 'the recording plays for every member',
    file: 'lib/library/queries.ts',
    find: 'return recording?.id === id && canOpen(viewer, recording) ? recording : null',
    replace: `void viewer
  return recording?.id === id ? recording : null`,
    seenBy: FILES,
    titles: ['/digital-videos/player/'],
  },
]

/** Each handler of private files, and what the door of the API asks. */
export const requestPipeline: Mutation[] = [
  ...[...HANDLERS, '/digital-videos/player/'].map((urlPath) => ({
    name: `nobody asks who calls: ${urlPath}`,
    file: `app/(members)${urlPath}[id]/route.ts`,
    find: 'import { defineRoute, userHandler }',
    replace: 'import { defineRoute, publicHandler as userHandler }',
    seenBy: FILES,
    titles: [urlPath],
  })),
  {
    name: 'a change that rides on a cookie needs no echo',
    file: 'lib/api/guard-handler.ts',
    find: 'requireCsrfToken(request, caller.cookieSession, readCsrfToken(request, formFields))',
    replace: 'void requireCsrfToken',
    seenBy: SESSIONS,
    titles: ['without the matching header gets 403'],
  },
  {
    name: 'another site’s page may call',
    file: 'lib/api/guard-handler.ts',
    find: 'rejectCrossSite(request)',
    replace: 'void rejectCrossSite',
    seenBy: SESSIONS,
    titles: ['a change marked sec-fetch-site', 'a change marked origin', 'even reading is refused'],
  },
  {
    name: 'a changed password leaves the other sessions alive',
    file: 'lib/accounts/commands/change-password.ts',
    find: 'await (shouldRevokeAccess ? revokeAccess : endLoginsAndLinks)(tx, viewer.id)',
    replace: 'void endLoginsAndLinks',
    seenBy: SESSIONS,
    titles: ['after a password change'],
  },
  {
    name: 'a reset password leaves the old sessions alive',
    file: 'lib/accounts/commands/reset-password.ts',
    find: 'await revokeAccess(tx, userId)',
    replace: 'void revokeAccess',
    seenBy: SESSIONS,
    titles: ['after a reset'],
  },
  {
    name: 'a reset link outlives a changed password',
    file: 'lib/accounts/revoke-access.ts',
    find: 'revoke: deleteRowsBy(passwordResetTokens, passwordResetTokens.userId)',
    replace: 'revoke: async () => {}',
    seenBy: 'tests/integration/stale-password.test.ts',
    titles: ['voids the reset link'],
  },
  {
    name: 'a form subscribes whomever it names',
    file: 'app/api/auth/user/subscribe/route.ts',
    find: 'requireOwnId(viewer, input.userId)',
    replace: 'void requireOwnId',
    seenBy: SCHOOL_REGISTRATION,
    titles: ["someone else's userId gets 403"],
  },
  {
    name: 'a subscription opens everybody’s account',
    file: 'lib/schools/is-subscribed.ts',
    find: 'where m.user_id = users.id and',
    replace: 'where',
    seenBy: SCHOOL_REGISTRATION,
    titles: ['subscribes the bearer and nobody else'],
  },
  {
    name: 'messages of the contact form are not counted',
    file: 'app/api/contact/route.ts',
    find: "limits: { address: 'CONTACT' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['contact, 5 per 10 minutes'],
  },
  {
    name: 'guesses at a password by its owner’s session are not counted',
    file: 'app/api/auth/user/change-password/route.ts',
    find: "limits: { viewer: 'CHANGE_PASSWORD' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['change password: 5 per minute'],
  },
  {
    name: 'registrations are not counted',
    file: 'app/api/auth/user/register/route.ts',
    find: "limits: { address: 'REGISTER' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['register: 20 per minute'],
  },
  {
    name: 'a teacher opens the pages of who coordinates the school',
    file: 'lib/schools/require-coordinator.ts',
    find: "if (school?.role !== 'coordinator') notFound()",
    replace: 'if (!school) notFound()',
    seenBy: SCHOOL_PAGES,
    titles: ['is not there for who coordinates no school'],
  },
  {
    name: 'the question behind an invitation goes without the policy of its scripts',
    file: 'middleware.ts',
    find: "routePolicy?.whom === 'everyone' || ",
    replace: '',
    seenBy: SCHOOL_PAGES,
    titles: ['is told in a sentence, under a policy'],
  },
]
