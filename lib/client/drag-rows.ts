/** Near an edge of the window, the list scrolls under the pointer. */
const SCROLL_EDGE_PX = 80
const SCROLL_STEP_PX = 12

const listRows = (handle: Element) => [
  ...(handle.closest('[data-rows]')?.querySelectorAll<HTMLElement>(':scope > [data-item]') ?? []),
]

type DropPlace = { before: HTMLElement | null; position: number }

/** The row behind the place under the pointer, null for the end; undefined for the row's own place. */
export function findDropPlace(handle: Element, clientY: number): DropPlace | undefined {
  const rows = listRows(handle)
  const own = rows.findIndex((row) => row.contains(handle))
  const found = rows.findIndex((row) => {
    const { top, height } = row.getBoundingClientRect()
    return clientY < top + height / 2
  })
  const target = found === -1 ? rows.length : found
  if (target === own || target === own + 1) return undefined
  return { before: rows[target] ?? null, position: target > own ? target : target + 1 }
}

export function markDropPlace(handle: Element, clientY: number) {
  clearDropPlace(handle)
  const place = findDropPlace(handle, clientY)
  if (!place) return
  const marked = place.before ?? listRows(handle).at(-1)
  if (marked) marked.dataset.drop = place.before ? 'before' : 'after'
}

export function clearDropPlace(handle: Element) {
  for (const row of listRows(handle)) delete row.dataset.drop
}

/** Repeated on every frame, because a pointer that holds still sends no events. */
export function followPointer(handle: Element, getClientY: () => number): () => void {
  let frame = requestAnimationFrame(function follow() {
    const clientY = getClientY()
    if (clientY < SCROLL_EDGE_PX) scrollBy({ top: -SCROLL_STEP_PX, behavior: 'instant' })
    if (clientY > innerHeight - SCROLL_EDGE_PX)
      scrollBy({ top: SCROLL_STEP_PX, behavior: 'instant' })
    markDropPlace(handle, clientY)
    frame = requestAnimationFrame(follow)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearDropPlace(handle)
  }
}
