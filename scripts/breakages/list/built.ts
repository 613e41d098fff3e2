import type { Breakage } from '../breakage'

const HANDLERS = ['/ebook/files/', '/digital-videos/files/', '/digital-videos/captions/']
const GATE = 'tests/integration/gate.test.ts'
const FILES = 'tests/integration/files.test.ts'
const SESSIONS = 'tests/integration/sessions.test.ts'
const INSTITUTIONS = 'tests/integration/institutions.test.ts'
const LIMITS = 'tests/integration/limits.test.ts'
const SCHOOL_PAGES = 'tests/integration/school-pages.test.ts'

const guard = (route: string) => `await requireMember(routes.${route})`
const standing = (route: string) => `const standing = ${guard(route)}`
const subscriber = '{ isSubscribed: true }'

/** A page that forgot to ask who looks: its folder, its guard, and what it would go on with instead. */
const PAGES: [page: string, folder: string, guard: string, instead: string][] = [
  ['/ebook sends', '(members)/ebook', standing('ebook'), `const standing = ${subscriber}`],
  [
    '/digital-videos sends',
    '(members)/digital-videos',
    standing('digitalVideos'),
    `const standing = ${subscriber}`,
  ],
  [
    '/online-training sends',
    '(members)/online-training',
    standing('onlineTraining'),
    `const standing = ${subscriber}`,
  ],
  ['/offline-training sends', '(members)/offline-training', guard('offlineTraining'), subscriber],
  ['/free-websites sends', '(members)/free-websites', guard('freeWebsites'), subscriber],
  ['/networking sends', '(members)/networking', guard('networking'), subscriber],
  ['/ebook/read/', '(reader)/ebook/read/[id]', 'await requireMember()', subscriber],
  ['/profile sends', '(account)/profile', 'await requireViewer(routes.profile)', ''],
  [
    '/change-password sends',
    '(account)/change-password',
    'await requireViewer(routes.changePassword)',
    '',
  ],
]

/** Each page's own guard, noticed with the middleware in and out; and the shelf behind the pages. */
export const gate: Breakage[] = [
  ...PAGES.map(([page, folder, find, replace]) => ({
    name: `nobody asks who looks: ${page}`,
    file: `app/${folder}/page.tsx`,
    find,
    replace,
    seenBy: GATE,
    titles: [`with middleware ${page}`, `with middleware taken away ${page}`],
  })),
  {
    name: 'a premium book or film is sent to every member who knows its name',
    file: 'lib/library/queries.ts',
    find: 'return item && mayOpen(viewer, item) ? item : null',
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
    find: 'return recorded?.id === id && mayOpen(viewer, recorded) ? recorded : null',
    replace: 'void viewer\n  return recorded?.id === id ? recorded : null',
    seenBy: FILES,
    titles: ['/digital-videos/player/'],
  },
]

/** Each handler of private files, and what the door of the API asks. */
export const door: Breakage[] = [
  ...[...HANDLERS, '/digital-videos/player/'].map((address) => ({
    name: `nobody asks who calls: ${address}`,
    file: `app/(members)${address}[id]/route.ts`,
    find: 'import { door, forViewer }',
    replace: 'import { door, forAnyone as forViewer }',
    seenBy: FILES,
    titles: [address],
  })),
  {
    name: 'a change that rides on a cookie needs no echo',
    file: 'lib/api/door.ts',
    find: 'refuseForgery(request, caller.cookieSession, echoOf(request, sent))',
    replace: 'void refuseForgery',
    seenBy: SESSIONS,
    titles: ['without the matching header gets 403'],
  },
  {
    name: 'another site’s page may call',
    file: 'lib/api/door.ts',
    find: 'refuseCrossSite(request)',
    replace: 'void refuseCrossSite',
    seenBy: SESSIONS,
    titles: ['a change marked sec-fetch-site', 'a change marked origin', 'even reading is refused'],
  },
  {
    name: 'a changed password leaves the other sessions alive',
    file: 'lib/accounts/commands/change-password.ts',
    find: 'await (revokes ? revokeAccess : endLogins)(tx, viewer.id)',
    replace: 'void endLogins',
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
    find: 'revoke: deleteOf(passwordResetTokens, passwordResetTokens.userId)',
    replace: 'revoke: async () => {}',
    seenBy: 'tests/integration/stale-password.test.ts',
    titles: ['voids the reset link'],
  },
  {
    name: 'a form subscribes whomever it names',
    file: 'app/api/auth/user/subscribe/route.ts',
    find: 'refuseOthersId(viewer, input.userId)',
    replace: 'void refuseOthersId',
    seenBy: INSTITUTIONS,
    titles: ["someone else's userId gets 403"],
  },
  {
    name: 'a subscription opens everybody’s account',
    file: 'lib/schools/subscribed.ts',
    find: 'where m.user_id = users.id and',
    replace: 'where',
    seenBy: INSTITUTIONS,
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
    find: "area?.whom === 'everyone' || ",
    replace: '',
    seenBy: SCHOOL_PAGES,
    titles: ['is told in a sentence, under a policy'],
  },
]
