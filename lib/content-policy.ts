import 'server-only'
import { createHash } from 'node:crypto'
import { settings } from '@/base/settings'
import type { Area } from './areas'

type Directive = `${string}-src` | 'form-action' | 'base-uri' | 'frame-ancestors'
type Rules = Partial<Record<Directive, string>>

/**
 * What a page of this site may load and run: its own files, and inline scripts known by hash or nonce.
 * A document keeps the policy it came with while links lead on to other pages, so what one page of
 * the site needs, every page must allow: pictures that the page itself has drawn (`blob:`), for
 * printing a book. Only a page that is always loaded by itself may differ.
 */
const EVERY_PAGE: Rules = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/**
 * What an area needs beyond that. The reader of a book stands in a frame and unpacks in a worker. Who
 * joins a session is passed on to the meeting by the answer to a form, and browsers hold that answer
 * to `form-action` too; links to these pages therefore load them anew.
 */
const OF_AREA: Partial<Record<NonNullable<Area['policy']>, Rules>> = {
  reader: { 'worker-src': "'self'", 'frame-src': "'none'", 'frame-ancestors': "'self'" },
  joining: { 'form-action': "'self' https:" },
}

type Inline = { scripts: string[]; style?: string }

/** The policy of a page: just these inline scripts, and this style if it carries one. */
export function policyFor(area: Area | undefined, { scripts, style }: Inline): string {
  const own = (area?.policy && OF_AREA[area.policy]) ?? {}
  const styled = style ? { 'style-src': `'self' ${style}` } : {}
  return inWords({ ...EVERY_PAGE, ...fromStore(), ...styled, ...own }, ["'self'", ...scripts])
}

/** Where the store hands out links, films and books come from there. */
function fromStore(): Rules {
  const { files } = settings()
  if (files.kind !== 's3' || !files.links) return {}
  const { origin } = new URL(files.endpoint)
  return { 'connect-src': `'self' ${origin}`, 'media-src': `'self' ${origin}` }
}

/** For what was never sealed: it may be read, and runs nothing. */
export const noScriptPolicy = inWords(EVERY_PAGE, ["'none'"])

/** As a page may carry it itself; who may frame it, a browser reads from headers alone. */
export const policyInside = (policy: string) => policy.replace(/; frame-ancestors [^;]*/, '')

function inWords({ 'default-src': first, ...rest }: Rules, scripts: string[]): string {
  return Object.entries({ 'default-src': first, 'script-src': scripts.join(' '), ...rest })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

export const textHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
