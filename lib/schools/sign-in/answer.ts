import 'server-only'
import { AppError } from '@/base/errors'
import { type Db, database } from '@/db/client'
import { seatAnswers } from '@/db/schema'
import { findOpenMembership, lockAccount, lockSchool } from '../locks'
import { requireFreeSeat } from '../seats'
import { type JoiningUser, takeSeat } from '../take-seat'
import { findSeatOffer, type SeatOffer } from './offer'

/**
 * Takes the seat that the user's own login offers. Under the account's and the school's lock: what revokes the login
 * and what ends its proof come first or later, and the last seat goes to one user.
 */
export async function acceptSeat(viewer: JoiningUser): Promise<'joined' | 'waits'> {
  const db = await database()
  return db.transaction(async (tx) => {
    await lockAccount(tx, viewer.id)
    const { schoolId } = requireOffer(await findSeatOffer(tx, viewer.id))
    const school = await lockSchool(tx, schoolId)
    const { login } = requireOffer(await findSeatOffer(tx, viewer.id), schoolId)
    const membership = await findOpenMembership(tx, viewer.id)
    if (membership?.schoolId === schoolId) return 'joined'
    if (membership)
      throw new AppError('conflict', 'memberOfOtherSchool', {
        values: { school: membership.school },
      })
    if (!login.isRecent) throw new AppError('conflict', 'schoolLoginOld')
    const isFree = await requireFreeSeat(tx, school, { role: 'teacher' }).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'noSeatLeft') return false
        throw error
      },
    )
    if (!isFree) {
      await storeAnswer(tx, viewer.id, schoolId, 'waits')
      return 'waits'
    }
    await takeSeat(tx, viewer, school, { role: 'teacher', provedEmail: findProvedEmail(login) })
    return 'joined'
  })
}

/** An account without a seat, as before. The page of the offer stays. */
export async function declineSeat(viewer: { id: string }): Promise<void> {
  const db = await database()
  const offer = await findSeatOffer(db, viewer.id)
  if (offer) await storeAnswer(db, viewer.id, offer.schoolId, 'declined')
}

function requireOffer(offer: SeatOffer | null, schoolId = offer?.schoolId): SeatOffer {
  if (!offer || offer.schoolId !== schoolId) throw new AppError('conflict', 'seatNotOffered')
  return offer
}

const storeAnswer = (tx: Db, userId: string, schoolId: string, answer: 'waits' | 'declined') =>
  tx
    .insert(seatAnswers)
    .values({ userId, schoolId, answer })
    .onConflictDoUpdate({ target: [seatAnswers.userId, seatAnswers.schoolId], set: { answer } })

/** Only a verified address shows a domain. */
const findProvedEmail = ({ email, proofs }: SeatOffer['login']) =>
  proofs.some(({ kind }) => kind === 'domain') ? email : null
