import 'server-only'
import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import { formatCookie, listCookieNames, readCookie } from '@/lib/auth/cookies'
import { decryptBytes, encryptBytes } from '@/lib/auth/secrets'
import type { FormAnswer } from './schema'

/**
 * The answer to a form waits for the next page in cookies of its path: encrypted, unreadable for scripts, and
 * independent of the database, which may be away. The URL names it, so that two tabs have one each.
 */

const PURPOSE = 'form answer'
/** To correct a form or to log in first. */
const ANSWER_SECONDS = 15 * 60
export const ANSWER_COOKIE = 'uns-answer-'
/** One cookie has 4 KB at most, and nginx takes 8 KB of cookies. */
const COOKIE_CHARS = 3_400
const MAX_COOKIES = 2
/** No form of the site has more fields, or longer names. */
const [MAX_FIELDS, MAX_NAME_CHARS] = [40, 60]
const [LONGEST_VALUE, SHORTEST_VALUE] = [8_192, 64]
/** The best quality would take a hundred times as long for a whole body. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
/** More answers than this are not kept beside a new one. */
const MAX_KEPT_CHARS = COOKIE_CHARS * MAX_COOKIES - 400

export type StoredAnswer = { id: string; cookies: string[] }

/** `path` is the page that shows it. */
export function storeFormAnswer(
  path: string,
  answer: Omit<FormAnswer, 'id'>,
  cookieHeader: string | null,
): StoredAnswer {
  const id = randomBytes(9).toString('base64url')
  const chunks = toChunks(path, id, answer)
  const oldNames = listCookieNames(cookieHeader, ANSWER_COOKIE)
  const keptChars = oldNames.reduce(
    (sum, name) => sum + (readCookie(cookieHeader, name)?.length ?? 0),
    chunks.join('').length,
  )
  const cleared = keptChars > MAX_KEPT_CHARS ? oldNames : []
  return {
    id,
    cookies: [
      ...cleared.map((name) => formatCookie(name, '', 0, 'HttpOnly', path)),
      ...chunks.map((chunk, index) =>
        formatCookie(getName(id, index), chunk, ANSWER_SECONDS, 'HttpOnly', path),
      ),
    ],
  }
}

/** Null if it expired, or belongs to another browser or page. */
export function readFormAnswer(
  path: string,
  id: string,
  cookieHeader: string | null,
): FormAnswer | null {
  const chunks = Array.from({ length: MAX_COOKIES }, (_, index) =>
    readCookie(cookieHeader, getName(id, index)),
  )
  const content = decryptBytes(PURPOSE, toOwner(path, id), chunks.join(''))
  return content && { id, ...JSON.parse(brotliDecompressSync(content).toString()) }
}

const getName = (id: string, index: number) => `${ANSWER_COOKIE}${id}${index === 0 ? '' : '-2'}`
const toOwner = (path: string, id: string) => `${path} ${id}`

/** Typed text that is too long for any field is cut, so that the answer fits. */
function toChunks(path: string, id: string, answer: Omit<FormAnswer, 'id'>): string[] {
  let text = ''
  for (let maxChars = LONGEST_VALUE; maxChars >= SHORTEST_VALUE; maxChars /= 2) {
    const content = JSON.stringify({ ...answer, values: cutValues(answer.values, maxChars) })
    text = encryptBytes(PURPOSE, toOwner(path, id), brotliCompressSync(content, COMPRESSION))
    if (text.length <= COOKIE_CHARS * MAX_COOKIES) break
  }
  return Array.from({ length: Math.ceil(text.length / COOKIE_CHARS) }, (_, index) =>
    text.slice(index * COOKIE_CHARS, (index + 1) * COOKIE_CHARS),
  )
}

const cutValues = (values: FormAnswer['values'], maxChars: number): FormAnswer['values'] =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.length <= MAX_NAME_CHARS)
      .slice(0, MAX_FIELDS)
      .map(([name, value]) => [name, value === true ? value : value.slice(0, maxChars)]),
  )
