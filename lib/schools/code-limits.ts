import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { countAttempt, isLimitReached, undoAttempt } from '@/lib/auth/limits'
import { parseStaffRoomCode } from './staff-room-code'

type JoinCodeCaller = { address: string; viewerId: string | null }

/** All wrong codes of everyone together. */
const ALL_CALLERS = 'everyone'

/**
 * A code is short enough to guess. Wrong ones count, by network address and all together; a right one
 * costs nothing, so that a whole staff room can join behind one address. When too many are wrong all
 * together, users who are logged in can still join: nobody can lock a school out by guessing.
 */
export async function limitWrongCodes<T>(
  token: string,
  { address: ip, viewerId }: JoinCodeCaller,
  lookUp: () => Promise<{ found: boolean; result: T }>,
): Promise<T> {
  if (!parseStaffRoomCode(token)) return (await lookUp()).result
  if (!viewerId && (await isLimitReached(await database(), 'JOIN_CODE_ALL', ALL_CALLERS)))
    throw new AppError('tooMany', 'logInForCode')
  await countAttempt('JOIN_CODE', ip)
  const { found: isFound, result } = await lookUp()
  if (isFound) await undoAttempt('JOIN_CODE', ip)
  else await countAttempt('JOIN_CODE_ALL', ALL_CALLERS).catch(ignoreFullLimit)
  return result
}

/** The caller's own budget has let this one pass; the full one stops the next. */
function ignoreFullLimit(error: unknown) {
  if (!(error instanceof AppError)) throw error
}
