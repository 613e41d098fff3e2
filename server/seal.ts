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
type Meta = { headers?: Record<string, string> }
type BuiltPage = { file: string; address: string }

/** The policy of each page, by its file. Throws when a prerendered page was not found. */
export function sealPages(): Map<string, string> {
  const policies = new Map(builtPages().map((page) => [path.resolve(page.file), sealBeside(page)]))
  if (existsSync(NOT_FOUND)) sealNotFound()
  // Next's own would come in its own words, and styled in a way that no policy of ours allows.
  if (existsSync(BROKEN)) writeWithPolicy(BROKEN, plainPage(500))
  refuseUnsealed()
  return policies
}

/** For a host that reads there with which headers a page begins. */
export function tellManifest(policies: Map<string, string>): void {
  const manifest = readManifest()
  for (const { file, address } of builtPages()) {
    const route = manifest.routes[address]
    const policy = policies.get(path.resolve(file))
    if (route && policy)
      route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy }
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** A build whose pages have moved, for whatever reason, must not go out. */
export function refuseUnsealed(): void {
  const sealed = new Set(
    builtPages()
      .filter(({ file }) => readMeta(file).headers?.['content-security-policy'])
      .map(({ address }) => address),
  )
  const pages = Object.entries(readManifest().routes).filter(([, { dataRoute }]) => dataRoute)
  const open = pages.map(([address]) => address).filter((address) => !sealed.has(address))
  if (pages.length > 0 && open.length === 0) return
  throw new Error(
    `The build prerendered ${pages.length} pages; without a content policy: ${open.join(', ') || 'none found'}.`,
  )
}

function sealBeside({ file, address }: BuiltPage): string {
  const page = finish(file)
  const meta = readMeta(file)
  const policy = policyFor(areaOf(address), page)
  meta.headers = { ...meta.headers, 'content-security-policy': policy }
  writeFileSync(file, page.html)
  writeFileSync(metaOf(file), JSON.stringify(meta))
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

const builtPages = (): BuiltPage[] =>
  PAGES.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, address: addressOf(file) }))

/** Next's own store puts the address behind a `$`, after the name of the route that made the page. */
function addressOf(file: string) {
  const name = file.replace(/^.*\/(app|\$)\//, '/').replace(/\.html$/, '')
  return name === '/index' ? '/' : name
}

const metaOf = (file: string) => file.replace(/\.html$/, '.meta')
const readMeta = (file: string): Meta => JSON.parse(readFileSync(metaOf(file), 'utf8'))
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
