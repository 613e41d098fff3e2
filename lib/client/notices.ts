import type { PolicyName } from '@/base/policy-kinds'

export type PolicyNotice = {
  policy: PolicyName
  number: number
  effective_from: string
  summary: string
}

/** Notices from `me`, shown and never stored: new policies, and a planned erasure. */
export type UserNotices = {
  /** The text of the code is new. */
  notice?: string
  policies?: PolicyNotice[]
  erased_on?: string
  /** An account recovery or a merge waits. */
  takeover?: 'recovery' | 'merge'
}

const NO_NOTICES: UserNotices = {}
const listeners = new Set<() => void>()
let notices: UserNotices = NO_NOTICES

export const getNotices = () => notices
export const getServerNotices = () => NO_NOTICES

export const hasNotice = ({ notice, policies, erased_on, takeover }: UserNotices) =>
  Boolean(notice || policies || erased_on || takeover)

export function publishNotices({ notice, policies, erased_on, takeover }: UserNotices) {
  const published = { notice, policies, erased_on, takeover }
  notices = hasNotice(published) ? published : NO_NOTICES
  for (const listener of listeners) listener()
}

export function subscribeToNotices(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
