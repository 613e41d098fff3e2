import type { Breakage } from '../breakage'

const SEAL = 'tests/unit/seal.test.ts'
const CALLER = 'tests/unit/caller.test.ts'
const seal = 'server/seal.ts'
const address = 'lib/api/address.ts'

/** What other hosts than our own server are given, and what of theirs is believed. */
export const hosts: Breakage[] = [
  {
    name: 'a build goes out with a page that was not sealed',
    file: seal,
    find: 'if (pages.length > 0 && open.length === 0) return',
    replace: 'if (pages.length > 0) return',
    seenBy: SEAL,
  },
  {
    name: 'pages that a host’s adapter builds along are not sealed',
    file: seal,
    find: "['.next/server/app', '.next/server/route-cache']",
    replace: "['.next/server/app']",
    seenBy: SEAL,
  },
  {
    name: 'a host that copies from the manifest finds no policy there',
    file: seal,
    find: 'if (route && policy)',
    replace: 'if (route && !policy)',
    seenBy: SEAL,
  },
  {
    name: 'a forged X-Forwarded-For is believed under a server that is not ours',
    file: address,
    find: 'if (!requestIdOf(headers)) return SOMEBODY',
    replace: 'void requestIdOf',
    seenBy: CALLER,
  },
  {
    name: 'what Vercel says of a caller is believed anywhere',
    file: address,
    find: 'if (settings().onVercel) return',
    replace: "if (headers.has('x-vercel-forwarded-for')) return",
    seenBy: CALLER,
  },
]
