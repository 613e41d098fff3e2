import { beforeAll, expect, test } from 'vitest'
import { errorPageText } from '@/i18n/error-pages'
import { routes } from '@/lib/routes'
import { logInNewTeacher } from '../support/api-user'
import { getSharedSite } from '../support/shared-site'

let url: string
let cookie: string
beforeAll(async () => {
  const site = await getSharedSite()
  url = site.url
  cookie = (await logInNewTeacher(site)).cookie
})

test.each([
  routes.myCertificate('UNS-0000000000'),
  routes.liveSessionRegistration('no-such-session'),
])('%s declares its language and says that nothing is here', async (path) => {
  for (const encoding of ['gzip', 'identity']) {
    const headers = { cookie, accept: 'text/html', 'accept-encoding': encoding }
    const response = await fetch(url + path, { headers })
    const html = await response.text()
    expect([response.status, response.headers.get('cache-control')]).toEqual([
      404,
      'private, no-store',
    ])
    expect(html).toMatch(/<html lang="[^"]+"/)
    expect(html).toContain(`<h1 class="mt-6">${errorPageText().notFound.title}</h1>`)
  }
})
