import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { findOrInstall } from '@/scripts/debian'
import { findFreePort } from '@/tests/support/free-port'
import { cores } from './machine'
import { startProcess, workFolder } from './processes'

/** nginx with the shipped configuration, plus a server for one static file as a baseline. */

const SHIPPED_CONFIG = 'deploy/nginx'
const configFolder = path.join(workFolder, 'nginx')
const TLS_SETTINGS = /^ *ssl_(?!reject|certificate).*$/gm

type BenchNginxOptions = {
  instances: [number, number]
  page?: string
  coreList?: string | null
  tls?: boolean
}

export async function startNginx({
  instances,
  page = '',
  coreList = cores.server,
  tls = true,
}: BenchNginxOptions) {
  if (!existsSync(SHIPPED_CONFIG)) throw new Error(`There is no ${SHIPPED_CONFIG}.`)
  findOrInstall('nginx', 'openssl')
  const [port, plainPort, filePort] = [
    await findFreePort(),
    await findFreePort(),
    await findFreePort(),
  ]
  cpSync(SHIPPED_CONFIG, configFolder, { recursive: true })
  for (const folder of ['cache', 'file']) mkdirSync(path.join(configFolder, folder))
  createCertificate()
  writeFileSync(`${configFolder}/file/page.html`, page)
  writeFileSync(`${configFolder}/file/page.html.gz`, gzipSync(page))
  replaceSettings('uns.conf', [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    tls
      ? [/listen 443 /g, `listen 127.0.0.1:${port} `]
      : [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
    [/\/etc\/ssl\/uns/g, configFolder],
    [/\/var\/cache\/nginx/g, `${configFolder}/cache`],
    [/\/var\/log\/nginx/g, configFolder],
    [/\/var\/www\/acme/g, configFolder],
    [/uns\.example/g, 'localhost'],
    // All teachers share one IP here.
    [/rate=\d+r\/s/g, 'rate=1000000r/s'],
  ])
  replaceSettings('uns/clients.conf', [
    [/limit_conn uns_connections \d+/g, 'limit_conn uns_connections 65000'],
  ])
  replaceSettings('uns/upstream.conf', [
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${instances[0]}`],
    [/127\.0\.0\.1:3002/g, `127.0.0.1:${instances[1]}`],
  ])
  writeFileSync(`${configFolder}/nginx.conf`, createMainConfig(filePort))
  const url = `${tls ? 'https' : 'http'}://localhost:${port}`
  const fileUrl = `https://localhost:${filePort}/page.html`
  const server = await startProcess({
    name: 'nginx-output',
    command: ['nginx', '-p', configFolder, '-c', `${configFolder}/nginx.conf`, '-e', 'stderr'],
    coreList,
    isReady: () => isFileServed(fileUrl),
  })
  return { ...server, port, url, fileUrl }
}

function createMainConfig(filePort: number) {
  const tls = readFileSync(`${configFolder}/uns.conf`, 'utf8').match(TLS_SETTINGS) ?? []
  return `daemon off;
worker_processes 1;
worker_rlimit_nofile 65536;
pid ${configFolder}/pid;
events { worker_connections 32768; }
http {
  include /etc/nginx/mime.types;
  access_log ${configFolder}/access.log;
  include ${configFolder}/uns.conf;
  server {
    listen 127.0.0.1:${filePort} ssl;
    ssl_certificate ${configFolder}/fullchain.pem;
    ssl_certificate_key ${configFolder}/privkey.pem;
${tls.join('\n')}
    root ${configFolder}/file;
    gzip_static on;
  }
}
`
}

/** Throws when a setting is missing, because the measurement would be wrong. */
function replaceSettings(name: string, replacements: [RegExp, string][]) {
  const file = path.join(configFolder, name)
  let text = readFileSync(file, 'utf8')
  for (const [pattern, replacement] of replacements) {
    if (text.search(pattern) < 0)
      throw new Error(`${SHIPPED_CONFIG}/${name} no longer holds ${pattern}`)
    text = text.replace(pattern, replacement)
  }
  writeFileSync(file, text)
}

function createCertificate() {
  const keyOptions = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
  ]
  const files = ['-keyout', `${configFolder}/privkey.pem`, '-out', `${configFolder}/fullchain.pem`]
  const options = { stdio: 'ignore' as const }
  execFileSync(
    'openssl',
    [...keyOptions, '-days', '2', '-subj', '/CN=localhost', ...files],
    options,
  )
}

function isFileServed(url: string) {
  const agent = new Agent({ rejectUnauthorized: false })
  return new Promise<boolean>((resolve) => {
    get(url, { agent }, (response) => resolve(response.resume().statusCode === 200)).on(
      'error',
      () => resolve(false),
    )
  })
}
