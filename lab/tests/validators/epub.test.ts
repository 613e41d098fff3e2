import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ebooks } from '@/content/ebooks/catalogue'
import { routes } from '@/lib/routes'
import { newSubscriber } from '@/tests/support/api-user'
import { startSite } from '@/tests/support/site'

const folder = mkdtempSync(path.join(os.tmpdir(), 'epubs-'))
const site = await startSite()
afterAll(async () => {
  await site.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('EPUBCheck has nothing to say about any book', async () => {
  const { cookie } = await newSubscriber(site)
  const files = ebooks.map(async ({ id }) => {
    const response = await fetch(site.url + routes.ebookEpub(id), { headers: { cookie } })
    const file = path.join(folder, `${id}.epub`)
    writeFileSync(file, Buffer.from(await response.arrayBuffer()))
    return file
  })
  for (const file of await Promise.all(files)) {
    const check = ['-jar', '/usr/bin/epubcheck', '--failonwarnings', file]
    const { stdout } = await promisify(execFile)('java', check)
    expect(stdout).toContain('No errors or warnings detected')
  }
})
