import type { Copy } from './copy'

/**
 * What is kept in memory: bounded in bytes, the longest unasked goes first, and nothing lives for
 * ever. Each is made by one maker at a time: who comes while the first copy is made waits for it, who
 * comes while a newer one is made gets the older.
 */

export type Shelf = { get: (key: string, make: () => Promise<Copy>) => Promise<Copy> }

type Place = { copy?: Copy; bytes: number; freshUntil: number; making?: Promise<Copy> }

export function openShelf({ mostBytes, freshMs }: { mostBytes: number; freshMs: number }): Shelf {
  const places = new Map<string, Place>()
  let bytes = 0

  function putAway(key: string) {
    bytes -= places.get(key)?.bytes ?? 0
    places.delete(key)
  }

  function put(key: string, place: Place, copy: Copy) {
    if (places.get(key) !== place) return
    const size = sizeOf(copy)
    bytes += size - place.bytes
    Object.assign(place, { copy, bytes: size, freshUntil: Date.now() + freshMs })
    for (const [oldest, { bytes: held }] of places) {
      if (bytes <= mostBytes) break
      if (held > 0) putAway(oldest)
    }
  }

  function made(key: string, place: Place, make: () => Promise<Copy>): Promise<Copy> {
    place.making ??= make()
      .then((copy) => {
        put(key, place, copy)
        return copy
      })
      .finally(() => {
        place.making = undefined
        // What could not be made leaves no place behind; an old copy serves until the next try.
        if (!place.copy && places.get(key) === place) putAway(key)
      })
    return place.making
  }

  return {
    async get(key, make) {
      const place = places.get(key) ?? { bytes: 0, freshUntil: 0 }
      places.delete(key)
      places.set(key, place)
      if (!place.copy) return made(key, place, make)
      // The old copy goes out, so a renewal that fails is nobody's answer; the next visitor tries again.
      if (place.freshUntil < Date.now()) made(key, place, make).catch(() => {})
      return place.copy
    },
  }
}

const sizeOf = ({ body, gzip, br }: Copy) =>
  body.length + (gzip?.length ?? 0) + (br?.length ?? 0) + 1_024
