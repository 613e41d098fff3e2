import { randomUUID } from 'node:crypto'
import type { Site } from './site'

type ApiTarget = { url: string }

export type TestApiResponse = {
  status: number
  body: any
  headers: Headers
}

type TestApiRequest = { method?: string; body?: unknown; headers?: Record<string, string> }

export async function callApi(
  site: ApiTarget,
  path: string,
  request: TestApiRequest = {},
): Promise<TestApiResponse> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers = {} } = request
  const response = await fetch(site.url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, body: parseBody(text), headers: response.headers }
}

export const userApiPath = (path: string) => `/api/auth/user/${path}`
export const bearerHeader = (token: string) => ({ authorization: `Bearer ${token}` })

export function newTeacher(overrides: Partial<TestTeacher> = {}): TestTeacher {
  const email = `teacher-${randomUUID()}@school.example`
  return {
    firstname: 'Meena',
    lastname: 'Iyer',
    email,
    phone_number: '9876543210',
    password: 'chalk-and-board',
    ...overrides,
  }
}

export type TestTeacher = {
  firstname: string
  lastname: string
  email: string
  phone_number: string
  password: string
}

export const register = (site: ApiTarget, teacher: TestTeacher) =>
  callApi(site, userApiPath('register'), { body: teacher })

export const logIn = (
  site: ApiTarget,
  { email, password }: Pick<TestTeacher, 'email' | 'password'>,
) => callApi(site, userApiPath('login'), { body: { email, password } })

/** A registered teacher with a session: its token, and its cookies as a browser sends them. */
export async function logInNewTeacher(site: ApiTarget) {
  const teacher = newTeacher()
  await register(site, teacher)
  return { teacher, ...readCredentials(await logIn(site, teacher)) }
}

export const newSchoolForm = (overrides: Record<string, unknown> = {}) => ({
  institution_name: 'Vidya Mandir',
  school_address: '4 Temple Road, Salem',
  affiliation_board: 'State Board',
  correspondent_name: 'K. Murugan',
  principal_name: 'S. Lakshmi',
  principal_contact: '9876500000',
  principal_email: 'principal@vidya.example',
  branches: '',
  school_email: newTeacher().email,
  school_website: '',
  school_mobile: '9876511111',
  school_landline: '',
  student_strength: '820',
  teaching_staff_count: '41',
  representatives: 'A, B',
  declaration: true,
  ...overrides,
})

/** A logged-in teacher whose school has subscribed (by the form, in instant mode). */
export async function newSubscriber(site: ApiTarget) {
  const teacher = await logInNewTeacher(site)
  const headers = bearerHeader(teacher.token)
  const response = await callApi(site, userApiPath('subscribe'), { body: newSchoolForm(), headers })
  if (response.body.is_subscribed !== 1) throw new Error(`not subscribed: ${response.body.msg}`)
  return teacher
}

export function readCredentials(response: TestApiResponse) {
  if (response.status >= 400) throw new Error(`no session, but status ${response.status}`)
  const cookies = response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '')
  const xsrf = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return {
    token: response.body.token as string,
    cookie: cookies.join('; '),
    xsrf,
    id: response.body.user?.id,
  }
}

export const fetchMeStatus = async (site: ApiTarget, headers: Record<string, string>) =>
  (await callApi(site, userApiPath('me'), { headers })).status

export async function waitForResetToken(site: Pick<Site, 'mails'>, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const message = site
      .mails()
      .findLast(({ to, text }) => to === email && text.includes('/reset-password/'))
    const token = message && /reset-password\/([\w-]{43})/.exec(message.text)?.[1]
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no reset mail for ${email}`)
}

function parseBody(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
