import { setTimeout as sleep } from 'node:timers/promises'
import type { CachedResponse } from './cached-response'

/**
 * What is kept in memory: bounded in bytes, the longest unasked goes first. A copy is right for the
 * version of the content that it was made of; who comes first under another version has it made anew.
 * Each is made by one maker at a time, and who comes meanwhile waits for it. Where it cannot be made, or
 * takes too long, the last copy goes out.
 */

/** Unsure is what was made while nobody could say whether the content changed meanwhile. */
export type CacheRenderResult = {
  copy: CachedResponse
  version: string
  isSure: boolean
  /** Sent, but not kept: nothing is at this address. */
  isMissing?: boolean
}
export type ResponseCache = {
  /** What is current now, without a promise: most requests end here. */
  peek: (key: string, version: string) => CachedResponse | undefined
  has: (key: string) => boolean
  get: (
    key: string,
    version: string,
    render: () => Promise<CacheRenderResult>,
  ) => Promise<CachedResponse>
}

type CacheEntry = {
  copy?: CachedResponse
  version?: string
  bytes: number
  making?: Promise<CachedResponse>
  /** What could not be made is let be for a moment. */
  restsUntil: number
}

const RETRY_DELAY_MS = 1_000
/** Longer than any page takes; then who has an older copy is not kept waiting. */
const RENDER_TIMEOUT_MS = 3_000

export function createResponseCache({ mostBytes }: { mostBytes: number }): ResponseCache {
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

  function store(key: string, entry: CacheEntry, { copy: response, version }: CacheRenderResult) {
    if (entries.get(key) !== entry) return
    const size = measureBytes(response)
    totalBytes += size - entry.bytes
    Object.assign(entry, { copy: response, version, bytes: size })
    for (const [oldestKey, { bytes: entryBytes }] of entries) {
      if (totalBytes <= mostBytes) break
      if (entryBytes > 0) remove(oldestKey)
    }
  }

  function renderEntry(
    key: string,
    entry: CacheEntry,
    render: () => Promise<CacheRenderResult>,
  ): Promise<CachedResponse> {
    entry.making ??= render()
      .then((result) => {
        if (entry.copy && !result.isSure) throw new Error('this may be of two contents')
        if (result.isMissing) remove(key)
        else store(key, entry, result)
        return result.copy
      })
      .catch((error) => {
        entry.restsUntil = Date.now() + RETRY_DELAY_MS
        if (!entry.copy) throw error
        return entry.copy
      })
      .finally(() => {
        entry.making = undefined
        // What could not be made leaves no place behind.
        if (!entry.copy && entries.get(key) === entry) remove(key)
      })
    return entry.making
  }

  return {
    peek(key, version) {
      const entry = entries.get(key)
      if (!entry?.copy || entry.version !== version) return
      moveToEnd(key, entry)
      return entry.copy
    },
    has: (key) => entries.get(key)?.copy !== undefined,
    async get(key, version, render) {
      const entry = entries.get(key) ?? { bytes: 0, restsUntil: 0 }
      moveToEnd(key, entry)
      const { copy: response } = entry
      if (!response) return renderEntry(key, entry, render)
      if (entry.version === version || Date.now() < entry.restsUntil) return response
      return Promise.race([
        renderEntry(key, entry, render),
        sleep(RENDER_TIMEOUT_MS, response, { ref: false }),
      ])
    },
  }
}

const measureBytes = ({ body, gzip, br }: CachedResponse) =>
  body.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1_024
