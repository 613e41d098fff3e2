import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { areaOf } from '@/lib/area-of'
import { policyFor, policyInside } from '@/lib/content-policy'
import { builtFile, type FinishedPage, finishedPage } from './finished-page'
import { plainPage } from './plain-page'

/**
 * Finishes every prerendered page of the build and seals it with the content policy that allows just
 * its own inline scripts and style, by hash. This is for hosts that run without our server; it makes
 * the pages itself. The policy stands in the headers that Next keeps beside the page, in the manifest,
 * from which a host copies them before it starts, and inside the two pages that come without headers.
 */

const MANIFEST = '.next/prerender-manifest.json'
/** Beside the compiled pages, or in a store of its own when a host's adapter builds along. */
const PAGES = ['.next/server/app', '.next/server/route-cache']
/** Sent by a host that has nothing better, with whatever headers it gives to any file. */
const NOT_FOUND = '.next/server/pages/404.html'
const BROKEN = '.next/server/pages/500.html'

type Manifest = { routes: Record<string, Route> }
type Route = { dataRoute: string | null; initialHeaders?: Record<string, string> }

/** The policy of each page, by its file. Throws when a prerendered page was not found. */
export function sealPages(): Map<string, string> {
  const manifest = readManifest()
  const policies = new Map<string, string>()
  for (const file of PAGES.flatMap(pagesIn)) {
    const address = addressOf(file)
    const policy = sealBeside(file, address)
    policies.set(path.resolve(file), policy)
    const route = manifest.routes[address]
    if (route) route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy }
  }
  if (existsSync(NOT_FOUND)) sealNotFound()
  // Next's own would come in its own words, and styled in a way that no policy of ours allows.
  if (existsSync(BROKEN)) writeWithPolicy(BROKEN, plainPage(500))
  writeFileSync(MANIFEST, JSON.stringify(manifest))
  refuseUnsealed()
  return policies
}

/** A build whose pages have moved, for whatever reason, must not go out. */
export function refuseUnsealed(): void {
  const pages = Object.entries(readManifest().routes).filter(([, { dataRoute }]) => dataRoute)
  const unsealed = pages.filter(([, one]) => !one.initialHeaders?.['content-security-policy'])
  if (pages.length > 0 && unsealed.length === 0) return
  const names = unsealed.map(([address]) => address).join(', ')
  throw new Error(
    `The build prerendered ${pages.length} pages; without a content policy: ${names || 'none found'}.`,
  )
}

function sealBeside(file: string, address: string): string {
  const page = finish(file)
  const beside = file.replace(/\.html$/, '.meta')
  const meta = JSON.parse(readFileSync(beside, 'utf8'))
  const policy = policyFor(areaOf(address), page)
  meta.headers = { ...meta.headers, 'content-security-policy': policy }
  writeFileSync(file, page.html)
  writeFileSync(beside, JSON.stringify(meta))
  return policy
}

function sealNotFound() {
  const page = finish(NOT_FOUND)
  writeWithPolicy(NOT_FOUND, { html: page.html, policy: policyFor(undefined, page) })
}

function writeWithPolicy(file: string, { html, policy }: { html: string; policy: string }) {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${policyInside(policy)}"/>`
  writeFileSync(
    file,
    html.replace('<head>', () => `<head>${tag}`),
  )
}

function finish(file: string): FinishedPage {
  const page = finishedPage(readFileSync(file, 'utf8'))
  for (const script of page.files) markForCompiling(builtFile(script))
  return page
}

const pagesIn = (folder: string) =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
    .filter((name) => name.endsWith('.html'))
    .map((name) => path.join(folder, name))

/** Next's own store puts the address behind a `$`, after the name of the route that made the page. */
function addressOf(file: string) {
  const name = file.replace(/^.*\/(app|\$)\//, '/').replace(/\.html$/, '')
  return name === '/index' ? '/' : name
}

const readManifest = (): Manifest => JSON.parse(readFileSync(MANIFEST, 'utf8'))

/**
 * Chromium's hint to compile all of a file on another thread while it comes in. Without it a phone
 * compiles each function when it is first called, and does nothing else meanwhile.
 */
const COMPILE_ASIDE = '//# allFunctionsCalledOnLoad\n'

function markForCompiling(file: string) {
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(COMPILE_ASIDE)) writeFileSync(file, COMPILE_ASIDE + code)
}
