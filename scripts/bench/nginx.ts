import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:https'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { freePort } from '@/tests/support/site'
import { findOrInstall } from '../debian'
import { cores } from './machine'
import { start, work } from './started'

/** nginx with the shipped configuration, and in the same nginx a server that only hands out one file. */

const SHIPPED = 'deploy/nginx'
const home = path.join(work, 'nginx')
const TLS = /^ *ssl_(?!reject|certificate).*$/gm

type Start = { instances: [number, number]; page?: string; on?: string | null; tls?: boolean }

export async function startNginx({ instances, page = '', on = cores.server, tls = true }: Start) {
  if (!existsSync(SHIPPED)) throw new Error(`There is no ${SHIPPED}.`)
  findOrInstall('nginx', 'openssl')
  const [port, plainPort, filePort] = [await freePort(), await freePort(), await freePort()]
  cpSync(SHIPPED, home, { recursive: true })
  for (const folder of ['cache', 'file']) mkdirSync(path.join(home, folder))
  certify()
  writeFileSync(`${home}/file/page.html`, page)
  writeFileSync(`${home}/file/page.html.gz`, gzipSync(page))
  exchange('uns.conf', [
    [/^\s*listen \[::\].*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${plainPort} `],
    tls
      ? [/listen 443 /g, `listen 127.0.0.1:${port} `]
      : [/listen 443 ssl http2/g, `listen 127.0.0.1:${port}`],
    [/\/etc\/ssl\/uns/g, home],
    [/\/var\/cache\/nginx/g, `${home}/cache`],
    [/\/var\/log\/nginx/g, home],
    [/\/var\/www\/acme/g, home],
    [/uns\.example/g, 'localhost'],
    // All teachers come from one address here.
    [/rate=\d+r\/s/g, 'rate=1000000r/s'],
  ])
  exchange('uns/clients.conf', [
    [/limit_conn uns_connections \d+/g, 'limit_conn uns_connections 65000'],
  ])
  exchange('uns/upstream.conf', [
    [/127\.0\.0\.1:3001/g, `127.0.0.1:${instances[0]}`],
    [/127\.0\.0\.1:3002/g, `127.0.0.1:${instances[1]}`],
  ])
  writeFileSync(`${home}/nginx.conf`, mainFile(filePort))
  const url = `${tls ? 'https' : 'http'}://localhost:${port}`
  const fileUrl = `https://localhost:${filePort}/page.html`
  const server = await start({
    name: 'nginx-output',
    command: ['nginx', '-p', home, '-c', `${home}/nginx.conf`, '-e', 'stderr'],
    on,
    ready: () => answersWell(fileUrl),
  })
  return { ...server, port, url, fileUrl }
}

function mainFile(filePort: number) {
  const tls = readFileSync(`${home}/uns.conf`, 'utf8').match(TLS) ?? []
  return `daemon off;
worker_processes 1;
worker_rlimit_nofile 65536;
pid ${home}/pid;
events { worker_connections 32768; }
http {
  include /etc/nginx/mime.types;
  access_log ${home}/access.log;
  include ${home}/uns.conf;
  server {
    listen 127.0.0.1:${filePort} ssl;
    ssl_certificate ${home}/fullchain.pem;
    ssl_certificate_key ${home}/privkey.pem;
${tls.join('\n')}
    root ${home}/file;
    gzip_static on;
  }
}
`
}

/** A setting that is no longer found is a bench that no longer measures what it says. */
function exchange(name: string, pairs: [RegExp, string][]) {
  const file = path.join(home, name)
  let text = readFileSync(file, 'utf8')
  for (const [from, to] of pairs) {
    if (text.search(from) < 0) throw new Error(`${SHIPPED}/${name} no longer holds ${from}`)
    text = text.replace(from, to)
  }
  writeFileSync(file, text)
}

function certify() {
  const kind = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
  const files = ['-keyout', `${home}/privkey.pem`, '-out', `${home}/fullchain.pem`]
  const options = { stdio: 'ignore' as const }
  execFileSync('openssl', [...kind, '-days', '2', '-subj', '/CN=localhost', ...files], options)
}

function answersWell(url: string) {
  const agent = new Agent({ rejectUnauthorized: false })
  return new Promise<boolean>((resolve) => {
    get(url, { agent }, (response) => resolve(response.resume().statusCode === 200)).on(
      'error',
      () => resolve(false),
    )
  })
}
