import 'server-only'
import { findDatabaseErrorCode, isDatabaseUnavailable } from './errors'

/** What the operator of a start or a program can correct, in a sentence; other errors stay. */
export function describeConnectionProblem(error: unknown, databaseUrl: string): Error | null {
  const sentence = findSentence(error, new URL(databaseUrl))
  return sentence ? new Error(sentence, { cause: error }) : null
}

function findSentence(error: unknown, { hostname, port, username, pathname }: URL) {
  const code = findDatabaseErrorCode(error)
  const server = `${hostname}:${port || 5432}`
  if (code === '28P01' || code === '28000')
    return `PostgreSQL at ${server} rejects the user ${username} or its password. Correct them in DATABASE_URL.`
  if (code === '3D000')
    return `PostgreSQL at ${server} has no database ${pathname.slice(1)}. Create it, or correct DATABASE_URL.`
  if (code === '42501')
    return `The user ${username} of DATABASE_URL may not change the database. Make it the owner of ${pathname.slice(1)}.`
  if (isDatabaseUnavailable(error))
    return `PostgreSQL does not answer at ${server} (${code}). Start it there, or correct DATABASE_URL.`
  return null
}
