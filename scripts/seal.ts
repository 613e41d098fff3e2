import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentPolicy, scriptHash } from '@/lib/content-policy'

/**
 * Seals every prerendered page of the build: hashes its inline scripts and writes the content policy
 * that allows just these into the headers which Next keeps beside the page and sends with it.
 */

const PAGES = '.next/server/app'
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

export function sealPages(): number {
  const entries = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  const pages = entries
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(PAGES, name))
  for (const page of pages) seal(page)
  return pages.length
}

function seal(page: string) {
  const html = readFileSync(page, 'utf8')
  const scripts = [...html.matchAll(INLINE_SCRIPT)].map(([, text]) => scriptHash(text ?? ''))
  const file = page.replace(/\.html$/, '.meta')
  const meta = JSON.parse(readFileSync(file, 'utf8'))
  meta.headers = {
    ...meta.headers,
    'content-security-policy': contentPolicy([...new Set(scripts)]),
  }
  writeFileSync(file, JSON.stringify(meta))
}
