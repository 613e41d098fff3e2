import 'server-only'
import { createHash } from 'node:crypto'
import { settings } from '@/base/settings'
import type { RoutePolicy } from './route-policies'

type CspDirective = `${string}-src` | 'form-action' | 'base-uri' | 'frame-ancestors'
type CspDirectives = Partial<Record<CspDirective, string>>

/**
 * A document keeps its policy during client-side navigation, so every page must allow what any page needs,
 * such as `blob:` pictures for printing a book. Only pages that always load in full may differ.
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
 * Extra directives. The reader needs a frame, a worker and a silent sound for media keys, the page of what is kept
 * the last two. The page with the camera has a worker. Joining redirects
 * a form to the meeting, and `form-action` covers redirects. Links to these pages force a full load.
 */
const DIRECTIVES_BY_POLICY: Partial<Record<NonNullable<RoutePolicy['csp']>, CspDirectives>> = {
  reader: {
    ...{ 'worker-src': "'self'", 'media-src': 'blob:' },
    ...{ 'frame-src': "'none'", 'frame-ancestors': "'self'" },
  },
  joining: { 'form-action': "'self' https:" },
  camera: { 'worker-src': "'self'" },
  kept: {
    ...{ 'worker-src': "'self'", 'media-src': 'blob:', 'frame-src': "'none'" },
  },
}

type InlineHashes = { scripts: string[]; style?: string }

export function buildCsp(
  routePolicy: RoutePolicy | undefined,
  { scripts, style }: InlineHashes,
): string {
  const pageDirectives = (routePolicy?.csp && DIRECTIVES_BY_POLICY[routePolicy.csp]) ?? {}
  const styleDirectives = style ? { 'style-src': `'self' ${style}` } : {}
  return formatCsp(
    { ...BASE_DIRECTIVES, ...getStoreDirectives(), ...styleDirectives, ...pageDirectives },
    ["'self'", ...scripts],
  )
}

/** With signed links, videos and books load from the store's origin. */
function getStoreDirectives(): CspDirectives {
  const { files } = settings()
  if (files.kind !== 's3' || !files.hasPresignedLinks) return {}
  const { origin } = new URL(files.endpoint)
  return { 'connect-src': `'self' ${origin}`, 'media-src': `'self' ${origin}` }
}

/** For HTML without recorded hashes: readable, but without scripts. */
export const noScriptCsp = formatCsp(BASE_DIRECTIVES, ["'none'"])

/** For a meta element; `frame-ancestors` works only in a header. */
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
