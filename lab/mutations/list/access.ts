import type { Mutation } from '../mutation'

const POLICY = 'tests/unit/library-policy.test.ts'
const BODIES = 'tests/unit/request-bodies.test.ts'
const TOOLKIT_RESOURCES = 'tests/unit/toolkit-queries.test.ts'
const READING = 'tests/integration/reading.test.ts'
const library = 'lib/library/policy.ts'
const toolkit = 'lib/toolkit/files.ts'

export const access: Mutation[] = [
  {
    name: 'a note is stored in a locked book',
    file: 'lib/library/reading.ts',
    find: 'if (!book || page > book.pages) throw',
    replace: 'if (book && page > book.pages) throw',
    seenBy: READING,
  },
  {
    name: 'a note is stored beyond the last page',
    file: 'lib/library/reading.ts',
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
    name: 'visitors open free items',
    file: library,
    find: 'if (!viewer) return false',
    replace: 'if (!viewer) return !item.isPremium',
    seenBy: POLICY,
  },
  {
    name: 'subscribers open premium items only',
    file: library,
    find: '!item.isPremium || viewer.isSubscribed',
    replace: 'item.isPremium === viewer.isSubscribed',
    seenBy: POLICY,
  },
  {
    name: 'a fifth workshop is open to every member',
    file: 'lib/content/catalogue/catalogue.ts',
    find: 'isPremium: index >= FREE_WORKSHOP_COUNT',
    replace: 'isPremium: index > FREE_WORKSHOP_COUNT',
    seenBy: POLICY,
  },
  {
    name: 'every workshop shows its link to visitors',
    file: 'lib/workshops/workshops.ts',
    find: 'canOpen(viewer, workshop) ? target : null',
    replace: '!viewer || canOpen(viewer, workshop) ? target : null',
    seenBy: POLICY,
  },
  {
    name: 'every member downloads the whole toolkit',
    file: toolkit,
    find: 'if (!file || !canOpen(viewer, resource)) return null',
    replace: 'if (!file) return null',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'a locked toolkit resource shows the links to its files',
    file: 'lib/toolkit/theme-resources.ts',
    find: 'downloadLink: isOpen ?',
    replace: 'downloadLink: id ?',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'pages of the toolkit are shown to visitors',
    file: toolkit,
    find: 'if (!viewer || !page) return null',
    replace: 'if (!page) return null',
    seenBy: TOOLKIT_RESOURCES,
  },
  {
    name: 'a login redirects to another site with two slashes',
    file: 'lib/routes.ts',
    find: String.raw`/\/\/|\/\.{1,2}(\/|\?|$)/.test(nextPath)`,
    replace: String.raw`/\/\.{1,2}(\/|\?|$)/.test(nextPath)`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a login redirects to a URL with a scheme',
    file: 'lib/routes.ts',
    find: String.raw`if (!nextPath?.startsWith('/') || !/^[\w\-./?=&]+$/.test(nextPath))`,
    replace: String.raw`if (!nextPath || !/^[\w\-./?=&:]+$/.test(nextPath))`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a login redirects to a URL with a backslash',
    file: 'lib/routes.ts',
    find: String.raw`/^[\w\-./?=&]+$/`,
    replace: String.raw`/^[\w\-./?=&\\]+$/`,
    seenBy: 'tests/unit/client-safe-next.test.ts',
  },
  {
    name: 'a host with the video host as a prefix is embedded',
    file: 'base/video-hosts.ts',
    find: String.raw`youtube\.com\/(?:watch`,
    replace: String.raw`youtube\.com[^/]*\/(?:watch`,
    seenBy: 'tests/unit/embedding.test.ts',
  },
  {
    name: 'markup after a video’s id is embedded with it',
    file: 'base/video-hosts.ts',
    find: String.raw`([\w-]{11})(?:[&?/].*)?$/`,
    replace: String.raw`([\w-]{11}.*)$/`,
    seenBy: 'tests/unit/embedding.test.ts',
  },
  {
    name: 'the middleware misses a gated page',
    file: 'middleware.ts',
    find: "'/networking/:path*',",
    replace: '',
    seenBy: 'tests/structure/route-policies.test.ts',
  },
  {
    name: 'a duplicate key in a body is accepted',
    file: 'lib/http/json.ts',
    find: "if (seenKeys?.has(key)) return 'the body has a key twice'",
    replace: '',
    seenBy: BODIES,
  },
  {
    name: 'keys are compared without unescaping',
    file: 'lib/http/json.ts',
    find: 'const key: string = JSON.parse(literal)',
    replace: 'const key = literal.slice(1, -1)',
    seenBy: BODIES,
  },
]
