import { beforeAll, expect, test } from 'vitest'
import { allRoutePolicies, type RoutePolicy } from '@/lib/route-policies'
import { bearerHeader, callApi, logInNewTeacher, newSubscriber } from '../support/api-user'
import { confirmEmail } from '../support/confirm-email'
import { findDayInIndia } from '../support/day-in-india'
import { isCiRun, takeThird } from '../support/full-run'
import { getSharedSite, type SharedSite } from '../support/shared-site'

/** A coordinator never gets data of another school from any school route. */

let site: SharedSite
let otherSchool: Awaited<ReturnType<typeof createStaffedSchool>>
let ownSchool: Awaited<ReturnType<typeof createStaffedSchool>>
beforeAll(async () => {
  site = await getSharedSite()
  otherSchool = await createStaffedSchool()
  ownSchool = await createStaffedSchool()
})

async function createStaffedSchool() {
  const coordinator = await newSubscriber(site)
  await confirmEmail(site, coordinator)
  const headers = bearerHeader(coordinator.token)
  const post = (path: string, body = {}) => callApi(site, path, { body, headers })
  const { url } = (await post('/api/school/staff-room-link')).body
  const teacher = await logInNewTeacher(site)
  const teacherHeaders = bearerHeader(teacher.token)
  await callApi(site, `/api/school/join/${url.split('/').at(-1)}`, {
    body: {},
    headers: teacherHeaders,
  })
  const invitedEmail = `invited-${teacher.id}@school.example`
  await post('/api/school/invitations', { addresses: invitedEmail, send: true })
  const getPath = (path: string) => callApi(site, path, { headers })
  const listTeachers = async () => (await getPath('/api/school/teachers')).body.rows
  const [members, [invitation]] = [
    await listTeachers(),
    (await getPath('/api/school/invitations')).body.rows,
  ]
  const membershipId = members.find(
    (member: { role: string }) => member.role === 'teacher',
  ).membershipId
  const secrets = [
    teacher.teacher.email,
    coordinator.teacher.email,
    invitedEmail,
    membershipId,
    invitation.id,
    url,
  ]
  return {
    coordinator,
    teacher,
    membership: membershipId,
    invitation: invitation.id as string,
    secrets,
    people: listTeachers,
    look: getPath,
  }
}

const schoolPolicies = allRoutePolicies.filter(({ path }) =>
  /^\/(api\/school|my-school)(\/|$)/.test(path),
)
const findPolicies = (pattern: RegExp) => schoolPolicies.filter(({ path }) => pattern.test(path))
const buildPath = ({ path }: RoutePolicy, school: typeof otherSchool) =>
  path
    .replace('invitations/:id', `invitations/${school.invitation}`)
    .replace(':id', school.membership)
    .replace(':token', 'A'.repeat(43))

/** Valid for every form of a school. */
const INVITATION_BODY = {
  addresses: 'new@school.example',
  send: false,
  answers: [],
  email: 'new@school.example',
  ...{ priceId: '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11', seats: '1', gstin: '', state: '' },
  ...{ slug: 'some-school', title: 'A page', blocks: [], version: 1, restore: 1, direction: 'up' },
  ...{
    name: 'A school',
    tagline: '',
    design: 'simple',
    colour: '#1d4f91',
    language: 'en',
    logo: '',
  },
  ...{ file: '', membershipId: '0b6f2f6e-0d4b-4a52-9d61-0f0f6d8c7a11', allowed: 'yes' },
  ...{ mode: 'neft', paidOn: '2026-04-02', reference: 'UTR1', amount: '1', tds: '' },
  ...{ item: '', day: findDayInIndia(), time: '10:00', minutes: '60' },
  ...{ scopes: ['school:read'], days: '30', password: 'not this one' },
  ...{ url: 'https://receiver.example', events: ['member.joined'] },
  ...{ added: [], removed: [], code: 'ACDE34', domain: 'www.school.in' },
  ...{ needed: 'yes', reason: 'The dates are wrong.' },
}
const listMethods = (policy: RoutePolicy) =>
  policy.kind === 'call' ? (['GET', 'POST'] as const) : (['GET'] as const)

/** The state of an enquiry is not that of a bill. */
const buildBody = ({ path }: RoutePolicy) =>
  path.includes('/enquiries/') ? { ...INVITATION_BODY, state: 'called', note: '' } : INVITATION_BODY

async function requestAll(token: { token: string; cookie: string }, policies: RoutePolicy[]) {
  const responses = []
  for (const policy of policies) {
    for (const method of listMethods(policy)) {
      const body = method === 'POST' ? buildBody(policy) : undefined
      const headers = {
        ...bearerHeader(token.token),
        ...(policy.kind !== 'call' && { cookie: token.cookie }),
      }
      const urlPath = buildPath(policy, otherSchool)
      const response = await callApi(site, urlPath, { method, body, headers })
      responses.push({ request: `${method} ${policy.path}`, address: urlPath, ...response })
    }
  }
  return responses
}

test('covers more than 15 school routes', () => {
  expect(schoolPolicies.length).toBeGreaterThan(15)
  expect(findPolicies(/:id/).length).toBeGreaterThan(6)
})

test('a coordinator gets 404 for IDs of another school, and nothing changes there', async () => {
  const stateBefore = [
    await otherSchool.people(),
    (await otherSchool.look('/api/school/invitations')).body.rows,
  ]
  const responses = await requestAll(ownSchool.coordinator, findPolicies(/:id/))
  // A document cannot be posted, and a photo is no JSON.
  const postResponses = responses.filter(
    ({ request: requestName, status }) =>
      requestName.startsWith('POST') && status !== 405 && status !== 415,
  )
  const documentResponse = responses.find(({ request }) => /^GET .*documents/.test(request))
  expect(documentResponse?.status).toBe(404)
  expect(postResponses.map(({ request: requestName, status }) => [requestName, status])).toEqual(
    postResponses.map(({ request: requestName }) => [requestName, 404]),
  )
  const stateAfter = [
    await otherSchool.people(),
    (await otherSchool.look('/api/school/invitations')).body.rows,
  ]
  expect(stateAfter).toEqual(stateBefore)
})

const readPolicies = findPolicies(/^(?!.*(leave|off|withdraw|link))/)

test('no school route returns data of another school', async () => {
  const responses = await requestAll(ownSchool.coordinator, takeThird(readPolicies))
  // A 404 page may repeat the requested ID.
  const leaks = responses.flatMap(({ request: requestName, body, address: urlPath }) =>
    otherSchool.secrets
      .filter((secret) => JSON.stringify(body).includes(secret) && !urlPath.includes(secret))
      .map(() => requestName),
  )
  expect(leaks).toEqual([])
})

test.runIf(isCiRun)(
  'its own coordinator gets all of it, so the search finds it (skipped: before a commit)',
  async () => {
    const responses = await requestAll(otherSchool.coordinator, readPolicies)
    const foundSecrets = otherSchool.secrets.filter((secret) =>
      responses.some(({ body }) => JSON.stringify(body).includes(secret)),
    )
    expect(foundSecrets).toEqual(otherSchool.secrets)
  },
)

test.each([
  ['a teacher', 0, () => ownSchool.teacher],
  ['a user without a school', 1, () => logInNewTeacher(site)],
] as const)('%s gets no page or API of the coordinator', async (_, start, createCaller) => {
  const openPathPattern =
    /^\/api\/school(\/details|\/leave|\/attendance|\/join\/:token|\/email\/:token)?$|^\/my-school$/
  const closedPolicies = schoolPolicies.filter(({ path }) => !openPathPattern.test(path))
  const responses = await requestAll(await createCaller(), takeThird(closedPolicies, start))
  const unexpected = responses.filter(({ status }) => ![404, 405, 415].includes(status))
  expect(unexpected.map(({ request: requestName, status }) => [requestName, status])).toEqual([])
})

test.each([
  ['an array instead of text', { addresses: ['a@x.example'], send: true }, 422],
  ['nothing', { addresses: ' \n ', send: true }, 422],
  ['10,000 addresses', { addresses: 'a@x.in\n'.repeat(8_000), send: false }, 422],
  ['more than the body limit', { addresses: 'teacher@x.in\n'.repeat(10_000), send: false }, 413],
  ['a CSV table', { addresses: 'Name,Email\n"Iyer, Meena",meena@x.example;', send: false }, 200],
  ['other scripts', { addresses: 'மீனா@பள்ளி.இந்தியா\nमीना@स्कूल.भारत', send: false }, 200],
  ['control characters', { addresses: 'a@x.example\u0000', send: false }, 422],
])('pasting %s gets a response with a sentence', async (_, body, status) => {
  const headers = bearerHeader(ownSchool.coordinator.token)
  const response = await callApi(site, '/api/school/invitations', { body, headers })
  expect(response).toMatchObject({ status, body: { msg: expect.stringMatching(/\w/) } })
})

test.each([
  ['of one character', 'x'],
  ['truncated', 'A'.repeat(42)],
  ['never issued', 'A'.repeat(43)],
  ['far too long', 'A'.repeat(4_000)],
  ['with NUL', '%00'],
  ['with path traversal', '..%2f..'],
])('a link %s gets a response with a sentence', async (_, token) => {
  const headers = bearerHeader((await logInNewTeacher(site)).token)
  const response = await callApi(site, `/api/school/join/${token}`, { body: {}, headers })
  expect([400, 404, 414]).toContain(response.status)
})
