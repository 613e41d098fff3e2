import 'server-only'
import { AppError } from '@/base/errors'
import { database } from '@/db/client'
import { countAttempt, isLimitReached, undoAttempt } from '@/lib/auth/limits'
import { parseStaffRoomCode } from './staff-room-code'

type JoinCodeCaller = { ip: string; viewerId: string | null }

/** The limit shared by all callers. */
const ALL_CALLERS = 'everyone'

/**
 * Codes are short enough to guess, so wrong ones count per IP and in total; right ones cost nothing. When the
 * total is reached, logged-in users can still join, so that nobody can lock a school out.
 */
export async function limitWrongCodes<T>(
  token: string,
  { ip, viewerId }: JoinCodeCaller,
  lookUp: () => Promise<{ isFound: boolean; result: T }>,
): Promise<T> {
  if (!parseStaffRoomCode(token)) return (await lookUp()).result
  if (!viewerId && (await isLimitReached(await database(), 'JOIN_CODE_ALL', ALL_CALLERS)))
    throw new AppError('tooMany', 'codeLimitReached')
  await countAttempt('JOIN_CODE', ip)
  const { isFound, result } = await lookUp()
  if (isFound) await undoAttempt('JOIN_CODE', ip)
  else await countAttempt('JOIN_CODE_ALL', ALL_CALLERS).catch(ignoreFullLimit)
  return result
}

/** The caller's own limit has admitted this attempt; a full one stops the next. */
function ignoreFullLimit(error: unknown) {
  if (!(error instanceof AppError)) throw error
}
