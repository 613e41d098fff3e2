import { randomUUID } from 'node:crypto'
import type { Site } from './site'

/** Where the site is that somebody talks to. */
type At = { url: string }

/** Someone who talks to the site's API, as a browser or with a token alone. */

export type Answer = {
  status: number
  body: any
  headers: Headers
}

type Send = { method?: string; body?: unknown; headers?: Record<string, string> }

export async function call(site: At, path: string, send: Send = {}): Promise<Answer> {
  const { body, method = body === undefined ? 'GET' : 'POST', headers = {} } = send
  const response = await fetch(site.url + path, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    body: body === undefined ? undefined : JSON.stringify(body),
    redirect: 'manual',
  })
  const text = await response.text()
  return { status: response.status, body: parsed(text), headers: response.headers }
}

export const user = (path: string) => `/api/auth/user/${path}`
export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export function newTeacher(over: Partial<Teacher> = {}): Teacher {
  const email = `teacher-${randomUUID()}@school.example`
  return {
    firstname: 'Meena',
    lastname: 'Iyer',
    email,
    phone_number: '9876543210',
    password: 'chalk-and-board',
    ...over,
  }
}

export type Teacher = {
  firstname: string
  lastname: string
  email: string
  phone_number: string
  password: string
}

export const register = (site: At, teacher: Teacher) =>
  call(site, user('register'), { body: teacher })

export const logIn = (site: At, { email, password }: Pick<Teacher, 'email' | 'password'>) =>
  call(site, user('login'), { body: { email, password } })

/** A registered teacher with a session: its token, and its cookies as a browser would send them. */
export async function loggedInTeacher(site: At) {
  const teacher = newTeacher()
  await register(site, teacher)
  return { teacher, ...seatOf(await logIn(site, teacher)) }
}

/** The subscription form of a school, filled in as it should be. */
export const school = (over: Record<string, unknown> = {}) => ({
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
  ...over,
})

/** A logged-in teacher whose school has subscribed (by the form, in instant mode). */
export async function subscribed(site: At) {
  const teacher = await loggedInTeacher(site)
  const headers = bearer(teacher.token)
  const answer = await call(site, user('subscribe'), { body: school(), headers })
  if (answer.body.is_subscribed !== 1) throw new Error(`not subscribed: ${answer.body.msg}`)
  return teacher
}

export function seatOf(answer: Answer) {
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '')
  const xsrf = cookies.find((pair) => pair.startsWith('XSRF-TOKEN='))?.split('=')[1] ?? ''
  return {
    token: answer.body.token as string,
    cookie: cookies.join('; '),
    xsrf,
    id: answer.body.user?.id,
  }
}

export const me = async (site: At, headers: Record<string, string>) =>
  (await call(site, user('me'), { headers })).status

/** The token in the newest reset mail to this address. */
export async function resetTokenFor(site: Pick<Site, 'mails'>, email: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const mail = site
      .mails()
      .findLast(({ to, text }) => to === email && text.includes('/reset-password/'))
    const token = mail && /reset-password\/([\w-]{43})/.exec(mail.text)?.[1]
    if (token) return token
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error(`no reset mail for ${email}`)
}

function parsed(text: string) {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
