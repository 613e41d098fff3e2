import 'server-only'
import { createHash } from 'node:crypto'

type Directive = `${string}-src` | 'form-action' | 'base-uri' | 'frame-ancestors'
type Rules = Partial<Record<Directive, string>>

/**
 * What a page of this site may load and run: its own files, and inline scripts known by hash or nonce.
 * A document keeps the policy it came with while links lead on to other pages, so what one page of
 * the site needs, every page must allow. Only a page that is always loaded by itself may differ.
 */
const EVERY_PAGE: Rules = {
  'default-src': "'none'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'media-src': "'self'",
  'form-action': "'self'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
}

/** The reader of a book stands in a frame of the library and unpacks the file in a worker. */
export const READER: Rules = {
  'worker-src': "'self'",
  'frame-src': "'none'",
  'frame-ancestors': "'self'",
}

export function contentPolicy(scripts: string[], own: Rules = {}): string {
  const { 'default-src': first, ...rest } = { ...EVERY_PAGE, ...own }
  const rules = { 'default-src': first, 'script-src': ["'self'", ...scripts].join(' '), ...rest }
  return Object.entries(rules)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/** The sources that allow the inline scripts of this page and no others. */
export function inlineScripts(html: string): string[] {
  const found = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => textHash(text ?? ''))
  return [...new Set(found)]
}

export const textHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
