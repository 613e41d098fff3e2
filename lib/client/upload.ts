import type { FileFound, UploadState } from '@/lib/files/schema'
import { get, type Outcome, post, remove } from './api'
import { sendPart } from './send-part'

/**
 * Sends a file in parts. A line that is lost is waited for and the file goes on from where it stopped, in
 * smaller parts, until it is in, refused or cancelled.
 */

export type UploadNews =
  | { state: 'sending'; sent: number }
  | { state: 'waiting'; sent: number }
  | { state: 'checking'; ahead: number }
  | { state: 'done'; file: FileFound }
  | { state: 'refused'; msg?: string }

type Begun = { id: string; received: number; part: number }
type Tell = (news: UploadNews) => void
type Course = { id: string; file: File; part: number; least: number; received: number }

const UPLOADS = '/api/team/files/uploads'
const LONGEST_WAIT_MS = 15_000
const SMALLEST = 16
/** Not an answer of ours, or one that says to come again. */
const PASSING = new Set([0, 408, 429, 500, 502, 503, 504])

export function sendUpload(file: File, tell: Tell): { cancel: () => void } {
  const ending = new AbortController()
  let id: string | undefined
  const heard: Tell = (news) => {
    if (!ending.signal.aborted) tell(news)
  }
  void run()
  return {
    cancel: () => {
      ending.abort()
      if (id) void remove(`${UPLOADS}/${id}`)
    },
  }

  async function run() {
    heard({ state: 'sending', sent: 0 })
    const begun = await post<Begun>(UPLOADS, { name: file.name, bytes: file.size })
    if (!begun.ok) return heard({ state: 'refused', msg: begun.msg })
    id = begun.data.id
    if (ending.signal.aborted) return void remove(`${UPLOADS}/${id}`)
    const { part, received } = begun.data
    const course = { id, file, part, least: part / SMALLEST, received }
    const refused = await sendAll(course, heard, ending.signal)
    if (refused) return heard({ state: 'refused', msg: refused.msg })
    heard(await finish(id, heard, ending.signal))
  }
}

/** Nothing when all is there; else the answer that ended it. */
async function sendAll(course: Course, tell: Tell, signal: AbortSignal) {
  const { id, file } = course
  const path = `${UPLOADS}/${id}`
  for (let lost = 0; course.received < file.size && !signal.aborted; ) {
    const from = course.received
    const piece = file.slice(from, from + course.part)
    const onSent = (bytes: number) => tell({ state: 'sending', sent: from + bytes })
    const answer = await sendPart({ path, from, piece }, { onSent, signal })
    if (answer.ok) {
      course.received = answer.data.received
      lost = 0
      continue
    }
    // The second factor is asked for by the call that catches up.
    if (!mayGoOn(answer) && !answer.errors?.proof) return answer
    if (answer.status !== 409) {
      tell({ state: 'waiting', sent: from })
      course.part = Math.max(course.least, course.part / 2)
      await pause(lost)
    }
    lost += 1
    const refused = await catchUp(course)
    if (refused) return refused
  }
}

/** How much is there: the last part may have arrived although its answer did not. */
async function catchUp(course: Course) {
  const asked = await get<{ received: number }>(`${UPLOADS}/${course.id}`)
  if (asked.ok) course.received = asked.data.received
  else if (!mayGoOn(asked)) return asked
}

async function finish(id: string, tell: Tell, signal: AbortSignal): Promise<UploadNews> {
  tell({ state: 'checking', ahead: 0 })
  for (let lost = 0; ; lost += 1) {
    const answer = await post<UploadState>(`${UPLOADS}/${id}/finish`)
    if (answer.ok && answer.data.state === 'done') return { state: 'done', file: answer.data.file }
    if (answer.ok && answer.data.state === 'checking')
      tell({ state: 'checking', ahead: answer.data.ahead })
    if (signal.aborted || (!answer.ok && !mayGoOn(answer)))
      return { state: 'refused', msg: answer.msg }
    // The answer itself has waited for the check.
    await pause(answer.ok ? 0 : lost)
  }
}

/** A stale anti-forgery cookie is renewed by whoever asks next; the others pass by themselves. */
const mayGoOn = ({ status, errors }: Outcome<unknown>) =>
  PASSING.has(status) || status === 409 || Boolean(errors?.xsrf)

/** Longer each time, and at once when the browser says that the line is back. */
function pause(lost: number) {
  return new Promise<void>((resolve) => {
    const go = () => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, Math.min(LONGEST_WAIT_MS, 1_000 * 2 ** lost))
    window.addEventListener('online', go)
  })
}
