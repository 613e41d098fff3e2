import type { RequestListener } from 'node:http'
import { settings } from '@/base/settings'
import type { RoutePolicy } from '@/lib/route-policies'
import { admitCacheRender } from './admission'
import { compressForCache } from './compression'
import type { ContentVersionWatcher } from './content-version-watcher'
import { type BuiltFile, readBuiltFile } from './files'
import { createInternalClient } from './internal-client'
import { createPageRenderer, type PageRenderRequest } from './page-renderer'
import { getCacheKey } from './page-request'
import { createResponseCache } from './response-cache'
import { isExistingPath, isSlugRoute } from './slug-lookup'

/** Files of the build do not change while this process runs. */
const BUILD_VERSION = 'built'
const NOT_FOUND_ROUTE: RoutePolicy = {
  path: '/not-found',
  whom: 'everyone',
  kind: 'page',
  shared: 'all',
}

/** Rendered pages and files of the build, in one cache bounded in bytes. */
export function createPageCache(handle: RequestListener, versionWatcher: ContentVersionWatcher) {
  const renderPage = createPageRenderer(createInternalClient(handle))
  const maxBytes = settings().keptMegabytes * 1024 * 1024
  const cache = createResponseCache({ mostBytes: maxBytes })

  const get = (pageRequest: PageRenderRequest) =>
    cache.get(getCacheKey(pageRequest), versionWatcher.version(), async () => {
      const renderResult = await versionWatcher.unmixed(() =>
        admitCacheRender(() => renderPage(pageRequest).then(compressForCache)),
      )
      return {
        ...renderResult,
        isMissing: renderResult.copy.status === 404 && pageRequest.area !== NOT_FOUND_ROUTE,
      }
    })
  const getNotFoundPage = () =>
    get({ path: NOT_FOUND_ROUTE.path, area: NOT_FOUND_ROUTE, form: 'page' })
  /** What is in memory is there; the rest is looked up, so that no other address is rendered. */
  const isExisting = async (pageRequest: PageRenderRequest) =>
    !isSlugRoute(pageRequest.area) ||
    cache.has(getCacheKey(pageRequest)) ||
    (await isExistingPath(pageRequest.area, pageRequest.path))
  const peek = (pageRequest: PageRenderRequest) =>
    cache.peek(getCacheKey(pageRequest), versionWatcher.version())
  const getBuiltFile = (file: BuiltFile) =>
    cache.get(file.address, BUILD_VERSION, async () => ({
      copy: await readBuiltFile(file),
      version: BUILD_VERSION,
      isSure: true,
    }))
  const peekBuiltFile = (file: BuiltFile) => cache.peek(file.address, BUILD_VERSION)

  return { renderPage, get, peek, isExisting, getNotFoundPage, getBuiltFile, peekBuiltFile }
}
