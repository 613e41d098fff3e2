/** Notices from `me`, shown and never stored. */
export type UserNotices = { notice?: string; erased_on?: string }

const NO_NOTICES: UserNotices = {}
const listeners = new Set<() => void>()
let notices: UserNotices = NO_NOTICES

export const getNotices = () => notices
export const getServerNotices = () => NO_NOTICES

export function publishNotices({ notice, erased_on }: UserNotices) {
  notices = notice || erased_on ? { notice, erased_on } : NO_NOTICES
  for (const listener of listeners) listener()
}

export function subscribeToNotices(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
