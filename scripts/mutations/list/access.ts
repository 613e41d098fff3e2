import type { Mutation } from '../mutation'

const POLICY = 'tests/unit/library-policy.test.ts'
const RANGE = 'tests/unit/range.test.ts'
const BODIES = 'tests/unit/request-bodies.test.ts'
const TOOLKIT_RESOURCES = 'tests/unit/toolkit-queries.test.ts'
const READING = 'tests/integration/reading.test.ts'
const library = 'lib/library/policy.ts'
const toolkit = 'lib/toolkit/queries.ts'
const range = 'lib/files/range.ts'

/** Who may open what, and which bytes of it. */
export const access: Mutation[] = [
  {
    name: 'a note is kept in a book that is closed to its writer',
    file: 'lib/library/commands.ts',
    find: 'if (!book || page > book.pages) throw',
    replace: 'if (book && page > book.pages) throw',
    seenBy: READING,
  },
  {
    name: 'a note is kept on a page that the book does not have',
    file: 'lib/library/commands.ts',
    find: 'if (!book || page > book.pages) throw',
    replace: 'if (!book) throw',
    seenBy: READING,
  },
  {
    name: 'every member opens premium items',
    file: library,
    find: 'return !item.isPremium || viewer.isSubscribed',
    replace: 'return true',
    seenBy: POLICY,
  },
  {
    name: 'free items open for nobody in particular',
    file: library,
    find: 'if (!viewer) return false',
    replace: 'if (!viewer) return !item.isPremium',
    seenBy: POLICY,
  },
  {
    name: 'subscribers open only what is premium',
    file: library,
    find: '!item.isPremium || viewer.isSubscribed',
    replace: 'item.isPremium === viewer.isSubscribed',
    seenBy: POLICY,
  },
  {
    name: 'a fifth workshop is open to every member',
    file: 'lib/content/catalogue.ts',
    find: 'isPremium: index >= FREE_WORKSHOP_COUNT',
    replace: 'isPremium: index > FREE_WORKSHOP_COUNT',
    seenBy: POLICY,
  },
  {
    name: 'every workshop has its link for who is not logged in',
    file: 'lib/workshops/queries.ts',
    find: 'canOpen(viewer, workshop) ? target : null',
    replace: '!viewer || canOpen(viewer, workshop) ? target : null',
    seenBy: POLICY,
  },
  {
    name: 'every member fetches the whole toolkit',
    file: toolkit,
    find: 'if (!file || !canOpen(viewer, resource)) return null',
    replace: 'if (!file) return null',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'a locked work of the toolkit shows the way to its files',
    file: 'lib/toolkit/theme-resources.ts',
    find: 'save: isOpen ?',
    replace: 'save: id ?',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'pages of the toolkit are shown to who is not logged in',
    file: toolkit,
    find: 'if (!viewer || !page) return null',
    replace: 'if (!page) return null',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'a range that begins at the very end is sent',
    file: range,
    find: 'start >= size',
    replace: 'start > size',
    seenBy: RANGE,
  },
  {
    name: 'a range may end one byte behind the file',
    file: range,
    find: 'Math.min(Number(lastText), size - 1)',
    replace: 'Math.min(Number(lastText), size)',
    seenBy: RANGE,
  },
  {
    name: 'the last no bytes are taken for a range',
    file: range,
    find: 'Number(lastText) === 0',
    replace: 'Number(lastText) < 0',
    seenBy: RANGE,
  },
  {
    name: 'a range that runs backwards is answered',
    file: range,
    find: 'if (lastText && Number(lastText) < start) return null',
    replace: '',
    seenBy: RANGE,
  },
  {
    name: 'more last bytes than there are begin before the file',
    file: range,
    find: 'Math.max(0, size - Number(lastText))',
    replace: 'size - Number(lastText)',
    seenBy: RANGE,
  },
  {
    name: 'a login leads to another site that begins with two slashes',
    file: 'lib/routes.ts',
    find: String.raw`/\/\/|\/\.{1,2}(\/|\?|$)/.test(nextPath)`,
    replace: String.raw`/\/\.{1,2}(\/|\?|$)/.test(nextPath)`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a login leads to an address with a scheme',
    file: 'lib/routes.ts',
    find: String.raw`if (!nextPath?.startsWith('/') || !/^[\w\-./?=&]+$/.test(nextPath))`,
    replace: String.raw`if (!nextPath || !/^[\w\-./?=&:]+$/.test(nextPath))`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a login leads to an address with a backslash',
    file: 'lib/routes.ts',
    find: String.raw`/^[\w\-./?=&]+$/`,
    replace: String.raw`/^[\w\-./?=&\\]+$/`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a host that only begins like the video host is framed',
    file: 'base/video-hosts.ts',
    find: String.raw`youtube\.com\/(?:watch`,
    replace: String.raw`youtube\.com[^/]*\/(?:watch`,
    seenBy: 'tests/unit/embedding.test.ts',
  },
  {
    name: 'markup behind a video’s id is framed with it',
    file: 'base/video-hosts.ts',
    find: String.raw`([\w-]{11})(?:[&?/].*)?$/`,
    replace: String.raw`([\w-]{11}.*)$/`,
    seenBy: 'tests/unit/embedding.test.ts',
  },
  {
    name: 'the middleware forgets one of the gated pages',
    file: 'middleware.ts',
    find: "'/networking/:path*',",
    replace: '',
    seenBy: 'tests/structure/route-policies.test.ts',
  },
  {
    name: 'a key that stands twice in a body is the last one',
    file: 'lib/api/json-safety.ts',
    find: "if (seenKeys?.has(key)) return 'the body has a key twice'",
    replace: '',
    seenBy: BODIES,
  },
  {
    name: 'a key is compared as it is written',
    file: 'lib/api/json-safety.ts',
    find: 'const key: string = JSON.parse(literal)',
    replace: 'const key = literal.slice(1, -1)',
    seenBy: BODIES,
  },
  {
    name: 'a body may be one level deeper',
    file: 'lib/api/json-safety.ts',
    find: 'openScopes.length > MAX_JSON_DEPTH',
    replace: 'openScopes.length > MAX_JSON_DEPTH + 1',
    seenBy: BODIES,
  },
]
