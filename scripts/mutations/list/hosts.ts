import type { Mutation } from '../mutation'

const PRERENDER_CSP = 'tests/unit/prerender-csp.test.ts'
const CALLER = 'tests/unit/caller.test.ts'
const prerenderCsp = 'server/prerender-csp.ts'
const clientIp = 'lib/api/client-ip.ts'

/** What other hosts than our own server are given, and what of theirs is believed. */
export const hosts: Mutation[] = [
  {
    name: 'a build goes out with a page that was not sealed',
    file: prerenderCsp,
    find: 'if (pages.length > 0 && pagesWithoutCsp.length === 0) return',
    replace: 'if (pages.length > 0) return',
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'pages that a host’s adapter builds along are not sealed',
    file: prerenderCsp,
    find: "['.next/server/app', '.next/server/route-cache']",
    replace: "['.next/server/app']",
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'a host that copies from the manifest finds no policy there',
    file: prerenderCsp,
    find: 'if (route && policy)',
    replace: 'if (route && !policy)',
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'a forged X-Forwarded-For is believed under a server that is not ours',
    file: clientIp,
    find: 'if (!getRequestId(headers)) return UNKNOWN_CALLER',
    replace: 'void getRequestId',
    seenBy: CALLER,
  },
  {
    name: 'what Vercel says of a caller is believed anywhere',
    file: clientIp,
    find: 'if (settings().onVercel) return',
    replace: "if (headers.has('x-vercel-forwarded-for')) return",
    seenBy: CALLER,
  },
]
