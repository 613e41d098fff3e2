import { post } from '@/lib/client/api'
import { type Attendee, attendeesIn } from './attendees'
import { decoded } from './decoded'
import { LINES_A_CALL, LONGEST_ADDRESS, LONGEST_NAME, MOST_MINUTES, PEOPLE_A_CALL } from './pieces'
import { tableOf } from './table'

/** A list of the meeting service, read here, looked up by the site piece by piece, noted the same way. */

export type Person = { userId: string; name: string; email: string }
export type Match = Attendee & { as: 'matched' | 'doubtful' | 'unmatched'; people: Person[] }
type Progress = (done: number, all: number) => void

/** Null where the file holds no such list. */
export async function attendeesOf(file: File): Promise<Attendee[] | null> {
  return attendeesIn(tableOf(decoded(new Uint8Array(await file.arrayBuffer()))))
}

/** Whom each line means, or the sentence of the call that failed. */
export async function lookedUp(path: string, attendees: Attendee[], tell: Progress) {
  const found: Match[] = []
  for (const lines of pieces(attendees, LINES_A_CALL)) {
    tell(found.length, attendees.length)
    const answer = await post<{ matches: Match[] }>(`${path}/match`, { lines: lines.map(short) })
    if (!answer.ok) return { msg: answer.msg }
    found.push(...answer.data.matches)
  }
  return { matches: found }
}

/** Notes them piece by piece as one list. What was noted before a failure is named, to go on from there. */
export async function noted(path: string, people: string[], begun: Begun, tell: Progress) {
  let { list, done } = begun
  for (const piece of pieces(people.slice(done), PEOPLE_A_CALL)) {
    tell(done, people.length)
    const answer = await post<{ list: string }>(path, { people: piece, list })
    if (!answer.ok) return { failed: true, msg: answer.msg, begun: { list, done } }
    list = answer.data.list
    done += piece.length
  }
  return { failed: false, begun: { list, done } }
}

export type Begun = { list?: string; done: number }

const short = ({ name, email, minutes }: Attendee) => ({
  name: name.slice(0, LONGEST_NAME),
  email: email.slice(0, LONGEST_ADDRESS),
  minutes: Math.min(minutes, MOST_MINUTES),
})

const pieces = <One>(all: One[], size: number): One[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) =>
    all.slice(at * size, (at + 1) * size),
  )
