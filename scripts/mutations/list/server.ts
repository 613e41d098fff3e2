import type { Mutation } from '../mutation'

const CONTENT_VERSION = 'tests/unit/response-cache.test.ts'
const seenBy = 'tests/unit/server.test.ts'
const ROUTE_POLICIES = 'tests/structure/route-policies.test.ts'
const ANOTHER_PRIMARY = 'tests/unit/another-primary.test.ts'

/** What is kept in memory, how it is sent, and the list that says for whom. */
export const server: Mutation[] = [
  {
    name: 'an encoding that is refused is taken for a wish',
    file: 'server/content-encoding.ts',
    find: 'return gzip > 0',
    replace: 'return gzip >= 0',
    seenBy,
  },
  {
    name: 'a word that holds the name of an encoding is one',
    file: 'server/content-encoding.ts',
    find: "weights.get('br') ?? 0,",
    replace: "[...weights.keys()].some((word) => word.includes('br')) ? 1 : 0,",
    seenBy,
  },
  {
    name: 'what is kept grows without an end',
    file: 'server/response-cache.ts',
    find: 'if (totalBytes <= mostBytes) break',
    replace: 'if (totalBytes > 0) break',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'what was asked for last goes first',
    file: 'server/response-cache.ts',
    find: `entries.delete(key)
    entries.set(key, entry)`,
    replace: 'if (!entries.has(key)) entries.set(key, entry)',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'everyone who waits for a page makes it',
    file: 'server/response-cache.ts',
    find: 'entry.making ??= render()',
    replace: 'entry.making = render()',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'an address with many requests keeps its turn',
    file: 'server/concurrency-limit.ts',
    find: `queues.delete(key)
    if (queue.length > 0)`,
    replace: `if (queue.length === 0) queues.delete(key)
    else`,
    seenBy: 'tests/unit/turns.test.ts',
  },
  {
    name: 'compressions wait without a limit',
    file: 'server/compression.ts',
    find: '  waiting: 200,\n  waitingEach: 200,',
    replace: '  waiting: 2_000,\n  waitingEach: 2_000,',
    seenBy: 'tests/unit/compression.test.ts',
  },
  {
    name: 'a page that could not be made stays unmade',
    file: 'server/response-cache.ts',
    find: 'entry.making = undefined',
    replace: 'void entry',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'the policy allows whatever stands in the page',
    file: 'server/html-postprocess.ts',
    find: '!nonce || attributes.includes(',
    replace: '!nonce || html !== nonce || attributes.includes(',
    seenBy,
  },
  {
    name: 'a page without a policy goes out as it is',
    file: 'server/enforce-csp.ts',
    find: 'readHeader(CSP_HEADER).includes("default-src \'none\'")',
    replace: "readHeader(CSP_HEADER) !== ''",
    seenBy,
  },
  {
    name: 'a part of another version is sent',
    file: 'lib/files/range.ts',
    find: "startsWith('W/')",
    replace: "startsWith('never')",
    seenBy,
  },
  {
    name: 'a cached response keeps the headers of another second',
    file: 'server/response-headers.ts',
    find: 'if (headerLists?.until !== expirySecond || !headerLists)',
    replace: 'if (!headerLists)',
    seenBy,
  },
  {
    name: 'a tag that only begins alike is the same',
    file: 'server/cached-response.ts',
    find: "['*', plainEtag].includes(tag.trim().replace('W/', ''))",
    replace:
      "tag.trim() === '*' || plainEtag.startsWith(tag.trim().replace('W/', '').slice(0, -1))",
    seenBy,
  },
  {
    name: 'an unknown parameter is taken for a known one',
    file: 'lib/match-route.ts',
    find: 'return names.every(',
    replace: 'return names.some(',
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'a path finds the row of a longer one',
    file: 'lib/match-route.ts',
    find: 'segments.length !== pattern.length',
    replace: 'segments.length > pattern.length',
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'the members’ network is for everyone',
    file: 'lib/route-policies.ts',
    find: "networking: { path: '/networking', ...memberPage }",
    replace: "networking: { path: '/networking', ...everyone }",
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'a database that takes no writes any more is kept',
    file: 'db/pool-watch.ts',
    find: "if (isReadOnlyError(error)) onFault('read-only')",
    replace: 'void isReadOnlyError',
    seenBy: ANOTHER_PRIMARY,
  },
  {
    name: 'a proxy that hangs up without a word is called again at once',
    file: 'db/socket-factory.ts',
    find: 'if (earlyCloses > 0) {',
    replace: 'if (earlyCloses > 1_000_000) {',
    seenBy: ANOTHER_PRIMARY,
  },
]
