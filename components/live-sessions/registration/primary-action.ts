import type { SessionRegistration } from '@/lib/live-sessions/schema'

type PrimaryAction =
  | 'join'
  | 'code'
  | 'subscribe'
  | 'register'
  | 'certificate'
  | 'name'
  | 'feedback'
  | 'recording'

/** What a teacher comes to the page for: at most one action in each state is prominent. */
export function findPrimaryAction(registration: SessionRegistration): PrimaryAction | null {
  const { phase, mine: ownStatus, present: hasAttended } = registration
  if (phase === 'cancelled') return null
  // Who has joined comes back to the page for the code.
  if (registration.acceptsCode && (registration.joined || !registration.canJoin)) return 'code'
  if (registration.canJoin) return 'join'
  if (!registration.canAttend && !hasAttended) return 'subscribe'
  if (phase === 'over') return findLaterAction(registration)
  return phase === 'upcoming' && ownStatus === 'none' ? 'register' : null
}

function findLaterAction(registration: SessionRegistration): PrimaryAction | null {
  if (registration.certificate) return 'certificate'
  if (registration.certificateWaits) return 'name'
  if (registration.feedback === 'open') return 'feedback'
  return registration.recording ? 'recording' : null
}
