import 'server-only'
import { Refusal } from '@/base/errors'
import { database } from '@/db/client'
import { countAttempt, isFull, returnAttempt } from '@/lib/auth/limits'
import { readCode } from './staff-code'

type Guesser = { address: string; viewerId: string | null }

/** All wrong codes of everyone together. */
const EVERYONE = 'everyone'

/**
 * A code is short enough to guess. Wrong ones count, by network address and all together; a right one
 * costs nothing, so that a whole staff room can join behind one address. When too many are wrong all
 * together, users who are logged in can still join: nobody can lock a school out by guessing.
 */
export async function limitWrongCodes<T>(
  token: string,
  { address, viewerId }: Guesser,
  lookUp: () => Promise<{ found: boolean; result: T }>,
): Promise<T> {
  if (!readCode(token)) return (await lookUp()).result
  if (!viewerId && (await isFull(await database(), 'JOIN_CODE_ALL', EVERYONE)))
    throw new Refusal('tooMany', 'logInForCode')
  await countAttempt('JOIN_CODE', address)
  const { found, result } = await lookUp()
  if (found) await returnAttempt('JOIN_CODE', address)
  else await countAttempt('JOIN_CODE_ALL', EVERYONE).catch(overflows)
  return result
}

/** The caller's own budget has let this one pass; the full one stops the next. */
function overflows(error: unknown) {
  if (!(error instanceof Refusal)) throw error
}
