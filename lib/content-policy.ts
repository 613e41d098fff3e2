import 'server-only'
import { createHash } from 'node:crypto'
import { settings } from '@/base/settings'
import type { RoutePolicy } from './route-policies'

type CspDirective = `${string}-src` | 'form-action' | 'base-uri' | 'frame-ancestors'
type CspDirectives = Partial<Record<CspDirective, string>>

/**
 * What a page of this site may load and run: its own files, and inline scripts known by hash or nonce.
 * A document keeps the policy it came with while links lead on to other pages, so what one page of
 * the site needs, every page must allow: pictures that the page itself has drawn (`blob:`), for
 * printing a book. Only a page that is always loaded by itself may differ.
 */
const BASE_DIRECTIVES: CspDirectives = {
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
const DIRECTIVES_BY_POLICY: Partial<Record<NonNullable<RoutePolicy['policy']>, CspDirectives>> = {
  reader: { 'worker-src': "'self'", 'frame-src': "'none'", 'frame-ancestors': "'self'" },
  joining: { 'form-action': "'self' https:" },
}

type InlineHashes = { scripts: string[]; style?: string }

/** The policy of a page: just these inline scripts, and this style if it carries one. */
export function buildCsp(
  routePolicy: RoutePolicy | undefined,
  { scripts, style }: InlineHashes,
): string {
  const pageDirectives = (routePolicy?.policy && DIRECTIVES_BY_POLICY[routePolicy.policy]) ?? {}
  const styleDirectives = style ? { 'style-src': `'self' ${style}` } : {}
  return formatCsp(
    { ...BASE_DIRECTIVES, ...getStoreDirectives(), ...styleDirectives, ...pageDirectives },
    ["'self'", ...scripts],
  )
}

/** Where the store hands out links, films and books come from there. */
function getStoreDirectives(): CspDirectives {
  const { files } = settings()
  if (files.kind !== 's3' || !files.links) return {}
  const { origin } = new URL(files.endpoint)
  return { 'connect-src': `'self' ${origin}`, 'media-src': `'self' ${origin}` }
}

/** For what was never sealed: it may be read, and runs nothing. */
export const noScriptCsp = formatCsp(BASE_DIRECTIVES, ["'none'"])

/** As a page may carry it itself; who may frame it, a browser reads from headers alone. */
export const toMetaCsp = (csp: string) => csp.replace(/; frame-ancestors [^;]*/, '')

function formatCsp(
  { 'default-src': defaultSrc, ...otherDirectives }: CspDirectives,
  scripts: string[],
): string {
  return Object.entries({
    'default-src': defaultSrc,
    'script-src': scripts.join(' '),
    ...otherDirectives,
  })
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

export const hashInlineText = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
