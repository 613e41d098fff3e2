import { spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { inject } from 'vitest'
import { findFreePort } from '@/tests/support/free-port'
import { unprivileged } from './environment'

/** nginx with the shipped configuration, except ports, paths and instances. */
export type NginxServer = Awaited<ReturnType<typeof startNginx>>

export async function startNginx(instances: [number, number]) {
  const home = mkdtempSync(path.join(inject('work'), 'nginx-'))
  const [port, plainPort] = [await findFreePort(), await findFreePort()]
  cpSync('deploy/nginx', home, { recursive: true })
  for (const folder of ['cache', 'temp']) mkdirSync(path.join(home, folder))
  replaceInFile(path.join(home, 'uns.conf'), [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    [/listen 443 /g, `listen 127.0.0.1:${port} `],
    [/\/etc\/ssl\/uns/g, inject('work')],
    [/\/var\/cache\/nginx/g, `${home}/cache`],
    [/\/var\/log\/nginx\/access\.log/g, `${home}/access.log`],
    [/\/var\/www\/acme/g, home],
  ])
  replaceInFile(path.join(home, 'uns/upstream.conf'), [
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${instances[0]}`],
    [/127\.0\.0\.1:3002/g, `127.0.0.1:${instances[1]}`],
  ])
  const tempFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = [
    'daemon off;',
    'worker_processes 2;',
    `pid ${home}/pid;`,
    'error_log stderr warn;',
    'events { worker_connections 1024; }',
    'http {',
    'include /etc/nginx/mime.types;',
    'access_log off;',
    ...tempFolders.map((name) => `${name}_temp_path ${home}/temp/${name};`),
    `include ${home}/uns.conf;`,
    '}',
  ]
  writeFileSync(path.join(home, 'nginx.conf'), config.join('\n'))
  for (const name of ['', 'cache', 'temp']) unprivileged.own(path.join(home, name))
  const command = ['-p', home, '-c', path.join(home, 'nginx.conf'), '-e', 'stderr']
  const configTest = spawnSync('nginx', [...command, '-t'], {
    ...unprivileged.identity,
    encoding: 'utf8',
  })
  if (configTest.status !== 0)
    throw new Error(`nginx refuses its configuration:\n${configTest.stderr}`)
  const server = spawn('nginx', command, {
    ...unprivileged.identity,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => server.kill('SIGTERM'))
  let errors = ''
  server.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString()
  })
  const exited = new Promise((resolve) => server.once('exit', resolve))
  await waitForPort(port)
  return {
    port,
    plainPort,
    home,
    errors: () => errors,
    warnings: configTest.stderr,
    accessLog: () => readFileSync(path.join(home, 'access.log'), 'utf8'),
    cacheKeys: () => readCacheKeys(path.join(home, 'cache')),
    stop: () => {
      server.kill('SIGTERM')
      return exited
    },
  }
}

const readCacheKeys = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'latin1'))
    .map((text) => /^KEY: (.*)$/m.exec(text)?.[1] ?? '')

function replaceInFile(file: string, replacements: [RegExp, string][]) {
  let text = readFileSync(file, 'utf8')
  for (const [pattern, replacement] of replacements) {
    if (text.search(pattern) < 0) throw new Error(`${file} no longer holds ${pattern}`)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(file, text)
}

async function waitForPort(port: number) {
  const { connect } = await import('node:net')
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.end())
    })
    if (isOpen) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('nginx did not start')
}
