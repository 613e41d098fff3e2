import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { languageCodes } from '@/i18n/languages'
import { listPaths } from '@/lib/match-route'
import { allRoutePolicies } from '@/lib/route-policies'
import { closeConnections, sendRequest } from './https-client'
import { startStubServer } from './stub-server'

/** The site of this test lets everything be cached, so only nginx keeps a secret. */

let deployment: Awaited<ReturnType<typeof startStubServer>>
beforeAll(async () => {
  deployment = await startStubServer((_, response) => {
    response.setHeader('cache-control', 'public, s-maxage=60').end('a page')
  })
})
afterAll(async () => {
  closeConnections()
  await deployment?.close()
})

const SECRET = 'S3cret-'.repeat(6)
const insertSecret = (pattern: string) => pattern.replaceAll(/:\w+\*?/g, SECRET)

const secretUrls = [
  ...allRoutePolicies.filter(({ hasSecretUrl }) => hasSecretUrl).flatMap(listPaths),
  ...languageCodes.map((language) => `/${language}/reset-password/:token`),
  ...listPathsOf('/join', '?code=:code'),
  ...listPathsOf('/certificate', '?number=:number'),
  ...listPathsOf('/login', '?next=%2Fjoin%2F:token'),
  ...listPathsOf('/register', '?next=%2Fjoin%2F:token'),
].map(insertSecret)

function listPathsOf(path: string, query: string) {
  const policy = allRoutePolicies.find((candidate) => candidate.path === path)
  return policy ? listPaths(policy).map((translated) => translated + query) : []
}

const spellings = secretUrls.flatMap((url) => {
  const [, letter = '', rest = ''] = /^\/(\w)(.*)$/.exec(url) ?? []
  const encoded = `/%${letter.charCodeAt(0).toString(16)}${rest}`
  return [url, `/${url}`, encoded, ...(url.includes('?') ? [] : [`${url}/`, `${url}?_rsc=1`])]
})

const sendAll = async () => {
  for (const url of spellings) {
    const method = url.includes('/api/') ? 'POST' : 'GET'
    await sendRequest(deployment.front.port, url, { method })
    await sendRequest(deployment.front.port, url, { method, headers: { rsc: '1' } })
  }
}

async function readLogs(lastPath: string) {
  await sendRequest(deployment.front.port, lastPath)
  // nginx writes the log once a second.
  await vi.waitFor(() => expect(deployment.front.accessLog()).toContain(lastPath), 3_000)
  return { access: deployment.front.accessLog(), errors: deployment.front.errors() }
}

test('no secret URL is logged or cached, in any language, also while the site is away', async () => {
  expect(secretUrls.length).toBeGreaterThan(60)
  await sendAll()
  expect(deployment.front.cacheKeys().filter((key) => key.includes(SECRET))).toEqual([])
  expect(deployment.front.cacheKeys().join()).toContain('document /login')
  expect((await readLogs('/asked-last')).access).not.toContain(SECRET)

  await deployment.goAway()
  await sendAll()
  const { access, errors } = await readLogs('/asked-while-away')
  expect(errors).toContain('/asked-while-away')
  expect(access + errors).not.toContain(SECRET)
})
