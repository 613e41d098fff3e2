/** What a lock asks of the viewer; nobody is looking when there is no session. */
export type ContentViewer = { isSubscribed: boolean } | null

/** E-books, films, works, links of workshops: the free ones for every member, the premium ones for subscribers. */
export function canOpen(viewer: ContentViewer, item: { isPremium: boolean }): boolean {
  if (!viewer) return false
  return !item.isPremium || viewer.isSubscribed
}
