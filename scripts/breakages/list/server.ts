import type { Breakage } from '../breakage'

const SHELF = 'tests/unit/freshness.test.ts'
const seenBy = 'tests/unit/server.test.ts'
const AREAS = 'tests/structure/areas.test.ts'
const ANOTHER_PRIMARY = 'tests/unit/another-primary.test.ts'

/** What is kept in memory, how it is sent, and the list that says for whom. */
export const server: Breakage[] = [
  {
    name: 'an encoding that is refused is taken for a wish',
    file: 'server/packing.ts',
    find: 'return gzip > 0',
    replace: 'return gzip >= 0',
    seenBy,
  },
  {
    name: 'a word that holds the name of an encoding is one',
    file: 'server/packing.ts',
    find: "weights.get('br') ?? 0,",
    replace: "[...weights.keys()].some((word) => word.includes('br')) ? 1 : 0,",
    seenBy,
  },
  {
    name: 'what is kept grows without an end',
    file: 'server/shelf.ts',
    find: 'if (bytes <= mostBytes) break',
    replace: 'if (bytes > 0) break',
    seenBy: SHELF,
  },
  {
    name: 'what was asked for last goes first',
    file: 'server/shelf.ts',
    find: 'places.delete(key)\n    places.set(key, place)',
    replace: 'if (!places.has(key)) places.set(key, place)',
    seenBy: SHELF,
  },
  {
    name: 'everyone who waits for a page makes it',
    file: 'server/shelf.ts',
    find: 'place.making ??= make()',
    replace: 'place.making = make()',
    seenBy: SHELF,
  },
  {
    name: 'an address with many requests keeps its turn',
    file: 'server/turns.ts',
    find: 'queues.delete(address)\n    if (queue.length > 0)',
    replace: 'if (queue.length === 0) queues.delete(address)\n    else',
    seenBy: 'tests/unit/turns.test.ts',
  },
  {
    name: 'compressions wait without a limit',
    file: 'server/compression.ts',
    find: 'waiting: 200, waitingEach: 200',
    replace: 'waiting: 2_000, waitingEach: 2_000',
    seenBy: 'tests/unit/compression.test.ts',
  },
  {
    name: 'a page that could not be made stays unmade',
    file: 'server/shelf.ts',
    find: 'place.making = undefined',
    replace: 'void place',
    seenBy: SHELF,
  },
  {
    name: 'the policy allows whatever stands in the page',
    file: 'server/finished-page.ts',
    find: '!nonce || attributes.includes(',
    replace: '!nonce || html !== nonce || attributes.includes(',
    seenBy,
  },
  {
    name: 'a page without a policy goes out as it is',
    file: 'server/sealed-only.ts',
    find: `sent(POLICY).includes("default-src 'none'")`,
    replace: "sent(POLICY) !== ''",
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
    file: 'server/heads.ts',
    find: 'if (heads?.until !== until || !heads)',
    replace: 'if (!heads)',
    seenBy,
  },
  {
    name: 'a tag that only begins alike is the same',
    file: 'server/copy.ts',
    find: "['*', bare].includes(tag.trim().replace('W/', ''))",
    replace: "tag.trim() === '*' || bare.startsWith(tag.trim().replace('W/', '').slice(0, -1))",
    seenBy,
  },
  {
    name: 'an unknown parameter is taken for a known one',
    file: 'lib/area-of.ts',
    find: 'return names.every(',
    replace: 'return names.some(',
    seenBy: AREAS,
  },
  {
    name: 'a path finds the row of a longer one',
    file: 'lib/area-of.ts',
    find: 'steps.length !== pattern.length',
    replace: 'steps.length > pattern.length',
    seenBy: AREAS,
  },
  {
    name: 'the members’ network is for everyone',
    file: 'lib/areas.ts',
    find: "networking: { path: '/networking', ...member }",
    replace: "networking: { path: '/networking', ...everyone }",
    seenBy: AREAS,
  },
  {
    name: 'a database that takes no writes any more is kept',
    file: 'db/pool-watch.ts',
    find: "if (isReadOnly(error)) onFault('read-only')",
    replace: 'void isReadOnly',
    seenBy: ANOTHER_PRIMARY,
  },
  {
    name: 'a proxy that hangs up without a word is called again at once',
    file: 'db/line.ts',
    find: 'if (farewells > 0) {',
    replace: 'if (farewells > 1_000_000) {',
    seenBy: ANOTHER_PRIMARY,
  },
]
