export type ContentViewer = { isSubscribed: boolean } | null

/** Free items are open to every user, premium items to subscribers. */
export function canOpen(viewer: ContentViewer, item: { isPremium: boolean }): boolean {
  if (!viewer) return false
  return !item.isPremium || viewer.isSubscribed
}
