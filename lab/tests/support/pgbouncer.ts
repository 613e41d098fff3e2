import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { findOrInstall } from '@/scripts/debian'
import { findFreePort } from '@/tests/support/free-port'
import { createPostgresServer, postgresUrl } from '@/tests/support/postgres-server'

/** A separate PostgreSQL and pgbouncer in transaction mode, as a host would run it. */

/** Far fewer than the site opens, so that requests share them all the time. */
const POOL_SIZE = 3

export default async function setUpPooler() {
  findOrInstall('pgbouncer', 'postgres')
  const { server, takeDown } = await createPostgresServer()
  const port = await findFreePort()
  const folder = writeSettings(server.port, port)
  const pooler = startPgbouncer(path.join(folder, 'pgbouncer.ini'))
  process.once('exit', () => pooler.kill('SIGKILL'))
  await waitUntilReady(port)
  process.env.TEST_DATABASE_URL = postgresUrl(server)
  process.env.TEST_POOLER_PORT = String(port)
  return async () => {
    pooler.kill('SIGTERM')
    await once(pooler, 'exit')
    takeDown()
    rmSync(folder, { recursive: true, force: true })
  }
}

function writeSettings(databasePort: number, port: number) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-pooler-'))
  chmodSync(folder, 0o755)
  writeFileSync(path.join(folder, 'users'), '"postgres" ""\n')
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${databasePort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${path.join(folder, 'users')}
pool_mode = transaction
default_pool_size = ${POOL_SIZE}
max_client_conn = 500
server_round_robin = 1
`,
  )
  return folder
}

/** pgbouncer refuses to run as root. */
function startPgbouncer(settingsFile: string): ChildProcess {
  const isRoot = process.getuid?.() === 0
  const command = ['pgbouncer', '-q', settingsFile]
  const [file = '', ...args] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
  return spawn(file, args, {
    stdio: 'ignore',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
  })
}

async function waitUntilReady(port: number) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1')
    const isOpen = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false)
    socket.destroy()
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('pgbouncer did not start')
}
