import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { buildCsp, toMetaCsp } from '@/lib/content-policy'
import { toPublicPath } from '@/lib/language-paths'
import { matchRoute } from '@/lib/match-route'
import { getBuiltFilePath, type PostprocessedPage, postprocessHtml } from './html-postprocess'
import { renderPlainPage } from './plain-page'

/**
 * Adds a hash-based CSP to every prerendered page, for hosts that run without our server. It is
 * written to the headers beside each page, to the manifest that hosts copy, and into the two pages
 * without headers.
 */

const MANIFEST = '.next/prerender-manifest.json'
/** Next to the compiled pages, or in a separate store when a host's adapter takes part in the build. */
const PAGE_FOLDERS = ['.next/server/app', '.next/server/route-cache']
/** Sent by a host as a plain file, with its own headers. */
const NOT_FOUND_FILE = '.next/server/pages/404.html'
const SERVER_ERROR_FILE = '.next/server/pages/500.html'

type PrerenderManifest = { routes: Record<string, PrerenderManifestRoute> }
type PrerenderManifestRoute = { dataRoute: string | null; initialHeaders?: Record<string, string> }
type PrerenderMeta = { headers?: Record<string, string> }
type PrerenderedPage = { file: string; urlPath: string }

/** Throws if a prerendered page is missing. */
export function addCsp(): Map<string, string> {
  const policies = new Map(
    listPrerenderedPages().map((page) => [path.resolve(page.file), addCspToMeta(page)]),
  )
  if (existsSync(NOT_FOUND_FILE)) addCspToNotFound()
  // Next's own page has other text, and styles that our CSP blocks.
  if (existsSync(SERVER_ERROR_FILE)) writeWithCsp(SERVER_ERROR_FILE, renderPlainPage(500))
  rejectPagesWithoutCsp()
  return policies
}

/** For hosts that read page headers from the manifest. */
export function addCspToManifest(policies: Map<string, string>): void {
  const manifest = readManifest()
  for (const { file, urlPath } of listPrerenderedPages()) {
    const route = manifest.routes[urlPath]
    const policy = policies.get(path.resolve(file))
    if (route && policy)
      route.initialHeaders = { ...route.initialHeaders, 'content-security-policy': policy }
  }
  writeFileSync(MANIFEST, JSON.stringify(manifest))
}

/** Stops a build whose pages have moved. */
export function rejectPagesWithoutCsp(): void {
  const pagesWithCsp = new Set(
    listPrerenderedPages()
      .filter(({ file }) => readMeta(file).headers?.['content-security-policy'])
      .map(({ urlPath }) => urlPath),
  )
  const pages = Object.entries(readManifest().routes).filter(([, { dataRoute }]) => dataRoute)
  const pagesWithoutCsp = pages
    .map(([urlPath]) => urlPath)
    .filter((urlPath) => !pagesWithCsp.has(urlPath))
  if (pages.length > 0 && pagesWithoutCsp.length === 0) return
  throw new Error(
    `The build prerendered ${pages.length} pages. Without a content security policy: ${pagesWithoutCsp.join(', ') || 'none found'}.`,
  )
}

function addCspToMeta({ file, urlPath }: PrerenderedPage): string {
  const page = postprocessFile(file)
  const meta = readMeta(file)
  const policy = buildCsp(matchRoute(toPublicPath(urlPath)), page)
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
    .map((file) => ({ file, urlPath: getUrlPath(file) }))

/** Next's store writes the URL path after the route name and a `$`. */
function getUrlPath(file: string) {
  const name = file.replace(/^.*\/(app|\$)\//, '/').replace(/\.html$/, '')
  return name === '/index' ? '/' : name
}

const getMetaFile = (file: string) => file.replace(/\.html$/, '.meta')
const readMeta = (file: string): PrerenderMeta =>
  JSON.parse(readFileSync(getMetaFile(file), 'utf8'))
const readManifest = (): PrerenderManifest => JSON.parse(readFileSync(MANIFEST, 'utf8'))

/**
 * Makes Chromium compile the whole file on a background thread while loading. Otherwise phones
 * compile each function at its first call, blocking the main thread.
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n'

function addCompileHint(file: string) {
  const code = readFileSync(file, 'utf8')
  if (!code.startsWith(COMPILE_HINT)) writeFileSync(file, COMPILE_HINT + code)
}
