import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newTeacher, userApiPath } from '@/tests/support/api-user'
import { explainMissingDebian, unpackDebian } from './debian'
import { findBlock, type GuideBlock, readBlocks } from './guide'
import { bootMachine, type DebianMachine } from './machine'
import { createSourceRepository } from './source'

/**
 * docs/host.md, followed line by line in a new Debian that boots for it. Only the three values
 * that the page asks for come from the test.
 */

const skipReason = explainMissingDebian('systemd-nspawn')
const guideBlocks = readBlocks('docs/host.md')
const GUIDE_VARIABLES = 'export UNS_NAME=school.example SOURCE=file:///mnt/source RELEASE=first\n'
const SITE_PID = '$(systemctl show --property=MainPID --value uns@3001)'
const NO_PROXY = 'HTTP_PROXY= http_proxy= https_proxy='

let workFolder: string
let machine: DebianMachine
let shellState = GUIDE_VARIABLES

async function runBlock({ lines }: GuideBlock) {
  const output = await machine.run(`${shellState}\n${lines}\npwd > /run/where`)
  shellState = `${GUIDE_VARIABLES}cd ${(await machine.run('cat /run/where')).trim()}`
  return output
}

const runSql = (sql: string) => machine.run(`runuser -u postgres -- psql -qtA uns -c "${sql}"`)

async function fetchPath(
  urlPath: string,
  { json, cookie }: { json?: object; cookie?: string } = {},
) {
  const body = json ? `-H 'content-type: application/json' -d '${JSON.stringify(json)}'` : ''
  const output = await machine.run(
    `${NO_PROXY} curl -sS -i --cacert /etc/ssl/uns/fullchain.pem --resolve school.example:443:127.0.0.1 \
      ${cookie ? `-H 'cookie: ${cookie}'` : ''} ${body} https://school.example${urlPath}`,
  )
  const status = Number(/^HTTP\/\S+ (\d+)/.exec(output)?.[1])
  const cookies = [...output.matchAll(/^set-cookie: ([^;]+)/gim)].map(([, pair]) => pair)
  return { status, output: output, cookie: cookies.join('; ') }
}

const dumpRows = async () => {
  const dump = await machine.run('runuser -u postgres -- pg_dump --data-only --column-inserts uns')
  return dump
    .split('\n')
    .filter((line) => line.startsWith('INSERT'))
    .sort()
}

describe.skipIf(skipReason)(
  `the guide for a Node host${skipReason && ` (skipped: ${skipReason})`}`,
  () => {
    const teacher = newTeacher()
    let sessionCookie = ''

    beforeAll(async () => {
      workFolder = mkdtempSync(path.join(os.tmpdir(), 'uns-host-'))
      const root = path.join(workFolder, 'debian')
      unpackDebian(root)
      // The clone runs as another user than the owner of the repository.
      writeFileSync(path.join(root, 'etc/gitconfig'), '[safe]\n\tdirectory = *\n')
      // Skips fsync for each package file, to save time.
      writeFileSync(path.join(root, 'etc/dpkg/dpkg.cfg.d/quick'), 'force-unsafe-io\n')
      machine = await bootMachine(root, {
        [createSourceRepository(path.join(workFolder, 'source'))]: '/mnt/source',
      })
    }, 600_000)

    afterAll(async () => {
      await machine?.stop()
      if (workFolder) rmSync(workFolder, { recursive: true, force: true })
    }, 120_000)

    test('leads from a new Debian to a site over TLS', async () => {
      const installBlocks = guideBlocks.slice(
        0,
        guideBlocks.indexOf(findBlock(guideBlocks, 'outside')),
      )
      for (const block of installBlocks.filter(({ mark }) => mark === '')) await runBlock(block)
      expect((await fetchPath('/')).output).toMatch(/strict-transport-security/i)
      expect((await fetchPath('/api/health/ready')).status).toBe(200)
      expect(await runSql('show server_encoding')).toBe('UTF8\n')
    })

    test('lets users register, log in and get emails, and keeps settings with spaces intact', async () => {
      expect((await fetchPath(userApiPath('register'), { json: teacher })).status).toBe(201)
      const { email, password } = teacher
      const login = await fetchPath(userApiPath('login'), { json: { email, password } })
      sessionCookie = login.cookie
      expect((await fetchPath(userApiPath('me'), { cookie: sessionCookie })).output).toContain(
        email,
      )
      const mails = await machine.run('sleep 5; cat /var/lib/uns/outbox/*.json')
      expect(mails).toContain(`"to": "${email}"`)
      const environment = await machine.run(`tr '\\0' '\\n' < /proc/${SITE_PID}/environ`)
      expect(environment).toContain('MAIL_FROM=UNS <hello@uns.example>\n')
    })

    test('runs the site as its own confined user with write access to its data only', async () => {
      for (const unit of ['uns@3001', 'uns-backup']) {
        const verdict = await machine.run(`systemd-analyze security ${unit} | tail -n 1`)
        expect(Number(/level for \S+: ([\d.]+)/.exec(verdict)?.[1]), verdict).toBeLessThanOrEqual(
          2.5,
        )
      }
      const status = await machine.run(`cat /proc/${SITE_PID}/status`)
      expect(status).toMatch(/^CapBnd:\s0{16}$/m)
      expect(status).toMatch(/^NoNewPrivs:\s1$/m)
      const owner = await machine.run(`stat --format=%U /proc/${SITE_PID}`)
      expect(owner).toBe('uns\n')
      const settings = await machine.run('stat --format="%U %a" /etc/uns/uns.env')
      expect(settings).toBe('root 600\n')
      const listening = await machine.run('ss -Hltn | grep -v 127.0.0.1 | grep -vF "[::1]"')
      expect(listening.match(/:\d+(?= )/g)?.filter((port) => !/:(80|443)$/.test(port))).toEqual([])
    })

    test('serves certbot’s challenge and uses its certificate', async () => {
      const curlCommand = `${NO_PROXY} curl -sS http://127.0.0.1/.well-known/acme-challenge/word`
      await machine.run('install -d /var/www/acme/.well-known/acme-challenge')
      await machine.run('echo proof > /var/www/acme/.well-known/acme-challenge/word')
      expect(await machine.run(curlCommand)).toBe('proof\n')

      const certificateFolder = '/etc/letsencrypt/live/school.example'
      await machine.run(`install -d ${certificateFolder}; openssl req -x509 -newkey rsa:2048 -nodes -days 90 \
      -subj /CN=school.example -addext subjectAltName=DNS:school.example,DNS:renewed.example \
      -keyout ${certificateFolder}/privkey.pem -out ${certificateFolder}/fullchain.pem 2> /dev/null`)
      await machine.run(
        `RENEWED_LINEAGE=${certificateFolder} /srv/uns/current/deploy/certificate.sh; sleep 1`,
      )
      const servedCertificate = await machine.run(
        'openssl s_client -connect 127.0.0.1:443 -servername school.example < /dev/null 2> /dev/null | openssl x509 -noout -ext subjectAltName',
      )
      expect(servedCertificate).toContain('renewed.example')
    })

    test('restores database, data and settings from one file with one command', async () => {
      await runBlock(findBlock(guideBlocks, 'backup'))
      const rowsBefore = await dumpRows()
      const mails = await machine.run('cd /var/lib/uns/outbox; sha256sum *')
      await machine.run(`systemctl stop uns@3001 uns@3002; systemctl disable uns@3001 uns@3002
      pg_dropcluster --stop 17 main; pg_createcluster --start 17 main
      rm -rf /var/lib/uns /etc/uns`)
      await expect(runSql('select 1')).rejects.toThrow('database "uns" does not exist')

      await runBlock(findBlock(guideBlocks, 'restore'))
      expect(await dumpRows()).toEqual(rowsBefore)
      expect(rowsBefore.join()).toContain(teacher.email)
      expect(await machine.run('cd /var/lib/uns/outbox; sha256sum *')).toBe(mails)
      expect((await fetchPath(userApiPath('me'), { cookie: sessionCookie })).output).toContain(
        teacher.email,
      )
      expect(await machine.run('systemctl is-enabled uns@3002')).toBe('enabled\n')
    })

    test('updates and rolls back with one command and loses no request', async () => {
      await machine.run(`cat > /run/visitor <<'END'
while sleep 0.05; do for page in / /api/health/ready /subscription?x=1; do
  ${NO_PROXY} curl -sk -o /dev/null -w "%{http_code}\\n" --resolve school.example:443:127.0.0.1 https://school.example$page
done; done > /run/visits
END
      systemd-run --quiet --unit=visitor bash /run/visitor`)
      const updateBlock = { ...findBlock(guideBlocks, 'update') }
      updateBlock.lines = `export RELEASE=second\n${updateBlock.lines}`
      expect(await runBlock(updateBlock)).toContain('/srv/uns/releases/second is live.')
      expect(await machine.run('readlink /srv/uns/current')).toBe('/srv/uns/releases/second\n')
      expect(await runBlock(findBlock(guideBlocks, 'back'))).toContain(
        '/srv/uns/releases/first is live.',
      )
      await machine.run('systemctl stop visitor')
      const statuses = (await machine.run('cat /run/visits')).trim().split('\n')
      expect(statuses.length).toBeGreaterThan(100)
      expect(statuses.filter((code) => code !== '200')).toEqual([])
    })
  },
)
