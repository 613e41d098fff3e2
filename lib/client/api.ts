import { getLanguage } from '@/i18n/language'
import { LANGUAGE_HEADER } from '@/i18n/languages'
import { currentSession } from './session-store'
import { requestStepUp } from './step-up'

/** Without `msg` (no network or no JSON) the form shows its own text. */
export type ApiOutcome<Data> = {
  status: number
  msg?: string
  errors?: Record<string, string>
  now?: Record<string, string>
  /** Labels by path. */
  links?: Record<string, string>
} & ({ ok: true; data: Data } | { ok: false; data: null })

type ApiRequest = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  body?: unknown
  keepalive?: boolean
  /** The response to a successful request is a file. */
  expectsFile?: boolean
}

export const ME_PATH = '/api/auth/user/me'

export const get = <Data>(path: string) => callApi<Data>({ method: 'GET', path })

export const post = <Data>(path: string, body: unknown = {}, keepalive = false) =>
  callApi<Data>({ method: 'POST', path, body, keepalive })

export const postForFile = (path: string, body: unknown) =>
  callApi<Blob>({ method: 'POST', path, body, expectsFile: true })

export const remove = (path: string) => callApi<unknown>({ method: 'DELETE', path })

async function callApi<Data>(request: ApiRequest): Promise<ApiOutcome<Data>> {
  const userId = currentSession()?.user.id
  const outcome = await sendRequest<Data>(request)
  if (outcome.errors?.proof && !request.keepalive && (await requestStepUp()))
    return sendRequest<Data>(request)
  if (outcome.status !== 403 || !outcome.errors?.xsrf) return outcome
  // The CSRF cookie is missing or stale; `me` sets it again.
  await sendRequest({ method: 'GET', path: ME_PATH })
  // Never as another user, who has logged in meanwhile.
  return currentSession()?.user.id === userId ? sendRequest<Data>(request) : outcome
}

async function sendRequest<Data>({
  method,
  path,
  body,
  keepalive,
  expectsFile,
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
    if (expectsFile && response.ok)
      return { ok: true, status: response.status, data: (await response.blob()) as Data }
    // A proxy may answer without JSON; then the status decides.
    return parseResponse<Data>(response, await response.json().catch(() => null))
  } catch {
    // No response: status 0, which does not count as a logout.
    return { ok: false, status: 0, data: null }
  }
}

function buildHeaders(body: unknown) {
  const headers = getSessionHeaders()
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  return headers
}

export function getSessionHeaders() {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    [LANGUAGE_HEADER]: getLanguage(),
  }
  const token = currentSession()?.token
  const csrfToken = readCookie('XSRF-TOKEN')
  if (token) headers.Authorization = `Bearer ${token}`
  if (csrfToken) headers['X-XSRF-TOKEN'] = csrfToken
  return headers
}

export function parseResponse<Data>(
  { ok, status }: { ok: boolean; status: number },
  json: unknown,
): ApiOutcome<Data> {
  if (!isRecord(json)) return { ok: false, status, data: null }
  const msg = typeof json.msg === 'string' && json.msg ? json.msg : undefined
  const errors = isRecord(json.errors) ? pickStrings(json.errors) : undefined
  // The shape is the server's contract; code that stores a response validates it first.
  return ok
    ? { ok, status, msg, data: json as Data }
    : {
        ok: false,
        status,
        msg,
        errors,
        now: isRecord(json.now) ? pickStrings(json.now) : undefined,
        links: isRecord(json.links) ? pickStrings(json.links) : undefined,
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
    // Not URL-encoded: use it unchanged.
    return value
  }
}
