import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { settings } from '@/base/settings'
import { buildCsp } from '@/lib/content-policy'
import { pages, type RoutePolicy } from '@/lib/route-policies'
import { type CachedResponse, createCachedResponse } from './cached-response'
import {
  type CacheVariant,
  closeRequestContext,
  openRequestContext,
  REQUEST_ID_HEADER,
} from './contract'
import { postprocessHtml } from './html-postprocess'
import type { InternalClient, InternalResponse } from './internal-client'

/** Renders with the server's own headers, for anonymous viewers or one cache variant. */

export type PageRenderRequest = {
  path: string
  routePolicy: RoutePolicy
  /** The full page, or the router's payload for client navigation. */
  format: 'page' | 'parts'
  cacheVariant?: CacheVariant
}

/** Next serves the build-time version of a public page unless draft mode is on, without the database. */
const DRAFT_COOKIE = '__prerender_bypass'

export function createPageRenderer(internalClient: InternalClient) {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  const draftCookie = `${DRAFT_COOKIE}=${preview.previewModeId}`

  /** Null for a page that the build could not render. */
  async function readBuilt({ path, format }: PageRenderRequest): Promise<CachedResponse | null> {
    if (format === 'parts') return null
    const { status, headers, body } = await internalClient.send(path, {
      host: settings().appUrl.host,
    })
    const policy = headers['content-security-policy']
    if (status !== 200 || !headers['x-nextjs-prerender'] || !policy) return null
    return createCachedResponse(
      status,
      {
        ...dropTransientHeaders(headers),
        'cache-control': SHARED_CACHE_CONTROL,
        'content-security-policy': `${policy}`,
      },
      body,
    )
  }

  /** Throws when the response must not be shared. */
  async function render(pageRequest: PageRenderRequest): Promise<CachedResponse> {
    const { path, routePolicy, format, cacheVariant } = pageRequest
    const [id, nonce] = [randomUUID(), randomBytes(16).toString('hex')]
    openRequestContext(id, { internalRequest: { cacheVariant } })
    try {
      const response = await internalClient.send(
        format === 'parts' ? `${path}${path.includes('?') ? '&' : '?'}_rsc` : path,
        {
          host: settings().appUrl.host,
          [REQUEST_ID_HEADER]: id,
          ...(format === 'parts'
            ? { rsc: '1' }
            : { 'content-security-policy': `script-src 'nonce-${nonce}'` }),
          ...(!cacheVariant && { cookie: draftCookie }),
        },
      )
      const { cacheableFor } = closeRequestContext(id)
      if (cacheVariant && cacheableFor?.isSubscribed !== cacheVariant.isSubscribed)
        throw new Error(`${routePolicy.path} is not marked as cacheable`)
      return await toCachedResponse(response, pageRequest, nonce)
    } finally {
      closeRequestContext(id)
    }
  }

  return { render, readBuilt }
}

async function toCachedResponse(
  response: InternalResponse,
  { routePolicy, format, cacheVariant }: PageRenderRequest,
  nonce: string,
) {
  const { headers, body } = response
  // A page cannot set its status.
  const status = routePolicy === pages.notFound ? 404 : response.status
  if (headers['set-cookie'] || headers['content-encoding'] || (status !== 200 && status !== 404))
    throw new Error(`${routePolicy.path} returned no cacheable response (${status})`)
  const responseHeaders = {
    ...dropTransientHeaders(headers),
    ...createFontPreloads(headers.link),
    'cache-control': cacheVariant ? NO_STORE_CACHE_CONTROL : SHARED_CACHE_CONTROL,
  }
  if (format === 'parts' || !`${headers['content-type']}`.startsWith('text/html'))
    return createCachedResponse(status, responseHeaders, body)
  if (!body.subarray(-16).includes('</html>'))
    throw new Error(`The response for ${routePolicy.path} is truncated`)
  const { html, ...inlineHashes } = postprocessHtml(body.toString(), {
    nonce,
    keepsAllStyles: cacheVariant !== undefined,
  })
  const policy = buildCsp(routePolicy, inlineHashes)
  return createCachedResponse(
    status,
    { ...responseHeaders, 'content-security-policy': policy },
    Buffer.from(html),
  )
}

/** Shared caches revalidate after a second; they serve longer only while we are down. */
export const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const NO_STORE_CACHE_CONTROL = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Only fonts are preloaded: the CSS is inlined. */
function createFontPreloads(link: string | string[] | undefined) {
  const fonts = `${link ?? ''}`
    .split(/, ?(?=<)/)
    .filter((preload) => preload.includes('as="font"'))
    .map((preload) => preload.replace(/; nonce="[^"]*"/, ''))
  return fonts.length > 0 ? { link: fonts.join(', ') } : {}
}

const TRANSIENT_HEADERS =
  /^(connection|keep-alive|transfer-encoding|content-length|date|etag|link|cache-control|content-security-policy|x-nextjs-.*|x-request-id)$/

const dropTransientHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !TRANSIENT_HEADERS.test(name)))
