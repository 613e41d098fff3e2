import 'server-only'
import { createHash } from 'node:crypto'

/** What a page of this site may load and run: its own files, and inline scripts known by hash or nonce. */
export function contentPolicy(scripts: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

export const scriptHash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
