import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { callApi } from '../support/api-user'
import { getSharedSite } from '../support/shared-site'

/** `/design` is a page of `npm run dev`: a built site does not know it, and no visitor loads its code. */

test('a built site answers as to every unknown URL', async () => {
  const site = await getSharedSite()
  const unknown = await callApi(site, '/no-such-page')
  for (const url of ['/design', '/hi/design', '/design/pieces', '/ta/design/pieces']) {
    const { status, body } = await callApi(site, url)
    expect([url, status], url).toEqual([url, 404])
    if (!/^\/(hi|ta)/.test(url)) expect(body).toBe(unknown.body)
  }
})

test('nothing of it is in the build', () => {
  const files = ['.next/server', '.next/static'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(js|json|html|css)$/.test(entry.name))
      .map(({ parentPath, name }) => path.join(parentPath, name)),
  )
  expect(files.length).toBeGreaterThan(500)
  const mark = /data-piece|design\/pieces|components\/design/
  expect(files.filter((file) => mark.test(readFileSync(file, 'utf8')))).toEqual([])
})
