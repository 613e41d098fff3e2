import { beforeAll, expect, test } from 'vitest'
import { type Area, allAreas } from '@/lib/areas'
import { confirmAddress } from '../support/confirm-address'
import { bearer, call, loggedInTeacher, subscribed } from '../support/person'
import { type SharedSite, sharedSite } from '../support/shared-site'

/** Whoever coordinates one school finds nothing of another, at no address of the school's rooms. */

let site: SharedSite
let strange: Awaited<ReturnType<typeof staffed>>
let own: Awaited<ReturnType<typeof staffed>>
beforeAll(async () => {
  site = await sharedSite()
  strange = await staffed()
  own = await staffed()
})

/** A school with a coordinator, a teacher, an open invitation and a link. */
async function staffed() {
  const coordinator = await subscribed(site)
  await confirmAddress(site, coordinator.teacher.email)
  const headers = bearer(coordinator.token)
  const post = (path: string, body = {}) => call(site, path, { body, headers })
  const { url } = (await post('/api/school/link')).body
  const teacher = await loggedInTeacher(site)
  const seat = bearer(teacher.token)
  await call(site, `/api/school/join/${url.split('/').at(-1)}`, { body: {}, headers: seat })
  const invited = `invited-${teacher.id}@school.example`
  await post('/api/school/invitations', { addresses: invited, send: true })
  const look = (path: string) => call(site, path, { headers })
  const people = async () => (await look('/api/school/teachers')).body.rows
  const [members, [invitation]] = [
    await people(),
    (await look('/api/school/invitations')).body.rows,
  ]
  const membership = members.find((one: { role: string }) => one.role === 'teacher').membershipId
  const secrets = [
    teacher.teacher.email,
    coordinator.teacher.email,
    invited,
    membership,
    invitation.id,
    url,
  ]
  return {
    coordinator,
    teacher,
    membership,
    invitation: invitation.id as string,
    secrets,
    people,
    look,
  }
}

const rooms = allAreas.filter(({ path }) => /^\/(api\/school|my-school)(\/|$)/.test(path))
const inRoom = (pattern: RegExp) => rooms.filter(({ path }) => pattern.test(path))
const addressIn = ({ path }: Area, school: typeof strange) =>
  path
    .replace('invitations/:id', `invitations/${school.invitation}`)
    .replace(':id', school.membership)
    .replace(':token', 'A'.repeat(43))

const BODY = { addresses: 'new@school.example', send: false, email: 'new@school.example' }
const ways = (area: Area) =>
  area.kind === 'call' ? (['GET', 'POST'] as const) : (['GET'] as const)

async function everyAnswer(token: { token: string; cookie: string }, areas: Area[]) {
  const answers = []
  for (const area of areas) {
    for (const method of ways(area)) {
      const body = method === 'POST' ? BODY : undefined
      const headers = {
        ...bearer(token.token),
        ...(area.kind === 'page' && { cookie: token.cookie }),
      }
      const address = addressIn(area, strange)
      const answer = await call(site, address, { method, body, headers })
      answers.push({ what: `${method} ${area.path}`, address, ...answer })
    }
  }
  return answers
}

test('the school has rooms enough for this to mean something', () => {
  expect(rooms.length).toBeGreaterThan(15)
  expect(inRoom(/:id/).length).toBeGreaterThan(6)
})

test('a coordinator who asks by the ids of another school finds nothing, and nothing changes there', async () => {
  const before = [await strange.people(), (await strange.look('/api/school/invitations')).body.rows]
  const answers = await everyAnswer(own.coordinator, inRoom(/:id/))
  const posts = answers.filter(({ what }) => what.startsWith('POST'))
  expect(posts.map(({ what, status }) => [what, status])).toEqual(
    posts.map(({ what }) => [what, 404]),
  )
  const after = [await strange.people(), (await strange.look('/api/school/invitations')).body.rows]
  expect(after).toEqual(before)
})

test('no answer in the rooms of the school holds anything of another one', async () => {
  const reading = inRoom(/^(?!.*(leave|off|withdraw|link))/)
  const answers = await everyAnswer(own.coordinator, reading)
  // The id that was asked for stands in the page that says it is not there, because it was asked for.
  const leaks = answers.flatMap(({ what, body, address }) =>
    strange.secrets
      .filter((secret) => JSON.stringify(body).includes(secret) && !address.includes(secret))
      .map(() => what),
  )
  expect(leaks).toEqual([])
  // The search finds what is there for who may see it.
  const seen = await everyAnswer(strange.coordinator, reading)
  const found = strange.secrets.filter((secret) =>
    seen.some(({ body }) => JSON.stringify(body).includes(secret)),
  )
  expect(found).toEqual(strange.secrets)
})

test.each([
  ['a teacher', () => own.teacher],
  ['somebody without a school', () => loggedInTeacher(site)],
])('%s finds none of the coordinator’s rooms', async (_, who) => {
  const open = /^\/api\/school(\/details|\/leave|\/join\/:token)?$|^\/my-school$/
  const answers = await everyAnswer(
    await who(),
    rooms.filter(({ path }) => !open.test(path)),
  )
  const found = answers.filter(({ status }) => ![404, 405, 415].includes(status))
  expect(found.map(({ what, status }) => [what, status])).toEqual([])
})

test.each([
  ['a list where lines belong', { addresses: ['a@x.example'], send: true }, 422],
  ['nothing', { addresses: ' \n ', send: true }, 422],
  ['10,000 addresses', { addresses: 'a@x.in\n'.repeat(8_000), send: false }, 422],
  ['more than a request holds', { addresses: 'teacher@x.in\n'.repeat(10_000), send: false }, 413],
  ['a table', { addresses: 'Name,Email\n"Iyer, Meena",meena@x.example;', send: false }, 200],
  ['other scripts', { addresses: 'மீனா@பள்ளி.இந்தியா\nमीना@स्कूल.भारत', send: false }, 200],
  ['control signs', { addresses: 'a@x.example\u0000', send: false }, 422],
])('pasting %s is answered with a sentence', async (_, body, status) => {
  const headers = bearer(own.coordinator.token)
  const answer = await call(site, '/api/school/invitations', { body, headers })
  expect(answer).toMatchObject({ status, body: { msg: expect.stringMatching(/\w/) } })
})

test.each([
  ['of one sign', 'x'],
  ['cut off', 'A'.repeat(42)],
  ['that nobody made', 'A'.repeat(43)],
  ['far too long', 'A'.repeat(4_000)],
  ['with NUL', '%00'],
  ['that climbs', '..%2f..'],
])('a link %s is answered with a sentence', async (_, token) => {
  const headers = bearer((await loggedInTeacher(site)).token)
  const answer = await call(site, `/api/school/join/${token}`, { body: {}, headers })
  expect([400, 404, 414]).toContain(answer.status)
})
