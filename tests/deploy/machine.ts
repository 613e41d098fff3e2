import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfNeeded } from '@/scripts/site-build'
import { freePort } from '../support/site'
import { APP_URL, unprivileged } from './account'
import { copyRelease } from './release'

/** Made once for all tests about deployment: a build, a PostgreSQL server, a certificate, a release. */

declare module 'vitest' {
  interface ProvidedContext {
    work: string
    postgresBin: string
    databaseServer: string
  }
}

export default async function machine({ provide }: TestProject) {
  process.env.APP_URL = APP_URL
  await buildIfNeeded()
  const work = mkdtempSync(path.join(os.tmpdir(), 'uns-deploy-'))
  chmodSync(work, 0o755)
  const postgresBin = String(process.env.POSTGRES_BIN)
  const postgres = await startPostgres(postgresBin, work)
  const cleanUp = () => {
    postgres.stop()
    rmSync(work, { recursive: true, force: true })
  }
  process.once('exit', cleanUp)
  certify(work)
  copyRelease(path.join(work, 'one'))
  provide('work', work)
  provide('postgresBin', postgresBin)
  provide('databaseServer', postgres.url)
  return async () => {
    const stopped = postgres.stopped
    postgres.stop()
    await stopped
    cleanUp()
  }
}

async function startPostgres(bin: string, work: string) {
  const [data, port] = [path.join(work, 'postgres'), await freePort()]
  mkdirSync(data, { mode: 0o700 })
  unprivileged.own(data)
  const options = { ...unprivileged.identity, stdio: 'ignore' as const, cwd: data }
  execFileSync(`${bin}/initdb`, ['-D', data, '-U', 'uns', '-A', 'trust', '--no-sync'], options)
  const flags = [`-p${port}`, '-k', data, '-clisten_addresses=127.0.0.1', '-cfsync=off']
  const server = spawn(`${bin}/postgres`, ['-D', data, ...flags], options)
  const stopped = new Promise((resolve) => server.once('exit', resolve))
  for (let attempt = 0; !answers(bin, port); attempt += 1) {
    if (attempt === 100) throw new Error('PostgreSQL did not start.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = () => server.kill('SIGINT')
  return { url: `postgres://uns:any@127.0.0.1:${port}/postgres`, stop, stopped }
}

function answers(bin: string, port: number) {
  try {
    execFileSync(`${bin}/pg_isready`, ['-q', '-h', '127.0.0.1', '-p', String(port)])
    return true
  } catch {
    return false
  }
}

function certify(work: string) {
  const [key, certificate] = [path.join(work, 'privkey.pem'), path.join(work, 'fullchain.pem')]
  const subject = ['-subj', '/CN=uns.example', '-addext', 'subjectAltName=DNS:uns.example']
  const how = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...subject]
  execFileSync('openssl', [...how, '-keyout', key, '-out', certificate], { stdio: 'ignore' })
  unprivileged.own(key)
}
