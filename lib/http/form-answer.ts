import 'server-only'
import { randomBytes } from 'node:crypto'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { formatCookie, readCookie } from '@/lib/auth/cookies'
import { decryptBytes, encryptBytes } from '@/lib/auth/encryption'
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
  const oldNames = listAnswerCookies(cookieHeader)
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
  const content = brotliCompressSync(JSON.stringify(answer))
  const text = encryptBytes(PURPOSE, toOwner(path, id), content)
  if (text.length > COOKIE_CHARS * MAX_COOKIES)
    return toChunks(path, id, { ...answer, values: cutLongestValue(answer.values) })
  return Array.from({ length: Math.ceil(text.length / COOKIE_CHARS) }, (_, index) =>
    text.slice(index * COOKIE_CHARS, (index + 1) * COOKIE_CHARS),
  )
}

function cutLongestValue(values: FormAnswer['values']): FormAnswer['values'] {
  const [[name, text] = ['', '']] = Object.entries(values).sort(
    ([, one], [, other]) => `${other}`.length - `${one}`.length,
  )
  return { ...values, [name]: `${text}`.slice(0, `${text}`.length * 0.8) }
}

const listAnswerCookies = (header: string | null) =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.split('=', 1)[0]?.trim() ?? '')
    .filter((name) => name.startsWith(ANSWER_COOKIE))
