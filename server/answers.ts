import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { withinDeadline } from '@/base/deadline'
import { noteOf, REQUEST_ID, type Standing } from '@/base/request-notes'
import { settings } from '@/base/settings'
import { areaOf, isFiltered, isKnownQuery } from '@/lib/area-of'
import type { Area } from '@/lib/areas'
import { viewerOfCookie } from '@/lib/auth/sessions'
import { teamMember } from '@/lib/team/member'
import { callInTurn, makeToKeep, renderInTurn, turnFor } from './admission'
import { refuse } from './bad-requests'
import { callTo } from './calls'
import { compressForMany, compressForOne } from './compression'
import { type Copy, notKept, sendCopy } from './copy'
import { type BuiltFile, builtFiles, copyOfFile } from './files'
import type { Freshness } from './freshness'
import { openInside } from './inside'
import { isKnownAddress, namesOne } from './known-names'
import { pageMaker, type Wanted } from './made-pages'
import { isOwn, ownPage } from './own-parts'
import { keepReadable } from './readable-page'
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
/** Nothing comes back where the answer is out already, as from memory. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void

export function answersOf(handle: RequestListener, freshness: Freshness): Answer {
  const next = ({ request, response }: Asked, area: Area) => {
    if (area.kind === 'page') keepReadable(request, response, unknownPage)
    return turnFor(area)(request, response, () => handle(request, response))
  }
  const make = pageMaker(openInside(handle))
  const files = builtFiles()
  const mostBytes = settings().keptMegabytes * 1024 * 1024
  const shelf = openShelf({ mostBytes })

  const kept = (wanted: Wanted) =>
    shelf.get(keyOf(wanted), freshness.version(), async () => {
      const made = await freshness.unmixed(() =>
        makeToKeep(() => make(wanted).then(compressForMany)),
      )
      return { ...made, isMissing: made.copy.status === 404 && wanted.area !== UNKNOWN }
    })
  const unknownPage = () => kept({ path: UNKNOWN.path, area: UNKNOWN, form: 'page' })
  /** What is in memory is there; the rest is looked up, so that no other address is rendered. */
  const isThere = async (wanted: Wanted) =>
    !namesOne(wanted.area) ||
    shelf.has(keyOf(wanted)) ||
    (await isKnownAddress(wanted.area, wanted.path))
  const keptNow = (wanted: Wanted) => shelf.peek(keyOf(wanted), freshness.version())
  const builtCopy = (file: BuiltFile) =>
    shelf.get(file.address, BUILT, async () => ({
      copy: await copyOfFile(file),
      version: BUILT,
      isSure: true,
    }))

  return function answer(request, response) {
    const { url = '' } = request
    const path = url.split('?', 1)[0] ?? ''
    const query = url.slice(path.length + 1)
    const asked = { request, response, path, query }
    const file = files.get(path)
    const area = areaOf(path)
    if (area?.kind === 'call') return forCaller(asked, area)
    if (!READS.has(request.method ?? ''))
      return refuse(response, 405, 'readOnly', { allow: 'GET, HEAD' })
    if (file) return forFile(asked, file)
    if (area?.path.includes('*') && area.kind === 'file') return nothingHere(asked)
    if (!area || area.whom === 'team') return forTeam(asked, area)
    if (area.shared === 'all') return forAnyone(asked, area)
    if (area.whom !== 'everyone' && area.kind === 'page') return forMember(asked, area)
    return next(asked, area)
  }

  function forFile({ request, response }: Asked, file: BuiltFile) {
    const copy = shelf.peek(file.address, BUILT)
    if (copy) return sendCopy(copy, request, response)
    return builtCopy(file).then((made) => sendCopy(made, request, response))
  }

  function forCaller(asked: Asked, area: Area) {
    const { request, response, path } = asked
    const call = callTo(area)
    if (!call) return next(asked, area)
    return callInTurn(request, response, () => call(request, response, path))
  }

  /** The same for everyone; under a query that no page expects, for no other cache. */
  function forAnyone(asked: Asked, area: Area) {
    const { request, path, query } = asked
    const wanted: Wanted = {
      path: area.madeOnce ? madeUnder(area) : path,
      area,
      form: request.headers.rsc === undefined ? 'page' : 'parts',
    }
    if (wanted.form === 'page' && isFiltered(area, query)) return forOne(asked, wanted)
    const copy = keptNow(wanted)
    if (copy) return sendToAll(asked, wanted, copy)
    return makeForAll(asked, wanted)
  }

  async function makeForAll(asked: Asked, wanted: Wanted) {
    if (!(await isThere(wanted))) return nothingHere(asked)
    sendToAll(asked, wanted, await kept(wanted))
  }

  function sendToAll(asked: Asked, wanted: Wanted, copy: Copy) {
    const { request, response, query } = asked
    if (isEmpty(copy, wanted)) return nothingHere(asked)
    if (wanted.form === 'parts' || isKnownQuery(wanted.area, query))
      return sendCopy(copy, request, response, secondOf(copy))
    sendCopy(notKept(copy), request, response)
  }

  /** A choice from a list, in the visitor's own words: made for this visitor alone. */
  function forOne({ request, response, path }: Asked, wanted: Wanted) {
    return renderInTurn(request, response, async () => {
      const copy = notKept(await make({ ...wanted, path: request.url ?? path }))
      sendCopy(await compressForOne(copy, request), request, response)
    })
  }

  async function forMember(asked: Asked, area: Area) {
    const { request, response, path, query } = asked
    const viewer = await withinDeadline(() => viewerOfCookie(request.headers.cookie ?? null))
    const isWhole = !Object.keys(request.headers).some((name) => OF_THE_ROUTER.test(name))
    const mayShare = area.shared === 'standing' && isWhole && isKnownQuery(area, query)
    if (!viewer || !mayShare) return next(asked, area)
    noteOf(`${request.headers[REQUEST_ID]}`).user = viewer.id
    const standing: Standing = { isSubscribed: viewer.isSubscribed }
    const wanted: Wanted = { path, area, form: 'page', standing }
    const copy = (await isThere(wanted)) ? await kept(wanted) : undefined
    if (!copy || isEmpty(copy, wanted)) return nothingHere(asked)
    if (!isOwn(area)) return sendCopy(copy, request, response)
    return renderInTurn(request, response, async () => {
      const { status, headers } = copy
      const body = await withinDeadline(() => ownPage(area, copy.body, viewer))
      sendCopy(await compressForOne({ status, headers, body }, request), request, response)
    })
  }

  /**
   * To others the team's pages are the same 404 as any address that does not exist; and for both the
   * same is asked first, so that not even the time tells one from the other.
   */
  async function forTeam(asked: Asked, area: Area | undefined) {
    const ofTeam = await isOfTeam(asked.request)
    return area && ofTeam ? next(asked, area) : nothingHere(asked, ofTeam)
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
    sendCopy(await unknownPage(), request, response)
  }
}

const keyOf = ({ path, form, standing }: Wanted) => `${form} ${standing?.isSubscribed} ${path}`

/** A shared cache may answer with a page until this second ends. */
const secondOf = ({ status }: Copy) => (status === 200 ? Math.floor(Date.now() / 1_000) : undefined)

/** Where a page finds nothing to show, Next sends an empty one that waits for its scripts. */
const isEmpty = ({ status }: Copy, { form }: Wanted) => status === 404 && form === 'page'

/** What the router adds when it asks for less than the whole page. */
const OF_THE_ROUTER = /^(rsc$|next-)/

/** The steps of a page that is made once for all of them. */
const madeUnder = ({ path }: Area) => path.replace(/:\w+/, 'link')
