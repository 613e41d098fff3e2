import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '@/scripts/site-build'
import { findFreePort } from '@/tests/support/free-port'
import { APP_URL, unprivileged } from './environment'
import { copyRelease } from './release'

/**
 * Created once for all deployment tests: a build, a PostgreSQL server, a certificate, a release.
 */

declare module 'vitest' {
  interface ProvidedContext {
    work: string
    postgresBin: string
    databaseServer: string
  }
}

export default async function setUpDeployment({ provide }: TestProject) {
  process.env.APP_URL = APP_URL
  await buildIfNeeded()
  const workFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-deploy-'))
  chmodSync(workFolder, 0o755)
  const postgresBin = String(process.env.POSTGRES_BIN)
  const postgres = await startPostgres(postgresBin, workFolder)
  const cleanUp = () => {
    postgres.stop()
    rmSync(workFolder, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  createCertificate(workFolder)
  copyRelease(path.join(workFolder, 'one'))
  provide('work', workFolder)
  provide('postgresBin', postgresBin)
  provide('databaseServer', postgres.url)
  return async () => {
    const stopped = postgres.stopped
    postgres.stop()
    await stopped
    cleanUp()
  }
}

async function startPostgres(binFolder: string, workFolder: string) {
  const [dataFolder, port] = [path.join(workFolder, 'postgres'), await findFreePort()]
  mkdirSync(dataFolder, { mode: 0o700 })
  unprivileged.own(dataFolder)
  const options = { ...unprivileged.identity, stdio: 'ignore' as const, cwd: dataFolder }
  execFileSync(
    `${binFolder}/initdb`,
    ['-D', dataFolder, '-U', 'uns', '-A', 'trust', '--no-sync'],
    options,
  )
  const flags = [`-p${port}`, '-k', dataFolder, '-clisten_addresses=127.0.0.1', '-cfsync=off']
  const server = spawn(`${binFolder}/postgres`, ['-D', dataFolder, ...flags], options)
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  for (let attempt = 0; !isReady(binFolder, port); attempt += 1) {
    if (attempt === 100) throw new Error('PostgreSQL did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = () => server.kill('SIGINT')
  return { url: `postgres://uns:any@127.0.0.1:${port}/postgres`, stop, stopped }
}

function isReady(binFolder: string, port: number) {
  try {
    execFileSync(`${binFolder}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}

function createCertificate(workFolder: string) {
  const [key, certificate] = [
    path.join(workFolder, 'privkey.pem'),
    path.join(workFolder, 'fullchain.pem'),
  ]
  const subject = ['-subj', '/CN=uns.example', '-addext', 'subjectAltName=DNS:uns.example']
  const opensslArgs = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...opensslArgs, '-keyout', key, '-out', certificate], {
    stdio: 'ignore',
  })
  unprivileged.own(key)
}
