import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildCsp, toMetaCsp } from '@/lib/content-policy'
import { matchRoute } from '@/lib/match-route'
import { getBuiltFilePath, type PostprocessedPage, postprocessHtml } from './html-postprocess'
import { renderPlainPage } from './plain-page'

/**
 * Finishes every prerendered page of the build and seals it with the content policy that allows just
 * its own inline scripts and style, by hash. This is for hosts that run without our server; it makes
 * the pages itself. The policy stands in the headers that Next keeps beside the page, in the manifest,
 * from which a host copies them before it starts, and inside the two pages that come without headers.
 */

const MANIFEST = '.next/prerender-manifest.json'
/** Beside the compiled pages, or in a store of its own when a host's adapter builds along. */
const PAGE_FOLDERS = ['.next/server/app', '.next/server/route-cache']
/** Sent by a host that has nothing better, with whatever headers it gives to any file. */
const NOT_FOUND_FILE = '.next/server/pages/404.html'
const SERVER_ERROR_FILE = '.next/server/pages/500.html'

type PrerenderManifest = { routes: Record<string, PrerenderManifestRoute> }
type PrerenderManifestRoute = { dataRoute: string | null; initialHeaders?: Record<string, string> }
type PrerenderMeta = { headers?: Record<string, string> }
type PrerenderedPage = { file: string; address: string }

/** The policy of each page, by its file. Throws when a prerendered page was not found. */
export function addCsp(): Map<string, string> {
  const policies = new Map(
    listPrerenderedPages().map((page) => [path.resolve(page.file), addCspToMeta(page)]),
  )
  if (existsSync(NOT_FOUND_FILE)) addCspToNotFound()
  // Next's own would come in its own words, and styled in a way that no policy of ours allows.
  if (existsSync(SERVER_ERROR_FILE)) writeWithCsp(SERVER_ERROR_FILE, renderPlainPage(500))
  rejectPagesWithoutCsp()
  return policies
}

/** For a host that reads there with which headers a page begins. */
export function addCspToManifest(policies: Map<string, string>): void {
  const manifest = readManifest()
  for (const { file, address } of listPrerenderedPages()) {
    const route = manifest.routes[address]
    const policy = policies.get(path.resolve(file))
    if (route && policy)
      route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy }
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** A build whose pages have moved, for whatever reason, must not go out. */
export function rejectPagesWithoutCsp(): void {
  const pagesWithCsp = new Set(
    listPrerenderedPages()
      .filter(({ file }) => readMeta(file).headers?.['content-security-policy'])
      .map(({ address }) => address),
  )
  const pages = Object.entries(readManifest().routes).filter(([, { dataRoute }]) => dataRoute)
  const pagesWithoutCsp = pages
    .map(([urlPath]) => urlPath)
    .filter((urlPath) => !pagesWithCsp.has(urlPath))
  if (pages.length > 0 && pagesWithoutCsp.length === 0) return
  throw new Error(
    `The build prerendered ${pages.length} pages; without a content policy: ${pagesWithoutCsp.join(', ') || 'none found'}.`,
  )
}

function addCspToMeta({ file, address }: PrerenderedPage): string {
  const page = postprocessFile(file)
  const meta = readMeta(file)
  const policy = buildCsp(matchRoute(address), page)
  meta.headers = { ...meta.headers, 'content-security-policy': policy }
  writeFileSync(file, page.html)
  writeFileSync(getMetaFile(file), JSON.stringify(meta))
  return policy
}

function addCspToNotFound() {
  const page = postprocessFile(NOT_FOUND_FILE)
  writeWithCsp(NOT_FOUND_FILE, { html: page.html, policy: buildCsp(undefined, page) })
}

function writeWithCsp(file: string, { html, policy }: { html: string; policy: string }) {
  const tag = `<meta http-equiv="Content-Security-Policy" content="${toMetaCsp(policy)}"/>`
  writeFileSync(
    file,
    html.replace('<head>', () => `<head>${tag}`),
  )
}

function postprocessFile(file: string): PostprocessedPage {
  const page = postprocessHtml(readFileSync(file, 'utf8'))
  for (const script of page.files) addCompileHint(getBuiltFilePath(script))
  return page
}

const listPrerenderedPages = (): PrerenderedPage[] =>
  PAGE_FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
        path.join(folder, name),
      ),
    )
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, address: getUrlPath(file) }))

/** Next's own store puts the address behind a `$`, after the name of the route that made the page. */
function getUrlPath(file: string) {
  const name = file.replace(/^.*\/(app|\$)\//, '/').replace(/\.html$/, '')
  return name === '/index' ? '/' : name
}

const getMetaFile = (file: string) => file.replace(/\.html$/, '.meta')
const readMeta = (file: string): PrerenderMeta =>
  JSON.parse(readFileSync(getMetaFile(file), 'utf8'))
const readManifest = (): PrerenderManifest => JSON.parse(readFileSync(MANIFEST, 'utf8'))

/**
 * Chromium's hint to compile all of a file on another thread while it comes in. Without it a phone
 * compiles each function when it is first called, and does nothing else meanwhile.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

function addCompileHint(file: string) {
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code)
}
