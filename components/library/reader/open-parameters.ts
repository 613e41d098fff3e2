export type OpenAt = { page: number; zoom: number }

export const MIN_ZOOM = 0.5
export const MAX_ZOOM = 4
export const within = (value: number, low: number, high: number) =>
  Math.min(Math.max(value, low), high)

/** The page counts from 1; zoom 1 is the natural size, or the width of the frame where that is less. */
export function openParameters(hash: string): OpenAt {
  const wishes = new URLSearchParams(hash.replace(/^#/, ''))
  const page = Number.parseInt(wishes.get('page') ?? '', 10)
  const zoom = Number.parseFloat(wishes.get('zoom') ?? '')
  return {
    page: page > 0 ? page : 1,
    zoom: zoom > 0 ? within(zoom / 100, MIN_ZOOM, MAX_ZOOM) : 1,
  }
}
