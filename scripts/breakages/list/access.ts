import type { Breakage } from '../breakage'

const POLICY = 'tests/unit/policy.test.ts'
const RANGE = 'tests/unit/range.test.ts'
const BODIES = 'tests/unit/bodies.test.ts'
const SHELVES = 'tests/unit/toolkit-shelves.test.ts'
const READING = 'tests/integration/reading.test.ts'
const library = 'lib/library/policy.ts'
const toolkit = 'lib/toolkit/queries.ts'
const range = 'lib/files/range.ts'

/** Who may open what, and which bytes of it. */
export const access: Breakage[] = [
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
    find: 'return !item.isPremium || reader.isSubscribed',
    replace: 'return true',
    seenBy: POLICY,
  },
  {
    name: 'free items open for nobody in particular',
    file: library,
    find: 'if (!reader) return false',
    replace: 'if (!reader) return !item.isPremium',
    seenBy: POLICY,
  },
  {
    name: 'subscribers open only what is premium',
    file: library,
    find: '!item.isPremium || reader.isSubscribed',
    replace: 'item.isPremium === reader.isSubscribed',
    seenBy: POLICY,
  },
  {
    name: 'a fifth workshop is open to every member',
    file: 'lib/content/catalogue.ts',
    find: 'isPremium: place >= OPEN_WORKSHOPS',
    replace: 'isPremium: place > OPEN_WORKSHOPS',
    seenBy: POLICY,
  },
  {
    name: 'every workshop has its link for who is not logged in',
    file: 'lib/workshops/queries.ts',
    find: 'mayOpen(viewer, workshop) ? leads : null',
    replace: '!viewer || mayOpen(viewer, workshop) ? leads : null',
    seenBy: POLICY,
  },
  {
    name: 'every member fetches the whole toolkit',
    file: toolkit,
    find: 'if (!file || !mayOpen(viewer, work)) return null',
    replace: 'if (!file) return null',
    seenBy: SHELVES,
  },
  {
    name: 'a locked work of the toolkit shows the way to its files',
    file: 'lib/toolkit/shelves.ts',
    find: 'save: open ?',
    replace: 'save: id ?',
    seenBy: SHELVES,
  },
  {
    name: 'pages of the toolkit are shown to who is not logged in',
    file: toolkit,
    find: 'if (!viewer || !workId) return null',
    replace: 'if (!workId) return null',
    seenBy: SHELVES,
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
    find: 'Math.min(Number(to), size - 1)',
    replace: 'Math.min(Number(to), size)',
    seenBy: RANGE,
  },
  {
    name: 'the last no bytes are taken for a range',
    file: range,
    find: 'Number(to) === 0',
    replace: 'Number(to) < 0',
    seenBy: RANGE,
  },
  {
    name: 'a range that runs backwards is answered',
    file: range,
    find: 'if (to && Number(to) < start) return null',
    replace: '',
    seenBy: RANGE,
  },
  {
    name: 'more last bytes than there are begin before the file',
    file: range,
    find: 'Math.max(0, size - Number(to))',
    replace: 'size - Number(to)',
    seenBy: RANGE,
  },
  {
    name: 'a login leads to another site that begins with two slashes',
    file: 'lib/routes.ts',
    find: String.raw`/\/\/|\/\.{1,2}(\/|\?|$)/.test(wish)`,
    replace: String.raw`/\/\.{1,2}(\/|\?|$)/.test(wish)`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a login leads to an address with a scheme',
    file: 'lib/routes.ts',
    find: String.raw`if (!wish?.startsWith('/') || !/^[\w\-./?=&]+$/.test(wish))`,
    replace: String.raw`if (!wish || !/^[\w\-./?=&:]+$/.test(wish))`,
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
    seenBy: 'tests/structure/areas.test.ts',
  },
  {
    name: 'a key that stands twice in a body is the last one',
    file: 'lib/api/odd-keys.ts',
    find: "if (seen?.has(key)) return 'the body has a key twice'",
    replace: '',
    seenBy: BODIES,
  },
  {
    name: 'a key is compared as it is written',
    file: 'lib/api/odd-keys.ts',
    find: 'const key: string = JSON.parse(written)',
    replace: 'const key = written.slice(1, -1)',
    seenBy: BODIES,
  },
  {
    name: 'a body may be one level deeper',
    file: 'lib/api/odd-keys.ts',
    find: 'open.length > DEPTH_LIMIT',
    replace: 'open.length > DEPTH_LIMIT + 1',
    seenBy: BODIES,
  },
]
