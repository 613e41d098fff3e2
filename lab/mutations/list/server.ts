import type { Mutation } from '../mutation'

const CONTENT_VERSION = 'tests/unit/response-cache.test.ts'
const seenBy = 'tests/unit/server.test.ts'
const ROUTE_POLICIES = 'tests/structure/route-policies.test.ts'
const ANOTHER_PRIMARY = 'tests/unit/another-primary.test.ts'

export const server: Mutation[] = [
  {
    name: 'an encoding with q=0 is used',
    file: 'server/content-encoding.ts',
    find: '= [undefined, 0]',
    replace: '= [undefined, -1]',
    seenBy,
  },
  {
    name: 'a value that contains the name of an encoding is used',
    file: 'server/content-encoding.ts',
    find: 'weights.get(encoding) ?? 0',
    replace: '[...weights.keys()].some((word) => word.includes(encoding)) ? 1 : 0',
    seenBy,
  },
  {
    name: 'the response cache grows without limit',
    file: 'server/response-cache.ts',
    find: 'if (totalBytes <= maxBytes) break',
    replace: 'if (totalBytes > 0) break',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'the most recently used response is evicted first',
    file: 'server/response-cache.ts',
    find: `entries.delete(key)
    entries.set(key, entry)`,
    replace: 'if (!entries.has(key)) entries.set(key, entry)',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'every concurrent request renders the page',
    file: 'server/response-cache.ts',
    find: 'entry.pendingRender ??= render()',
    replace: 'entry.pendingRender = render()',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'an IP address with many requests blocks others',
    file: 'server/concurrency-limit.ts',
    find: `queues.delete(key)
    if (queue.length > 0)`,
    replace: `if (queue.length === 0) queues.delete(key)
    else`,
    seenBy: 'tests/unit/turns.test.ts',
  },
  {
    name: 'compressions are queued without a limit',
    file: 'server/compression.ts',
    find: `  maxWaiting: 200,
  maxWaitingPerKey: 200,`,
    replace: `  maxWaiting: 2_000,
  maxWaitingPerKey: 2_000,`,
    seenBy: 'tests/unit/compression.test.ts',
  },
  {
    name: 'a failed render stays in the cache',
    file: 'server/response-cache.ts',
    find: 'entry.pendingRender = undefined',
    replace: 'void entry',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'the policy allows every script in the page',
    file: 'server/html-postprocess.ts',
    find: '!nonce || attributes.includes(',
    replace: '!nonce || html !== nonce || attributes.includes(',
    seenBy,
  },
  {
    name: 'a page without a policy is sent unchanged',
    file: 'server/enforce-csp.ts',
    find: 'readHeader(CSP_HEADER).includes("default-src \'none\'")',
    replace: "readHeader(CSP_HEADER) !== ''",
    seenBy,
  },
  {
    name: 'a range of another version is sent',
    file: 'lib/files/range.ts',
    find: "startsWith('W/')",
    replace: "startsWith('never')",
    seenBy,
  },
  {
    name: 'a cached response keeps the headers of another second',
    file: 'server/cached-headers.ts',
    find: 'if (headerLists?.expirySecond !== expirySecond || !headerLists)',
    replace: 'if (!headerLists)',
    seenBy,
  },
  {
    name: 'an ETag with the same prefix matches',
    file: 'server/send-cached-response.ts',
    find: "['*', plainEtag].includes(tag.trim().replace('W/', ''))",
    replace:
      "tag.trim() === '*' || plainEtag.startsWith(tag.trim().replace('W/', '').slice(0, -1))",
    seenBy,
  },
  {
    name: 'an unknown parameter counts as known',
    file: 'lib/match-route.ts',
    find: 'return names.every(',
    replace: 'return names.some(',
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'a path matches the policy of a longer one',
    file: 'lib/match-route.ts',
    find: 'segments.length !== pattern.length',
    replace: 'segments.length > pattern.length',
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'the members’ network is public',
    file: 'lib/route-policies.ts',
    find: "networking: { path: '/networking', ...memberPage }",
    replace: "networking: { path: '/networking', ...publicPage }",
    seenBy: ROUTE_POLICIES,
  },
  {
    name: 'a read-only database stays connected',
    file: 'db/connection/pool-watch.ts',
    find: "if (isReadOnlyError(error)) onFault('read-only')",
    replace: 'void isReadOnlyError',
    seenBy: ANOTHER_PRIMARY,
  },
  {
    name: 'a proxy that closes at once is reconnected at once',
    file: 'db/connection/socket-factory.ts',
    find: 'if (earlyCloses > 0) {',
    replace: 'if (earlyCloses > 1_000_000) {',
    seenBy: ANOTHER_PRIMARY,
  },
]
