import { setTimeout as sleep } from 'node:timers/promises'
import type { CachedResponse } from './cached-response'

/**
 * LRU cache bounded in bytes. An entry is valid for one content version and rendered once at a
 * time; concurrent requests wait for it. If rendering fails or is slow, the last entry is sent.
 */

export type CacheRenderResult = {
  response: CachedResponse
  version: string
  /** False if the content version changed or could not be read during rendering. */
  isConfirmed: boolean
  /** Sent but not cached: nothing exists at this URL. */
  isMissing?: boolean
}
export type ResponseCache = {
  /** Synchronous, because most requests end here. */
  peek: (key: string, version: string) => CachedResponse | undefined
  has: (key: string) => boolean
  get: (
    key: string,
    version: string,
    render: () => Promise<CacheRenderResult>,
  ) => Promise<CachedResponse>
}

type CacheEntry = {
  response?: CachedResponse
  version?: string
  bytes: number
  pendingRender?: Promise<CachedResponse>
  /** After a failed render, retries pause until then. */
  retryAt: number
}

const RETRY_DELAY_MS = 1_000
/** Longer than any render; requests with an older entry stop waiting then. */
const RENDER_TIMEOUT_MS = 3_000

export function createResponseCache({ maxBytes }: { maxBytes: number }): ResponseCache {
  const entries = new Map<string, CacheEntry>()
  let totalBytes = 0

  function moveToEnd(key: string, entry: CacheEntry) {
    entries.delete(key)
    entries.set(key, entry)
  }

  function remove(key: string) {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  function store(key: string, entry: CacheEntry, { response, version }: CacheRenderResult) {
    if (entries.get(key) !== entry) return
    const size = measureBytes(response)
    totalBytes += size - entry.bytes
    Object.assign(entry, { response, version, bytes: size })
    for (const [oldestKey, { bytes: entryBytes }] of entries) {
      if (totalBytes <= maxBytes) break
      if (entryBytes > 0) remove(oldestKey)
    }
  }

  function renderEntry(
    key: string,
    entry: CacheEntry,
    render: () => Promise<CacheRenderResult>,
  ): Promise<CachedResponse> {
    entry.pendingRender ??= render()
      .then((result) => {
        if (entry.response && !result.isConfirmed)
          throw new Error('The response may mix two content versions')
        if (result.isMissing) remove(key)
        else store(key, entry, result)
        return result.response
      })
      .catch((error) => {
        entry.retryAt = Date.now() + RETRY_DELAY_MS
        if (!entry.response) throw error
        return entry.response
      })
      .finally(() => {
        entry.pendingRender = undefined
        // A failed render leaves no entry.
        if (!entry.response && entries.get(key) === entry) remove(key)
      })
    return entry.pendingRender
  }

  return {
    peek(key, version) {
      const entry = entries.get(key)
      if (!entry?.response || entry.version !== version) return
      moveToEnd(key, entry)
      return entry.response
    },
    has: (key) => entries.get(key)?.response !== undefined,
    async get(key, version, render) {
      const entry = entries.get(key) ?? { bytes: 0, retryAt: 0 }
      moveToEnd(key, entry)
      const { response } = entry
      if (!response) return renderEntry(key, entry, render)
      if (entry.version === version || Date.now() < entry.retryAt) return response
      return Promise.race([
        renderEntry(key, entry, render),
        sleep(RENDER_TIMEOUT_MS, response, { ref: false }),
      ])
    },
  }
}

const measureBytes = ({ body, gzip, br }: CachedResponse) =>
  body.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1_024
