import { setTimeout as sleep } from 'node:timers/promises'
import type { Copy } from './copy'

/**
 * What is kept in memory: bounded in bytes, the longest unasked goes first. A copy is right for the
 * version of the content that it was made of; who comes first under another version has it made anew.
 * Each is made by one maker at a time, and who comes meanwhile waits for it. Where it cannot be made, or
 * takes too long, the last copy goes out.
 */

/** Unsure is what was made while nobody could say whether the content changed meanwhile. */
export type Made = {
  copy: Copy
  version: string
  isSure: boolean
  /** Sent, but not kept: nothing is at this address. */
  isMissing?: boolean
}
export type Shelf = {
  /** What is current now, without a promise: most requests end here. */
  peek: (key: string, version: string) => Copy | undefined
  has: (key: string) => boolean
  get: (key: string, version: string, make: () => Promise<Made>) => Promise<Copy>
}

type Place = {
  copy?: Copy
  version?: string
  bytes: number
  making?: Promise<Copy>
  /** What could not be made is let be for a moment. */
  restsUntil: number
}

const REST_MS = 1_000
/** Longer than any page takes; then who has an older copy is not kept waiting. */
const PATIENCE_MS = 3_000

export function openShelf({ mostBytes }: { mostBytes: number }): Shelf {
  const places = new Map<string, Place>()
  let bytes = 0

  function moveToEnd(key: string, place: Place) {
    places.delete(key)
    places.set(key, place)
  }

  function putAway(key: string) {
    bytes -= places.get(key)?.bytes ?? 0
    places.delete(key)
  }

  function put(key: string, place: Place, { copy, version }: Made) {
    if (places.get(key) !== place) return
    const size = sizeOf(copy)
    bytes += size - place.bytes
    Object.assign(place, { copy, version, bytes: size })
    for (const [oldest, { bytes: held }] of places) {
      if (bytes <= mostBytes) break
      if (held > 0) putAway(oldest)
    }
  }

  function made(key: string, place: Place, make: () => Promise<Made>): Promise<Copy> {
    place.making ??= make()
      .then((now) => {
        if (place.copy && !now.isSure) throw new Error('this may be of two contents')
        if (now.isMissing) putAway(key)
        else put(key, place, now)
        return now.copy
      })
      .catch((error) => {
        place.restsUntil = Date.now() + REST_MS
        if (!place.copy) throw error
        return place.copy
      })
      .finally(() => {
        place.making = undefined
        // What could not be made leaves no place behind.
        if (!place.copy && places.get(key) === place) putAway(key)
      })
    return place.making
  }

  return {
    peek(key, version) {
      const place = places.get(key)
      if (!place?.copy || place.version !== version) return
      moveToEnd(key, place)
      return place.copy
    },
    has: (key) => places.get(key)?.copy !== undefined,
    async get(key, version, make) {
      const place = places.get(key) ?? { bytes: 0, restsUntil: 0 }
      moveToEnd(key, place)
      const { copy } = place
      if (!copy) return made(key, place, make)
      if (place.version === version || Date.now() < place.restsUntil) return copy
      return Promise.race([made(key, place, make), sleep(PATIENCE_MS, copy, { ref: false })])
    },
  }
}

const sizeOf = ({ body, gzip, br }: Copy) =>
  body.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1_024
