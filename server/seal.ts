import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf } from '@/lib/area-of'
import { policyFor } from '@/lib/content-policy'
import { builtFile, finishedPage } from './finished-page'

/**
 * Finishes every prerendered page of the build and seals it: the content policy that allows just its
 * own inline scripts and style, by hash, goes into the headers which Next keeps beside the page and
 * sends with it. This is for hosts that run without our server; it makes the pages itself.
 */

const PAGES = '.next/server/app'

export function sealPages(): number {
  const entries = readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
  const pages = entries.filter((name) => name.endsWith('.html'))
  if (pages.length === 0) throw new Error('The build has no prerendered page that could be sealed.')
  for (const page of pages) seal(page)
  return pages.length
}

function seal(name: string) {
  const page = path.join(PAGES, name)
  const { html, files, ...inline } = finishedPage(readFileSync(page, 'utf8'))
  for (const script of files) markForCompiling(builtFile(script))
  const file = page.replace(/\.html$/, '.meta')
  const meta = JSON.parse(readFileSync(file, 'utf8'))
  const policy = policyFor(areaOf(`/${name.replace(/\.html$/, '')}`), inline)
  meta.headers = { ...meta.headers, 'content-security-policy': policy }
  writeFileSync(page, html)
  writeFileSync(file, JSON.stringify(meta))
}

/**
 * Chromium's hint to compile all of a file on another thread while it comes in. Without it a phone
 * compiles each function when it is first called, and does nothing else meanwhile.
 */
const COMPILE_ASIDE = '//# allFunctionsCalledOnLoad\n'

function markForCompiling(file: string) {
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(COMPILE_ASIDE)) writeFileSync(file, COMPILE_ASIDE + code)
}
