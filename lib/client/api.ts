import { currentSession } from './session-store'
import { requestStepUp } from './step-up'

/** What a call came to. Without `msg` (no network, or no JSON) the form shows its own sentence. */
export type ApiOutcome<Data> = {
  status: number
  msg?: string
  errors?: Record<string, string>
  /** How it stands now, where somebody else was first. */
  now?: Record<string, string>
} & ({ ok: true; data: Data } | { ok: false; data: null })

type ApiRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  keepalive?: boolean
}

export const ME_PATH = '/api/auth/user/me'

export const get = <Data>(path: string) => callApi<Data>({ method: 'GET', path })

/** `keepalive` lets the request outlive the page. */
export const post = <Data>(path: string, body: unknown = {}, keepalive = false) =>
  callApi<Data>({ method: 'POST', path, body, keepalive })

export const remove = (path: string) => callApi<unknown>({ method: 'DELETE', path })

async function callApi<Data>(request: ApiRequest): Promise<ApiOutcome<Data>> {
  const outcome = await sendRequest<Data>(request)
  if (outcome.errors?.proof && !request.keepalive && (await requestStepUp()))
    return sendRequest<Data>(request)
  if (outcome.status !== 403 || !outcome.errors?.xsrf) return outcome
  // The anti-forgery cookie is gone or stale; `me` sets it again.
  await sendRequest({ method: 'GET', path: ME_PATH })
  return sendRequest<Data>(request)
}

async function sendRequest<Data>({
  method,
  path,
  body,
  keepalive,
}: ApiRequest): Promise<ApiOutcome<Data>> {
  try {
    const response = await fetch(path, {
      method,
      headers: buildHeaders(body),
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: 'same-origin',
      cache: 'no-store',
      keepalive,
    })
    // What stands in front of the site may answer without JSON; then the status speaks.
    return parseResponse<Data>(response, await response.json().catch(() => null))
  } catch {
    // No answer at all: status 0, which is not taken for a logout.
    return { ok: false, status: 0, data: null }
  }
}

function buildHeaders(body: unknown) {
  const headers = getSessionHeaders()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return headers
}

/** Who calls, and that it is a page of ours. */
export function getSessionHeaders() {
  const headers: Record<string, string> = { Accept: 'application/json' }
  const token = currentSession()?.token
  const csrfToken = readCookie('XSRF-TOKEN')
  if (token) headers.Authorization = `Bearer ${token}`
  if (csrfToken) headers['X-XSRF-TOKEN'] = csrfToken
  return headers
}

/** What an answer says, whoever fetched it. */
export function parseResponse<Data>(
  { ok, status }: { ok: boolean; status: number },
  json: unknown,
): ApiOutcome<Data> {
  if (!isRecord(json)) return { ok: false, status, data: null }
  const msg = typeof json.msg === 'string' && json.msg ? json.msg : undefined
  const errors = isRecord(json.errors) ? pickStrings(json.errors) : undefined
  // The shape is the server's promise; whoever stores an answer checks it first.
  return ok
    ? { ok, status, msg, data: json as Data }
    : {
        ok: false,
        status,
        msg,
        errors,
        now: isRecord(json.now) ? pickStrings(json.now) : undefined,
        data: null,
      }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const pickStrings = (errors: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(errors).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  )

function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((text) => text.startsWith(`${name}=`))
  const value = pair?.slice(name.length + 1)
  try {
    return value && decodeURIComponent(value)
  } catch {
    // Not encoded: as it stands.
    return value
  }
}
