import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import {
  type CacheVariant,
  closeRequestContext,
  openRequestContext,
  REQUEST_ID_HEADER,
} from '@/base/request-context'
import { settings } from '@/base/settings'
import { buildCsp } from '@/lib/content-policy'
import type { RoutePolicy } from '@/lib/route-policies'
import { type CachedResponse, createCachedResponse } from './cached-response'
import { postprocessHtml } from './html-postprocess'
import type { InternalClient, InternalResponse } from './internal-client'

/**
 * How a page comes about that many will get: the server itself asks Next for it, with headers of its
 * own, for nobody or in the name of a standing, and finishes what comes back.
 */

export type PageRenderRequest = {
  path: string
  area: RoutePolicy
  /** The page itself, or what the router asks for to go there without loading a page anew. */
  form: 'page' | 'parts'
  standing?: CacheVariant
}

/** Next answers a public page as it was when the site was built, unless it is asked for a draft. */
const DRAFT_COOKIE = '__prerender_bypass'

export function createPageRenderer(internalClient: InternalClient) {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  const draftCookie = `${DRAFT_COOKIE}=${preview.previewModeId}`

  /** Throws when the answer is nothing that others may get. */
  return async function make(pageRequest: PageRenderRequest): Promise<CachedResponse> {
    const { path, area, form, standing } = pageRequest
    const [id, nonce] = [randomUUID(), randomBytes(16).toString('hex')]
    openRequestContext(id, { own: { standing } })
    try {
      const response = await internalClient.ask(
        form === 'parts' && !path.includes('?') ? `${path}?_rsc` : path,
        {
          host: settings().appUrl.host,
          [REQUEST_ID_HEADER]: id,
          ...(form === 'parts'
            ? { rsc: '1' }
            : { 'content-security-policy': `script-src 'nonce-${nonce}'` }),
          ...(!standing && { cookie: draftCookie }),
        },
      )
      const { sharedFor } = closeRequestContext(id)
      if (standing && sharedFor?.isSubscribed !== standing.isSubscribed)
        throw new Error(`${area.path} does not say that it may be shared`)
      return await toCachedResponse(response, pageRequest, nonce)
    } finally {
      closeRequestContext(id)
    }
  }
}

async function toCachedResponse(
  response: InternalResponse,
  { area, form, standing }: PageRenderRequest,
  nonce: string,
) {
  const { status, headers, body } = response
  if (headers['set-cookie'] || headers['content-encoding'] || (status !== 200 && status !== 404))
    throw new Error(`${area.path} came as no answer for others (${status})`)
  const responseHeaders = {
    ...dropTransientHeaders(headers),
    ...createFontPreloads(headers.link),
    'cache-control': standing ? NO_STORE_CACHE_CONTROL : SHARED_CACHE_CONTROL,
  }
  if (form === 'parts' || !`${headers['content-type']}`.startsWith('text/html'))
    return createCachedResponse(status, responseHeaders, body)
  if (!body.subarray(-16).includes('</html>')) throw new Error(`${area.path} was cut off`)
  const { html, ...inlineHashes } = postprocessHtml(body.toString(), nonce)
  const policy = buildCsp(area, inlineHashes)
  return createCachedResponse(
    status,
    { ...responseHeaders, 'content-security-policy': policy },
    Buffer.from(html),
  )
}

/** A shared cache may answer for a second, then asks whether it is still the same; longer only while we are away. */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const NO_STORE_CACHE_CONTROL = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Fonts are worth asking for before the page is read; the style sheet stands in the page. */
function createFontPreloads(link: string | string[] | undefined) {
  const fonts = `${link ?? ''}`
    .split(/, ?(?=<)/)
    .filter((preload) => preload.includes('as="font"'))
    .map((preload) => preload.replace(/; nonce="[^"]*"/, ''))
  return fonts.length > 0 ? { link: fonts.join(', ') } : {}
}

/** What belongs to one connection or one making, and what Next says to itself. */
const TRANSIENT_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|etag|link|cache-control|content-security-policy|x-nextjs-.*|x-request-id)$/

const dropTransientHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSIENT_HEADERS.test(name)))
