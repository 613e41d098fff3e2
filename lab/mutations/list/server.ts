import type { Mutation } from '../mutation'

const CONTENT_VERSION = 'tests/unit/response-cache.test.ts'
const seenBy = 'tests/unit/server.test.ts'
const ROUTE_POLICIES = 'tests/structure/route-policies.test.ts'

export const server: Mutation[] = [
  {
    name: 'the response cache grows without limit',
    file: 'server/response-cache.ts',
    find: 'if (totalBytes <= maxBytes) break',
    replace: 'if (totalBytes > 0) break',
    seenBy: CONTENT_VERSION,
  },
  {
    name: 'an IP address with many requests blocks others',
    file: 'server/fair-queue.ts',
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
    name: 'a cached response keeps the headers of another second',
    file: 'server/cached-headers.ts',
    find: 'if (headerLists?.expirySecond !== expirySecond || !headerLists)',
    replace: 'if (!headerLists)',
    seenBy,
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
]
