import type { RequestListener } from 'node:http'
import { createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { settings } from '@/base/settings'
import { isDatabaseUnavailable } from '@/db/errors'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { pages } from '@/lib/route-policies'
import { markAsCopy } from './cached-response'
import { compressForCache } from './compression'
import { admitCacheRender } from './concurrency-limits'
import type { ContentVersionWatcher } from './content-version-watcher'
import { type BuiltFile, readBuiltFile } from './files'
import { createInternalClient } from './internal-client'
import { createPageRenderer, type PageRenderRequest } from './page-renderer'
import { getCacheKey } from './page-request'
import { createResponseCache } from './response-cache'
import { isExistingPath, isSlugRoute } from './slug-lookup'
import { createStoredPages, getStoredPagesFolder } from './stored-pages'

const BUILD_VERSION = 'built'

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(handle: RequestListener, versionWatcher: ContentVersionWatcher) {
  const { render: renderPage, readBuilt } = createPageRenderer(createInternalClient(handle))
  const storedPages = createStoredPages(getStoredPagesFolder(settings().dataDir))
  storedPages
    .removeOld()
    .catch((error) => log().warn({ event: 'page-copy.not-removed', err: error }))
  const maxBytes = settings().cacheMegabytes * 1024 * 1024
  const cache = createResponseCache({ maxBytes })

  const get = (pageRequest: PageRenderRequest) =>
    cache.get(getCacheKey(pageRequest), versionWatcher.version(), async () => {
      const renderResult = await versionWatcher.renderAtOneVersion(() =>
        admitCacheRender(() => renderPage(pageRequest).then(compressForCache)),
      )
      const isMissing =
        renderResult.response.status === 404 && pageRequest.routePolicy !== pages.notFound
      if (!pageRequest.cacheVariant && !isMissing)
        void storedPages.store(getCacheKey(pageRequest), renderResult.response)
      return { ...renderResult, isMissing }
    })
  /** In the language of the unknown path. */
  const getNotFoundPage = (unknownPath: string) => {
    const path = addLanguage(pages.notFound.path, splitLanguage(unknownPath).language)
    const pageRequest: PageRenderRequest = { path, routePolicy: pages.notFound, format: 'page' }
    return get(pageRequest).catch((error) => findCopy(pageRequest, error))
  }
  /** Unknown paths are looked up first, so that no missing page is rendered. */
  const isExisting = async (pageRequest: PageRenderRequest) =>
    !isSlugRoute(pageRequest.routePolicy) ||
    cache.has(getCacheKey(pageRequest)) ||
    (await isExistingPath(pageRequest.routePolicy, pageRequest.path))
  /** Of a public page that cannot be rendered: as last rendered on this host, else as built. */
  async function findCopy(pageRequest: PageRenderRequest, renderError: unknown) {
    const copy =
      (await storedPages.read(getCacheKey(pageRequest))) ?? (await readBuilt(pageRequest))
    const isDatabaseAway = versionWatcher.isUnavailable() || isDatabaseUnavailable(renderError)
    if (!copy)
      throw isDatabaseAway
        ? createUnavailableError('no copy of this page', renderError)
        : renderError
    return markAsCopy(copy, isDatabaseAway ? 'database-unavailable' : 'render-failed')
  }
  const peek = (pageRequest: PageRenderRequest) =>
    cache.peek(getCacheKey(pageRequest), versionWatcher.version())
  const getBuiltFile = (file: BuiltFile) =>
    cache.get(file.urlPath, BUILD_VERSION, async () => ({
      response: await readBuiltFile(file),
      version: BUILD_VERSION,
      isConfirmed: true,
    }))
  const peekBuiltFile = (file: BuiltFile) => cache.peek(file.urlPath, BUILD_VERSION)

  return {
    ...{
      renderPage,
      get,
      peek,
      isExisting,
      findCopy,
      getNotFoundPage,
      getBuiltFile,
      peekBuiltFile,
    },
    isDatabaseAway: versionWatcher.isUnavailable,
    /** For responses that the server renders without Next. */
    responses: cache,
  }
}
