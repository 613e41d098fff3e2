/** What a lock asks of the viewer; nobody is looking when there is no session. */
export type Reader = { isSubscribed: boolean } | null

/** E-books, films, works, links of workshops: the free ones for every member, the premium ones for subscribers. */
export function mayOpen(reader: Reader, item: { isPremium: boolean }): boolean {
  if (!reader) return false
  return !item.isPremium || reader.isSubscribed
}
