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
const SUBSCRIBER = '{ isSubscribed: true }'
const ASSIGNMENT = `const cacheVariant = ${SUBSCRIBER}`
/** Pages without their guard: start of the title, folder, guard, and its replacement. */
const PAGES: [page: string, folder: string, guard: string, instead: string][] = [
  ['/ebook redirects', '(members)/ebook', createGuardAssignment('ebook'), ASSIGNMENT],
  [
    '/digital-videos redirects',
    '(members)/digital-videos',
    createGuardAssignment('digitalVideos'),
    ASSIGNMENT,
  ],
  [
    '/online-training redirects',
    '(members)/online-training',
    createGuardAssignment('onlineTraining'),
    ASSIGNMENT,
  ],
  [
    '/offline-training redirects',
    '(members)/offline-training',
    createGuardCall('offlineTraining'),
    SUBSCRIBER,
  ],
  [
    '/free-websites redirects',
    '(members)/free-websites',
    createGuardCall('freeWebsites'),
    SUBSCRIBER,
  ],
  ['/networking redirects', '(members)/networking', createGuardCall('networking'), SUBSCRIBER],
  [
    '/ebook/read/',
    '(reader)/ebook/read/[id]',
    'await requireMember(toChapterPath(id, await getRequestedChapter()))',
    SUBSCRIBER,
  ],
  ['/library/', '(members)/library/[id]', createGuardCall('libraryItem(id)'), SUBSCRIBER],
  ['/profile redirects', '(account)/profile', 'await requireViewer(routes.profile)', ''],
  [
    '/change-password redirects',
    '(account)/change-password',
    'await requireViewer(routes.changePassword)',
    '',
  ],
]

/** The pages’ own guards, and the queries behind them. */
export const gate: Mutation[] = [
  ...PAGES.map(([page, folder, find, replace]) => ({
    name: `the page has no guard: ${page}`,
    file: `app/[lang]/${folder}/page.tsx`,
    find,
    replace,
    seenBy: GATE,
    titles: [`without middleware ${page}`],
  })),
  {
    name: 'every member gets premium books and videos by slug',
    file: 'lib/library/books.ts',
    find: 'return item && canOpen(viewer, item) ? item : null',
    replace: 'return item',
    seenBy: FILES,
    titles: HANDLERS,
  },
  {
    name: 'drafts are sent by slug',
    file: 'lib/content/published.ts',
    find: "eq(items.id, sql.placeholder('id')), eq(items.type, sql.placeholder('type')), isPublished,",
    replace: "eq(items.id, sql.placeholder('id')), eq(items.type, sql.placeholder('type')),",
    seenBy: 'tests/integration/items.test.ts',
    titles: ['a draft'],
  },
  {
    name: 'the recording plays for every member',
    file: 'lib/library/books.ts',
    find: 'return recording?.id === id && canOpen(viewer, recording) ? recording : null',
    replace: `void viewer
  return recording?.id === id ? recording : null`,
    seenBy: FILES,
    titles: ['/digital-videos/player/'],
  },
]

/** The guards of private files and APIs. */
export const requestPipeline: Mutation[] = [
  ...[...HANDLERS, '/digital-videos/player/'].map((urlPath) => ({
    name: `the route has no guard: ${urlPath}`,
    file: `app/(members)${urlPath}[id]/route.ts`,
    find: 'import { defineRoute, userHandler }',
    replace: 'import { defineRoute, publicHandler as userHandler }',
    seenBy: FILES,
    titles: [urlPath],
  })),
  {
    name: 'a change by cookie needs no CSRF token',
    file: 'lib/api/guard-handler.ts',
    find: 'requireCsrfToken(request, caller.cookieSessionId, readCsrfToken(request, formFields))',
    replace: 'void requireCsrfToken',
    seenBy: SESSIONS,
    titles: ['without the matching header gets 403'],
  },
  {
    name: 'cross-site requests are accepted',
    file: 'lib/api/guard-handler.ts',
    find: 'rejectCrossSite(request)',
    replace: 'void rejectCrossSite',
    seenBy: SESSIONS,
    titles: ['a change marked sec-fetch-site', 'a change marked origin', 'rejects reads'],
  },
  {
    name: 'a password change keeps the other sessions',
    file: 'lib/accounts/password/change.ts',
    find: 'await (shouldRevokeAccess ? revokeAccess : endLoginsAndLinks)(tx, viewer.id)',
    replace: 'void endLoginsAndLinks',
    seenBy: SESSIONS,
    titles: ['after a password change'],
  },
  {
    name: 'a password reset keeps the old sessions',
    file: 'lib/accounts/password/reset.ts',
    find: 'await revokeAccess(tx, userId)',
    replace: 'void revokeAccess',
    seenBy: SESSIONS,
    titles: ['after a reset'],
  },
  {
    name: 'a reset link survives a password change',
    file: 'lib/accounts/revoke-access.ts',
    find: 'revoke: deleteRowsBy(passwordResetTokens, passwordResetTokens.userId)',
    replace: 'revoke: async () => {}',
    seenBy: 'tests/integration/stale-password.test.ts',
    titles: ['voids an earlier reset link'],
  },
  {
    name: 'a form subscribes any user it names',
    file: 'app/api/auth/user/subscribe/route.ts',
    find: 'requireOwnId(viewer, input.userId)',
    replace: 'void requireOwnId',
    seenBy: SCHOOL_REGISTRATION,
    titles: ["someone else's userId gets 403"],
  },
  {
    name: 'one subscription subscribes every user',
    file: 'db/read-models/is-subscribed.ts',
    find: 'where m.user_id = users.id and',
    replace: 'where',
    seenBy: SCHOOL_REGISTRATION,
    titles: ['subscribes only the bearer'],
  },
  {
    name: 'contact messages are not limited',
    file: 'app/api/contact/route.ts',
    find: "limits: { ip: 'CONTACT' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['contact, 5 per 10 minutes'],
  },
  {
    name: 'wrong current passwords are not limited',
    file: 'app/api/auth/user/change-password/route.ts',
    find: "limits: { viewer: 'CHANGE_PASSWORD' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['change password: 5 per minute'],
  },
  {
    name: 'registrations are not limited',
    file: 'app/api/auth/user/register/route.ts',
    find: "limits: { ip: 'REGISTER' },",
    replace: '',
    seenBy: LIMITS,
    titles: ['register: 20 per minute'],
  },
  {
    name: 'a teacher opens the coordinator’s pages',
    file: 'lib/schools/require-coordinator.ts',
    find: "if (school?.role !== 'coordinator') notFound()",
    replace: 'if (!school) notFound()',
    seenBy: SCHOOL_PAGES,
    titles: ['users who coordinate no school'],
  },
  {
    name: 'the join page has no CSP',
    file: 'middleware.ts',
    find: "routePolicy?.audience === 'everyone' || ",
    replace: '',
    seenBy: SCHOOL_PAGES,
    titles: ['shows a sentence, under a CSP'],
  },
]
