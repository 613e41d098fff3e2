/** What `me` has told beside who is logged in. It is shown, and stored nowhere. */
export type News = { notice?: string; erased_on?: string }

const NONE: News = {}
const listeners = new Set<() => void>()
let news: News = NONE

export const currentNews = () => news
export const noNews = () => NONE

export function tellNews({ notice, erased_on }: News) {
  news = notice || erased_on ? { notice, erased_on } : NONE
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore. */
export function onNews(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
