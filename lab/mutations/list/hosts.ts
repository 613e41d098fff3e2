import type { Mutation } from '../mutation'

const PRERENDER_CSP = 'tests/unit/prerender-csp.test.ts'
const CALLER = 'tests/unit/caller.test.ts'
const prerenderCsp = 'server/prerender-csp.ts'
const clientIp = 'lib/http/client-ip.ts'

export const hosts: Mutation[] = [
  {
    name: 'a build ships a page without a policy',
    file: prerenderCsp,
    find: 'if (pages.length > 0 && pagesWithoutCsp.length === 0) return',
    replace: 'if (pages.length > 0) return',
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'pages from a host’s adapter have no policy',
    file: prerenderCsp,
    find: "['.next/server/app', '.next/server/route-cache']",
    replace: "['.next/server/app']",
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'the manifest has no policies',
    file: prerenderCsp,
    find: 'if (route && policy)',
    replace: 'if (route && !policy)',
    seenBy: PRERENDER_CSP,
  },
  {
    name: 'a forged X-Forwarded-For is trusted under another server',
    file: clientIp,
    find: 'if (!getRequestId(headers)) return UNKNOWN_CALLER',
    replace: 'void getRequestId',
    seenBy: CALLER,
  },
  {
    name: 'headers of Vercel are trusted on any host',
    file: clientIp,
    find: 'if (settings().onVercel) return',
    replace: "if (headers.has('x-vercel-forwarded-for')) return",
    seenBy: CALLER,
  },
]
