import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { bearer, newTeacher, user } from './person'

/** People who use the site steadily while something breaks, and what each of them saw. */

type Errand = 'register' | 'contact' | 'me' | 'page'
export type Kind = Errand | 'login' | 'subscribe'

export type Seen = {
  kind: Kind
  /** The e-mail registered, the subject written; the hash of the token given; the school's e-mail. */
  key: string
  at: number
  ms: number
  status: number
  msg: string
  /** Why there was no answer. */
  cut?: string
}

/** Milliseconds between two calls of a kind, whatever becomes of those before. */
export type Pace = Partial<Record<Errand, number>>

const PACE: Pace = { register: 1_000, contact: 600, me: 400, page: 900 }
const HANGS_MS = 30_000

export type Load = { seen: Seen[]; stop: () => Promise<Seen[]> }

export function steadyLoad(url: string, token: string, pace: Pace = PACE): Load {
  const seen: Seen[] = []
  const underWay = new Set<Promise<unknown>>()
  const timers = Object.entries(pace).map(([kind, ms]) =>
    setInterval(() => {
      const call = visit(url, kind as Errand, token).then((saw) => seen.push(saw))
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

export async function visit(url: string, kind: Errand, token: string): Promise<Seen> {
  const teacher = newTeacher()
  const subject = `About ${randomUUID()}`
  const message = { name: 'Ravi', email: 'ravi@school.example', subject, message: 'When is it?' }
  const key = kind === 'register' ? teacher.email : subject
  const asking = {
    register: () => ask(url + user('register'), teacher),
    contact: () => ask(`${url}/api/contact`, message),
    me: () => ask(url + user('me'), undefined, bearer(token)),
    page: () => ask(`${url}/`),
  }[kind]
  return (await noted(kind, key, asking)).saw
}

/** What somebody saw, and the fields of the answer. */
export async function noted(kind: Kind, key: string, asking: () => Promise<Reply>) {
  const at = Date.now()
  const { status, text, cut } = await asking()
  const fields = fieldsOf(text)
  const msg = String(fields.msg ?? '')
  const saw: Seen = { kind, key, at, ms: Date.now() - at, status, msg, cut }
  return { saw, fields }
}

type Reply = { status: number; text: string; cut?: string }

/** On a connection of its own, so that what is cut off was cut off by the fault. */
export function ask(url: string, body?: object, more: Record<string, string> = {}): Promise<Reply> {
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

function fieldsOf(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
