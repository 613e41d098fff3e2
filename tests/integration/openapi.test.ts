// @module-tag once
import { Validator } from '@seriousme/openapi-schema-validator'
import { beforeAll, expect, test } from 'vitest'
import description from '@/content/openapi.json'
import { createApiDescription, findOmissionReason } from '@/scripts/openapi/api-description'
import { importApiRoutes } from '@/scripts/openapi/api-routes'
import {
  bearerHeader,
  callApi,
  fetchMeStatus,
  logInNewTeacher,
  newSchoolForm,
  newSubscriber,
  newTeacher,
  type TestApiResponse,
} from '../support/api-user'
import { getSharedSite, type SharedSite } from '../support/shared-site'

type Operation = {
  security: unknown[]
  requestBody?: unknown
  responses: Record<string, unknown>
}
type OperationCase = { method: string; path: string; operation: Operation }

let site: SharedSite
beforeAll(async () => {
  site = await getSharedSite()
})

test('the description is current (if not, run `node scripts/run.mjs openapi`)', async () => {
  expect(JSON.parse(JSON.stringify(await createApiDescription()))).toEqual(description)
})

test('the site serves it to everyone, and caches may keep it', async () => {
  const { status, body, headers } = await callApi(site, '/api/openapi.json')
  expect(status).toBe(200)
  expect(body).toEqual(description)
  expect(headers.get('cache-control')).toBe('public, max-age=300')
})

test('it is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate(structuredClone(description))
  expect(result).toEqual({ valid: true })
})

test('every API route is described, or has a reason', async () => {
  const routes = await importApiRoutes()
  expect(routes.length).toBeGreaterThan(100)
  for (const route of routes) {
    const isDescribed = Object.hasOwn(description.paths, toTemplate(route.policy.path))
    expect(isDescribed, route.policy.path).toBe(!findOmissionReason(route))
    expect(route.declarations, route.policy.path).not.toEqual([])
  }
})

const toTemplate = (path: string) => path.replaceAll(/:(\w+)/g, '{$1}')

/** `tests/integration/api-v1.test.ts` calls those for programs. */
const operationCases: OperationCase[] = Object.entries(description.paths)
  .filter(([path]) => !path.startsWith('/api/v1/'))
  .flatMap(([path, { parameters: _, ...operations }]) =>
    Object.entries(operations as Record<string, Operation>).map(([method, operation]) => ({
      ...{ method: method.toUpperCase(), path, operation },
    })),
  )

/** No record has this ID. */
const fillPath = (path: string) =>
  path.replaceAll(/\{\w+\}/g, 'aaaaaaaa-0000-4000-8000-000000000000')

function expectDescribed({ status, body, headers }: TestApiResponse, { responses }: Operation) {
  expect(headers.get('content-type')).toMatch(/^application\/json/)
  expect(body).toBeTypeOf('object')
  if (status < 300) return expect(responses).toHaveProperty('2XX')
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  expect(body.msg).toMatch(/^\p{Lu}/u)
  for (const sentence of Object.values(body.errors ?? {})) expect(sentence).toBeTypeOf('string')
  return expect(responses).toHaveProperty(status in responses ? String(status) : 'default')
}

const callOperation = (
  { method, path, operation }: OperationCase,
  headers: Record<string, string>,
  body: unknown = operation.requestBody || method === 'POST' ? {} : undefined,
) => callApi(site, fillPath(path), { method, headers, body })

test.each(operationCases)('$method $path without a login', async (operationCase) => {
  const { operation } = operationCase
  const response = await callOperation(operationCase, {})
  expectDescribed(response, operation)
  if (operation.security.length > 0) expect(response.status).toBe(401)
})

let newestToken = ''

/** New only where an operation has ended the login of the case before. */
async function getToken() {
  if (!newestToken || (await fetchMeStatus(site, bearerHeader(newestToken))) !== 200)
    newestToken = (await logInNewTeacher(site)).token
  return newestToken
}

test.each(operationCases)('$method $path with a login and an empty body', async (operationCase) => {
  const token = await getToken()
  expectDescribed(await callOperation(operationCase, bearerHeader(token)), operationCase.operation)
})

const bodyCases = operationCases.filter(({ operation }) => operation.requestBody)

test.each(bodyCases)('$method $path with values of the wrong type', async (operationCase) => {
  const token = await getToken()
  const { properties } = getBodySchema(operationCase.operation)
  const body = Object.fromEntries(Object.keys(properties).map((name) => [name, [[]]]))
  const response = await callOperation(operationCase, bearerHeader(token), body)
  expect(response.status).toBe(422)
  expect(Object.keys(response.body.errors).length).toBeGreaterThan(0)
  expectDescribed(response, operationCase.operation)
})

type BodySchema = { properties: Record<string, unknown> }
const getBodySchema = ({ requestBody }: Operation) =>
  (requestBody as { content: Record<string, { schema: BodySchema }> }).content['application/json']
    ?.schema ?? { properties: {} }

const ENTRY = { title: 'A course', provider: 'A college', day: '2026-01-05', hours: '2' }
const VALID_BODIES: Record<string, () => Record<string, unknown>> = {
  '/api/account/details': () => ({
    ...{ firstname: 'Asha', lastname: 'Iyer', phone_number: '9876543210' },
  }),
  '/api/account/email-preferences': () => ({ reminders: true, news: false }),
  '/api/auth/register': newSchoolForm,
  '/api/auth/user/forgot-password': () => ({ email: newTeacher().email }),
  '/api/auth/user/register': newTeacher,
  '/api/auth/user/subscribe': newSchoolForm,
  '/api/contact': () => ({
    ...{ name: 'Asha', email: newTeacher().email, subject: 'Books', message: 'Thank you.' },
  }),
  '/api/learning/entries': () => ENTRY,
}

test.each(operationCases.filter(({ path }) => VALID_BODIES[path]))(
  '$method $path with a valid body succeeds',
  async (operationCase) => {
    const { token } = await logInNewTeacher(site)
    const body = VALID_BODIES[operationCase.path]?.()
    const response = await callOperation(operationCase, bearerHeader(token), body)
    expect(response.status, JSON.stringify(response.body)).toBeLessThan(300)
    expect(response.body.msg).toMatch(/^\p{Lu}/u)
  },
)

test('every GET answers a subscriber as described', async () => {
  const { token } = await newSubscriber(site)
  const getCases = operationCases.filter(({ method }) => method === 'GET')
  expect(getCases.length).toBeGreaterThan(5)
  for (const getCase of getCases) {
    const response = await callOperation(getCase, bearerHeader(token))
    expectDescribed(response, getCase.operation)
    if (!getCase.path.includes('{')) expect(response.status, getCase.path).toBe(200)
  }
})
