import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { OutgoingHttpHeaders } from 'node:http'
import { closeNote, openNote, REQUEST_ID, type Standing } from '@/base/request-notes'
import { settings } from '@/base/settings'
import type { Area } from '@/lib/areas'
import { policyFor } from '@/lib/content-policy'
import { type Copy, copyOf } from './copy'
import { finishedPage } from './finished-page'
import type { Inside, Told } from './inside'

/**
 * How a page comes about that many will get: the server itself asks Next for it, with headers of its
 * own, for nobody or in the name of a standing, and finishes what comes back.
 */

export type Wanted = {
  path: string
  area: Area
  /** The page itself, or what the router asks for to go there without loading a page anew. */
  form: 'page' | 'parts'
  standing?: Standing
}

/** Next answers a public page as it was when the site was built, unless it is asked for a draft. */
const DRAFT_COOKIE = '__prerender_bypass'

export function pageMaker(inside: Inside) {
  const { preview } = JSON.parse(readFileSync('.next/prerender-manifest.json', 'utf8'))
  const draft = `${DRAFT_COOKIE}=${preview.previewModeId}`

  /** Throws when the answer is nothing that others may get. */
  return async function make(wanted: Wanted): Promise<Copy> {
    const { path, area, form, standing } = wanted
    const [id, nonce] = [randomUUID(), randomBytes(16).toString('hex')]
    openNote(id, { own: { standing } })
    try {
      const told = await inside.ask(
        form === 'parts' && !path.includes('?') ? `${path}?_rsc` : path,
        {
          host: settings().appUrl.host,
          [REQUEST_ID]: id,
          ...(form === 'parts'
            ? { rsc: '1' }
            : { 'content-security-policy': `script-src 'nonce-${nonce}'` }),
          ...(!standing && { cookie: draft }),
        },
      )
      const { sharedFor } = closeNote(id)
      if (standing && sharedFor?.isSubscribed !== standing.isSubscribed)
        throw new Error(`${area.path} does not say that it may be shared`)
      return await copyFrom(told, wanted, nonce)
    } finally {
      closeNote(id)
    }
  }
}

async function copyFrom(told: Told, { area, form, standing }: Wanted, nonce: string) {
  const { status, headers, body } = told
  if (headers['set-cookie'] || headers['content-encoding'] || (status !== 200 && status !== 404))
    throw new Error(`${area.path} came as no answer for others (${status})`)
  const sent = {
    ...lasting(headers),
    ...fontsAhead(headers.link),
    'cache-control': standing ? NEVER_KEPT : KEPT_A_SECOND,
  }
  if (form === 'parts' || !`${headers['content-type']}`.startsWith('text/html'))
    return copyOf(status, sent, body)
  if (!body.subarray(-16).includes('</html>')) throw new Error(`${area.path} was cut off`)
  const { html, ...inline } = finishedPage(body.toString(), nonce)
  const policy = policyFor(area, inline)
  return copyOf(status, { ...sent, 'content-security-policy': policy }, Buffer.from(html))
}

/** A shared cache may answer for a second, then asks whether it is still the same; longer only while we are away. */
const KEPT_A_SECOND = 'public, max-age=0, s-maxage=1, stale-if-error=86400'
const NEVER_KEPT = 'private, no-cache, no-store, max-age=0, must-revalidate'

/** Fonts are worth asking for before the page is read; the style sheet stands in the page. */
function fontsAhead(link: string | string[] | undefined) {
  const fonts = `${link ?? ''}`
    .split(/, ?(?=<)/)
    .filter((one) => one.includes('as="font"'))
    .map((one) => one.replace(/; nonce="[^"]*"/, ''))
  return fonts.length > 0 ? { link: fonts.join(', ') } : {}
}

/** What belongs to one connection or one making, and what Next says to itself. */
const PASSING =
  /^(connection|keep-alive|transfer-encoding|content-length|date|etag|link|cache-control|content-security-policy|x-nextjs-.*|x-request-id)$/

const lasting = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !PASSING.test(name)))
