import type { RequestListener } from 'node:http'
import { buildCsp } from '@/lib/content-policy'
import { splitLanguage } from '@/lib/language-paths'
import { pages } from '@/lib/route-policies'
import { publicPage } from '@/lib/route-policies/route-policy'
import { selectAdmission } from '../concurrency-limits'
import { prepareRequest } from '../incoming'
import { type DispatchedRequest, type Responder, SKIP } from '../responder'

/** In development Next compiles and renders everything, so nothing comes from a cache. */

/** Hot reload evaluates code and adds inline scripts and styles. Everything else is as in production. */
const INLINE_ALLOWED = { scripts: ["'unsafe-inline'", "'unsafe-eval'"], style: "'unsafe-inline'" }

/** Files that Next compiles on request, and its overlay for errors. */
export const createCompilerResponder =
  (handle: RequestListener): Responder =>
  ({ request, response, path }) => {
    if (!path.startsWith('/_next/') && !path.startsWith('/__nextjs')) return SKIP
    prepareRequest(request)
    return handle(request, response)
  }

export const createDevNextResponder =
  (handle: RequestListener): Responder =>
  ({ request, response, routePolicy }) => {
    if (!routePolicy) return SKIP
    if (routePolicy.kind === 'page')
      response.setHeader('content-security-policy', buildCsp(routePolicy, INLINE_ALLOWED))
    return selectAdmission(routePolicy)(request, response, () => handle(request, response))
  }

/** Pages for developers, which no built site has and so no row of the table. */
const DESIGN_PAGES = [
  { path: '/design', ...publicPage },
  // In frames of the other.
  { path: '/design/pieces', ...publicPage, csp: 'reader' },
] as const

export function createDesignResponder(passToNext: Responder): Responder {
  return (dispatched) => {
    const { path } = splitLanguage(dispatched.path)
    const routePolicy = DESIGN_PAGES.find((page) => page.path === path)
    return routePolicy ? passToNext({ ...dispatched, routePolicy }) : SKIP
  }
}

/** Two segments, because one alone would be a language. Next responds with its own 404 page. */
const UNKNOWN_ROUTE = { ...pages.notFound, path: '/not-found/page' }

export const createDevNotFoundPage =
  (passToNext: Responder) =>
  async (dispatched: DispatchedRequest): Promise<void> => {
    dispatched.request.url = UNKNOWN_ROUTE.path
    await passToNext({ ...dispatched, routePolicy: UNKNOWN_ROUTE })
  }
