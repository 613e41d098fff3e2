import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { bearerHeader, newTeacher, userApiPath } from '@/tests/support/api-user'

type SteadyRequestKind = 'register' | 'contact' | 'me' | 'page'
export type LoadRequestKind = SteadyRequestKind | 'login' | 'subscribe'

export type LoadSample = {
  kind: LoadRequestKind
  /** The registered email, the subject, the hash of the token, or the school's email. */
  key: string
  startedAt: number
  ms: number
  status: number
  msg: string
  failure?: string
}

/** Milliseconds between two requests of a kind, independent of earlier ones. */
export type LoadPace = Partial<Record<SteadyRequestKind, number>>

const DEFAULT_PACE: LoadPace = { register: 1_000, contact: 600, me: 400, page: 900 }
const REQUEST_TIMEOUT_MS = 30_000

export type SteadyLoad = { samples: LoadSample[]; stop: () => Promise<LoadSample[]> }

export function startLoad(url: string, token: string, pace: LoadPace = DEFAULT_PACE): SteadyLoad {
  const samples: LoadSample[] = []
  const pending = new Set<Promise<unknown>>()
  const timers = Object.entries(pace).map(([kind, ms]) =>
    setInterval(() => {
      const call = runRequest(url, kind as SteadyRequestKind, token).then((sample) =>
        samples.push(sample),
      )
      pending.add(call)
      void call.then(() => pending.delete(call))
    }, ms),
  )
  const stop = async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(pending)
    return samples
  }
  return { samples, stop }
}

export async function runRequest(
  url: string,
  kind: SteadyRequestKind,
  token: string,
): Promise<LoadSample> {
  const teacher = newTeacher()
  const subject = `About ${randomUUID()}`
  const message = { name: 'Ravi', email: 'ravi@school.example', subject, message: 'When is it?' }
  const key = kind === 'register' ? teacher.email : subject
  const send = {
    register: () => sendRequest(url + userApiPath('register'), teacher),
    contact: () => sendRequest(`${url}/api/contact`, message),
    me: () => sendRequest(url + userApiPath('me'), undefined, bearerHeader(token)),
    page: () => sendRequest(`${url}/`),
  }[kind]
  return (await recordSample(kind, key, send)).saw
}

export async function recordSample(
  kind: LoadRequestKind,
  key: string,
  send: () => Promise<LoadResponse>,
) {
  const startedAt = Date.now()
  const { status, text, failure } = await send()
  const fields = parseFields(text)
  const msg = String(fields.msg ?? '')
  const sample: LoadSample = {
    kind,
    key,
    startedAt,
    ms: Date.now() - startedAt,
    status,
    msg,
    failure,
  }
  return { saw: sample, fields }
}

type LoadResponse = { status: number; text: string; failure?: string }

/** Uses its own connection, so that only the fault can cut it off. */
export function sendRequest(
  url: string,
  body?: object,
  extraHeaders: Record<string, string> = {},
): Promise<LoadResponse> {
  const headers = { ...(body && { 'content-type': 'application/json' }), ...extraHeaders }
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const method = body ? 'POST' : 'GET'
  return new Promise((resolve) => {
    const resolveFailure = (error: NodeJS.ErrnoException) =>
      resolve({ status: 0, text: '', failure: error.code ?? error.message })
    const outgoing = request(url, { method, headers, agent: false, signal }, (response) => {
      let text = ''
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('error', resolveFailure)
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', resolveFailure)
    outgoing.end(body && JSON.stringify(body))
  })
}

function parseFields(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
