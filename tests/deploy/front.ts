import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { freePort } from '../support/site'
import { unprivileged } from './account'

/** nginx with the shipped configuration: only ports, paths and the instances' addresses are exchanged. */
export type Front = Awaited<ReturnType<typeof startNginx>>

export async function startNginx(instances: [number, number]) {
  const home = mkdtempSync(path.join(inject('work'), 'nginx-'))
  const [port, plainPort] = [await freePort(), await freePort()]
  cpSync('deploy/nginx', home, { recursive: true })
  for (const folder of ['cache', 'temp']) mkdirSync(path.join(home, folder))
  exchange(path.join(home, 'uns.conf'), [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/\/etc\/ssl\/uns/g, inject('work')],
    [/\/var\/cache\/nginx/g, `${home}/cache`],
    [/\/var\/log\/nginx\/access\.log/g, `${home}/access.log`],
    [/\/var\/www\/acme/g, home],
  ])
  exchange(path.join(home, 'uns/upstream.conf'), [
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${instances[0]}`],
    [/127\.0\.0\.1:3002/g, `127.0.0.1:${instances[1]}`],
  ])
  const temps = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const main = [
    'daemon off;',
    'worker_processes 2;',
    `pid ${home}/pid;`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...temps.map((name) => `${name}_temp_path ${home}/temp/${name};`),
    `include ${home}/uns.conf;`,
    '}',
  ]
  writeFileSync(path.join(home, 'nginx.conf'), main.join('\n'))
  for (const name of ['', 'cache', 'temp']) unprivileged.own(path.join(home, name))
  const command = ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', 'stderr']
  const checked = spawnSync('nginx', [...command, '-t'], {
    ...unprivileged.identity,
    encoding: 'utf8',
  })
  if (checked.status !== 0) throw new Error(`nginx refuses its configuration:\n${checked.stderr}`)
  const server = spawn('nginx', command, {
    ...unprivileged.identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  await listening(port)
  return {
    port,
    plainPort,
    home,
    errors: () => errors,
    warnings: checked.stderr,
    accessLog: () => readFileSync(path.join(home, 'access.log'), 'utf8'),
    stop: () => {
      server.kill('SIGTERM')
      return ended
    },
  }
}

function exchange(file: string, pairs: [RegExp, string][]) {
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of pairs) {
    if (text.search(from) < 0) throw new Error(`${file} no longer holds ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(file, text)
}

async function listening(port: number) {
  const { connect } = await import('node:net')
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.end())
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start')
}
