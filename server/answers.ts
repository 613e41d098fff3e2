import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withinDeadline } from '@/base/deadline'
import { noteOf, REQUEST_ID, type Standing } from '@/base/request-notes'
import { settings } from '@/base/settings'
import { areaOf, isKnownQuery } from '@/lib/area-of'
import type { Area } from '@/lib/areas'
import { viewerOfCookie } from '@/lib/auth/sessions'
import { teamMember } from '@/lib/team/member'
import { refuse } from './bad-requests'
import { callTo } from './calls'
import { type Copy, copyForOne, sendCopy } from './copy'
import { takesRoom } from './crowd'
import { type BuiltFile, builtFiles, copyOfFile } from './files'
import type { Freshness } from './freshness'
import { openInside } from './inside'
import { pageMaker, type Wanted } from './made-pages'
import { isOwn, ownPage } from './own-parts'
import { openShelf } from './shelf'

/**
 * Who answers what: files from the build, pages that many may share from the shelf, one's own part of a
 * page drawn into such a one, what all call at once straight at its door, the rest Next.
 * The list of areas decides which is which. Who asks for a members' page is looked up in the session
 * table each time; only the making of the page is shared.
 */

/** What the build made stays the same for as long as this process runs. */
const BUILT = 'built'
const READS = new Set(['GET', 'HEAD'])
const UNKNOWN: Area = { path: '/not-found', whom: 'everyone', kind: 'page', shared: 'all' }

type Asked = { request: IncomingMessage; response: ServerResponse; path: string; query: string }
type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export function answersOf(handle: RequestListener, freshness: Freshness): Answer {
  const next = (request: IncomingMessage, response: ServerResponse) => {
    if (takesRoom(response)) handle(request, response)
  }
  const make = pageMaker(openInside(handle))
  const files = builtFiles()
  const mostBytes = settings().keptMegabytes * 1024 * 1024
  const shelf = openShelf({ mostBytes })

  const kept = (wanted: Wanted) => {
    const { path, form, standing } = wanted
    const key = JSON.stringify([path, form, standing?.isSubscribed])
    return shelf.get(key, freshness.version(), () => freshness.unmixed(() => make(wanted)))
  }
  const builtCopy = (file: BuiltFile) =>
    shelf.get(file.address, BUILT, async () => ({
      copy: await copyOfFile(file),
      version: BUILT,
      isSure: true,
    }))

  return async function answer(request, response) {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? ''
    const query = url.slice(path.length + 1)
    const asked = { request, response, path, query }
    const file = files.get(path)
    const area = areaOf(path)
    if (area?.kind === 'call') return forCaller(asked, area)
    if (!READS.has(request.method ?? ''))
      return refuse(response, 405, 'readOnly', { allow: 'GET, HEAD' })
    if (file) return sendCopy(await builtCopy(file), request, response)
    if (area?.path.includes('*') && area.kind === 'file') return nothingHere(asked)
    if (!area || area.whom === 'team') return forTeam(asked, area)
    if (area.shared === 'all') return forAnyone(asked, area)
    if (area.whom !== 'everyone' && area.kind === 'page') return forMember(asked, area)
    next(request, response)
  }

  async function forCaller({ request, response, path }: Asked, area: Area) {
    const call = callTo(area)
    if (!call) return next(request, response)
    if (takesRoom(response)) await call(request, response, path)
  }

  /** The same for everyone. Under a query that no page expects, made for this one visitor. */
  async function forAnyone(asked: Asked, area: Area) {
    const { request, response, path, query } = asked
    const wanted: Wanted = {
      path: area.madeOnce ? madeUnder(area) : path,
      area,
      form: request.headers.rsc === undefined ? 'page' : 'parts',
    }
    const isKept = wanted.form === 'parts' || isKnownQuery(area, query)
    if (!isKept && !takesRoom(response)) return
    const copy = await (isKept ? kept(wanted) : make({ ...wanted, path: request.url ?? path }))
    if (isEmpty(copy, wanted)) return nothingHere(asked)
    if (isKept) return sendCopy(untilTheSecondEnds(copy), request, response)
    sendCopy({ ...copy, headers: { ...copy.headers, ...FOR_ONE } }, request, response)
  }

  async function forMember(asked: Asked, area: Area) {
    const { request, response, path, query } = asked
    const viewer = await withinDeadline(() => viewerOfCookie(request.headers.cookie ?? null))
    const isWhole = !Object.keys(request.headers).some((name) => OF_THE_ROUTER.test(name))
    const mayShare = area.shared === 'standing' && isWhole && isKnownQuery(area, query)
    if (!viewer || !mayShare) return next(request, response)
    noteOf(`${request.headers[REQUEST_ID]}`).user = viewer.id
    const standing: Standing = { isSubscribed: viewer.isSubscribed }
    const wanted: Wanted = { path, area, form: 'page', standing }
    const copy = await kept(wanted)
    if (isEmpty(copy, wanted)) return nothingHere(asked)
    if (!isOwn(area)) return sendCopy(copy, request, response)
    if (!takesRoom(response)) return
    const page = await withinDeadline(() => ownPage(area, copy.body, viewer))
    sendCopy(await copyForOne(copy, page, request), request, response)
  }

  /**
   * To others the team's pages are the same 404 as any address that does not exist; and for both the
   * same is asked first, so that not even the time tells one from the other.
   */
  async function forTeam(asked: Asked, area: Area | undefined) {
    const ofTeam = await isOfTeam(asked.request)
    if (area && ofTeam) return next(asked.request, asked.response)
    return nothingHere(asked, ofTeam)
  }

  async function isOfTeam({ headers }: IncomingMessage) {
    return withinDeadline(async () => {
      const viewer = await viewerOfCookie(headers.cookie ?? null)
      return viewer !== null && (await teamMember(viewer, 'editor')) !== null
    })
  }

  async function nothingHere({ request, response, path }: Asked, ofTeam = false) {
    const trimmed = path.replace(/\/$/, '')
    const meant = trimmed === path ? undefined : areaOf(trimmed)
    if (meant && (ofTeam || meant.whom !== 'team') && !trimmed.startsWith('/_next')) {
      response.writeHead(308, { location: (request.url ?? '').replace(path, trimmed) }).end()
      return
    }
    if (path.startsWith('/_next/')) return refuse(response, 404, 'noFile')
    sendCopy(await kept({ path: UNKNOWN.path, area: UNKNOWN, form: 'page' }), request, response)
  }
}

/**
 * nginx counts in whole seconds, so that a page kept "for one" lives for up to two. It is told the second
 * itself instead.
 */
function untilTheSecondEnds(copy: Copy): Copy {
  if (copy.status !== 200) return copy
  const second = Math.floor(Date.now() / 1_000)
  return { ...copy, headers: { ...copy.headers, 'x-accel-expires': `@${second}` } }
}

/** Where a page finds nothing to show, Next sends an empty one that waits for its scripts. */
const isEmpty = ({ status }: Copy, { form }: Wanted) => status === 404 && form === 'page'

/** What the router adds when it asks for less than the whole page. */
const OF_THE_ROUTER = /^(rsc$|next-)/
/** Made under a query that no page expects: for this visitor and for no cache. */
const FOR_ONE = { 'cache-control': 'private, no-store' }
/** The steps of a page that is made once for all of them. */
const madeUnder = ({ path }: Area) => path.replace(/:\w+/, 'link')
