import type { RequestListener } from 'node:http'
import { settings } from '@/base/settings'
import { addLanguage, splitLanguage } from '@/lib/language-paths'
import { pages } from '@/lib/route-policies'
import { admitCacheRender } from './admission'
import { compressForCache } from './compression'
import type { ContentVersionWatcher } from './content-version-watcher'
import { type BuiltFile, readBuiltFile } from './files'
import { createInternalClient } from './internal-client'
import { createPageRenderer, type PageRenderRequest } from './page-renderer'
import { getCacheKey } from './page-request'
import { createResponseCache } from './response-cache'
import { isExistingPath, isSlugRoute } from './slug-lookup'

const BUILD_VERSION = 'built'

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache(handle: RequestListener, versionWatcher: ContentVersionWatcher) {
  const renderPage = createPageRenderer(createInternalClient(handle))
  const maxBytes = settings().cacheMegabytes * 1024 * 1024
  const cache = createResponseCache({ maxBytes })

  const get = (pageRequest: PageRenderRequest) =>
    cache.get(getCacheKey(pageRequest), versionWatcher.version(), async () => {
      const renderResult = await versionWatcher.renderAtOneVersion(() =>
        admitCacheRender(() => renderPage(pageRequest).then(compressForCache)),
      )
      return {
        ...renderResult,
        isMissing:
          renderResult.response.status === 404 && pageRequest.routePolicy !== pages.notFound,
      }
    })
  /** In the language of the unknown path. */
  const getNotFoundPage = (unknownPath: string) => {
    const path = addLanguage(pages.notFound.path, splitLanguage(unknownPath).language)
    return get({ path, routePolicy: pages.notFound, format: 'page' })
  }
  /** Unknown paths are looked up first, so that no missing page is rendered. */
  const isExisting = async (pageRequest: PageRenderRequest) =>
    !isSlugRoute(pageRequest.routePolicy) ||
    cache.has(getCacheKey(pageRequest)) ||
    (await isExistingPath(pageRequest.routePolicy, pageRequest.path))
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
    ...{ renderPage, get, peek, isExisting, getNotFoundPage, getBuiltFile, peekBuiltFile },
    /** For responses that the server renders without Next. */
    responses: cache,
  }
}
