// @module-tag ci
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeDatabase } from '@/db/client'
import { startSession } from '@/lib/auth/sessions'
import { openStoredDatabase } from '../support/in-process'
import { runCommandForOutput } from '../support/run-program'
import { newUser } from '../support/schools'

/** Follows docs/incident.md as its reader does: its commands, in its order, on a host with its settings in a file. */

const page = readFileSync('docs/incident.md', 'utf8')

let site: Awaited<ReturnType<typeof openStoredDatabase>>
let host: ReturnType<typeof createHost>
let user: Awaited<ReturnType<typeof newUser>>
beforeAll(async () => {
  site = await openStoredDatabase()
  const secret = { AUTH_SECRET: 'a secret that only the tests know, long enough' }
  host = createHost({ ...secret, ...site.env })
  user = await newUser(site.db)
  await startSession(site.db, { userId: user.id, passwordHash: user.passwordHash })
  await closeDatabase()
})
afterAll(async () => {
  host?.remove()
  await site?.close()
})

/** The files of a host that the page names, and stand-ins for systemd's programs, which log their arguments. */
function createHost(env: Record<string, string>) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-host-'))
  const bin = path.join(folder, 'bin')
  mkdirSync(bin)
  symlinkSync(process.cwd(), path.join(folder, 'current'))
  symlinkSync(path.resolve('deploy/uns'), path.join(bin, 'uns'))
  const settings = path.join(folder, 'uns.env')
  writeFileSync(
    settings,
    Object.entries(env)
      .map(([name, value]) => `${name}='${value}'\n`)
      .join(''),
  )
  const addCommand = (name: string, script: string) => {
    writeFileSync(path.join(bin, name), `#!/bin/sh\n${script}\n`)
    chmodSync(path.join(bin, name), 0o755)
  }
  return {
    folder,
    addCommand,
    env: {
      PATH: `${bin}:${process.env.PATH}`,
      UNS_HOME: folder,
      UNS_SETTINGS: settings,
      UNS_USER: os.userInfo().username,
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const blocks = [...page.matchAll(/^```sh (\w+)\n([\s\S]*?)^```$/gm)]

test('its commands keep the evidence, end all logins and list the people affected', async () => {
  const logLine = JSON.stringify({ time: new Date().toISOString(), user: user.id })
  for (const name of ['systemctl', 'cp']) host.addCommand(name, `echo ${name} "$@"`)
  host.addCommand('journalctl', `echo '${logLine}'`)
  const outputs: Record<string, string> = {}
  for (const [, name = '', commands = ''] of blocks) {
    const command = ['sh', '-euc', commands]
    const run = await runCommandForOutput(command, { cwd: host.folder, env: host.env })
    expect(run, commands).toMatchObject({ status: 0 })
    outputs[name] = run.output
  }
  expect(Object.keys(outputs)).toEqual(['evidence', 'stop', 'people', 'rotate'])
  expect(outputs.stop).toContain('Ended 1 logins')
  for (const file of ['people.csv', 'accounts.csv', 'requests.csv'])
    expect(readFileSync(path.join(host.folder, file), 'utf8')).toContain(user.email)
})
