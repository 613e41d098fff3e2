import { proofAsked } from './proof'
import { currentSession } from './session-store'

/** What a call came to. Without `msg` (no network, or no JSON) the form shows its own sentence. */
export type Outcome<Data> = {
  status: number
  msg?: string
  errors?: Record<string, string>
  /** How it stands now, where somebody else was first. */
  now?: Record<string, string>
} & ({ ok: true; data: Data } | { ok: false; data: null })

type Call = { method: 'GET' | 'POST' | 'DELETE'; path: string; body?: unknown; keepalive?: boolean }

export const ME = '/api/auth/user/me'

export const get = <Data>(path: string) => call<Data>({ method: 'GET', path })

/** `keepalive` lets the request outlive the page. */
export const post = <Data>(path: string, body: unknown = {}, keepalive = false) =>
  call<Data>({ method: 'POST', path, body, keepalive })

export const remove = (path: string) => call<unknown>({ method: 'DELETE', path })

async function call<Data>(request: Call): Promise<Outcome<Data>> {
  const answer = await send<Data>(request)
  if (answer.errors?.proof && !request.keepalive && (await proofAsked())) return send<Data>(request)
  if (answer.status !== 403 || !answer.errors?.xsrf) return answer
  // The anti-forgery cookie is gone or stale; `me` sets it again.
  await send({ method: 'GET', path: ME })
  return send<Data>(request)
}

async function send<Data>({ method, path, body, keepalive }: Call): Promise<Outcome<Data>> {
  try {
    const response = await fetch(path, {
      method,
      headers: headersFor(body),
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
    })
    // What stands in front of the site may answer without JSON; then the status speaks.
    return understood<Data>(response, await response.json().catch(() => null))
  } catch {
    // No answer at all: status 0, which is not taken for a logout.
    return { ok: false, status: 0, data: null }
  }
}

function headersFor(body: unknown) {
  const headers = ownHeaders()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return headers
}

/** Who calls, and that it is a page of ours. */
export function ownHeaders() {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = currentSession()?.token
  const antiForgery = cookie('XSRF-TOKEN')
  if (token) headers.Authorization = `Bearer ${token}`
  if (antiForgery) headers['X-XSRF-TOKEN'] = antiForgery
  return headers
}

/** What an answer says, whoever fetched it. */
export function understood<Data>(
  { ok, status }: { ok: boolean; status: number },
  json: unknown,
): Outcome<Data> {
  if (!isRecord(json)) return { ok: false, status, data: null }
  const msg = typeof json.msg === 'string' && json.msg ? json.msg : undefined
  const errors = isRecord(json.errors) ? sentences(json.errors) : undefined
  // The shape is the server's promise; whoever stores an answer checks it first.
  return ok
    ? { ok, status, msg, data: json as Data }
    : {
        ok: false,
        status,
        msg,
        errors,
        now: isRecord(json.now) ? sentences(json.now) : undefined,
        data: null,
      }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const sentences = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

function cookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  try {
    return value && decodeURIComponent(value)
  } catch {
    // Not encoded: as it stands.
    return value
  }
}
