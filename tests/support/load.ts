import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { bearer, newTeacher, user } from './person'

/** People who use the site steadily while something breaks, and what each of them saw. */

export type Kind = 'register' | 'contact' | 'me' | 'page'

export type Seen = {
  kind: Kind
  /** The e-mail registered, the subject written. */
  key: string
  at: number
  ms: number
  status: number
  msg: string
  /** Why there was no answer. */
  cut?: string
}

/** Milliseconds between two calls of a kind, whatever becomes of those before. */
export type Pace = Partial<Record<Kind, number>>

const PACE: Pace = { register: 1_000, contact: 600, me: 400, page: 900 }
const HANGS_MS = 30_000

export type Load = { seen: Seen[]; stop: () => Promise<Seen[]> }

export function steadyLoad(url: string, token: string, pace: Pace = PACE): Load {
  const seen: Seen[] = []
  const underWay = new Set<Promise<unknown>>()
  const timers = Object.entries(pace).map(([kind, ms]) =>
    setInterval(() => {
      const call = visit(url, kind as Kind, token).then((saw) => seen.push(saw))
      underWay.add(call)
      void call.then(() => underWay.delete(call))
    }, ms),
  )
  const stop = async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(underWay)
    return seen
  }
  return { seen, stop }
}

export async function visit(url: string, kind: Kind, token: string): Promise<Seen> {
  const teacher = newTeacher()
  const subject = `About ${randomUUID()}`
  const message = { name: 'Ravi', email: 'ravi@school.example', subject, message: 'When is it?' }
  const answer = {
    register: () => ask(url + user('register'), teacher),
    contact: () => ask(`${url}/api/contact`, message),
    me: () => ask(url + user('me'), undefined, bearer(token)),
    page: () => ask(`${url}/`),
  }[kind]
  const at = Date.now()
  const { status, text, cut } = await answer()
  const key = kind === 'register' ? teacher.email : subject
  return { kind, key, at, ms: Date.now() - at, status, msg: sentenceIn(text), cut }
}

type Reply = { status: number; text: string; cut?: string }

/** On a connection of its own, so that what is cut off was cut off by the fault. */
function ask(url: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...more }
  const signal = AbortSignal.timeout(HANGS_MS)
  const method = body ? 'POST' : 'GET'
  return new Promise((resolve) => {
    const broken = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: '', cut: error.code ?? error.message })
    const asking = request(url, { method, headers, agent: false, signal }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', broken)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    asking.on('error', broken)
    asking.end(body && JSON.stringify(body))
  })
}

function sentenceIn(text: string): string {
  try {
    return String(JSON.parse(text).msg ?? '')
  } catch {
    return ''
  }
}
