import { statfs } from 'node:fs/promises'
import tls from 'node:tls'
import { SETTING_NAMES, settings } from '@/base/settings'
import { findNearestName } from '@/base/settings/misspelled'
import { getFileStore } from '@/lib/files/store'
import { listBackupTimes } from '@/lib/housekeeping/backups'
import { type Finding, fault, ok, warning } from './finding'
import { listHostSettingNames } from './host-environment'

/** Checks of the host that need no database. */
export const HOST_CHECKS = {
  settings: checkSettings,
  uploads: checkUploads,
  mail: checkMail,
  disk: checkDisk,
  certificate: checkCertificate,
  backup: checkBackup,
}

const DAY_MS = 86_400_000
const TIMEOUT_MS = 5_000

async function checkSettings(): Promise<Finding[]> {
  const names = listHostSettingNames()
  const unknown = names.filter((name) => !SETTING_NAMES.includes(name))
  if (unknown.length === 0) return [ok('settings', 'valid')]
  return unknown.map((name) => {
    const known = findNearestName(name, SETTING_NAMES)
    return warning('settings', `${name} is not a setting.${known ? ` Did you mean ${known}?` : ''}`)
  })
}

async function checkUploads(): Promise<Finding[]> {
  const { files } = settings()
  if (files.kind !== 's3') return []
  for await (const _ of getFileStore().list('files')) break
  return [ok('uploads', `the bucket ${files.bucket} answers; back it up yourself`)]
}

async function checkMail(): Promise<Finding[]> {
  const { resendApiKey, resendBaseUrl, mailFrom, dataDir } = settings()
  if (!resendApiKey)
    return [
      warning('mail', `RESEND_API_KEY is not set, so emails become files in ${dataDir}/outbox`),
    ]
  if (/@uns\.example>?$/.test(mailFrom))
    return [fault('mail', 'MAIL_FROM is the example. Set an address of your own domain.')]
  const response = await fetch(new URL('/domains', resendBaseUrl ?? 'https://api.resend.com'), {
    headers: { authorization: `Bearer ${resendApiKey}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  // A key that may only send is refused here with this name.
  const mayOnlySend = (await response.text()).includes('restricted_api_key')
  return response.ok || mayOnlySend
    ? [ok('mail', 'Resend accepts the key')]
    : [fault('mail', `Resend answers ${response.status}. Check RESEND_API_KEY.`)]
}

async function checkDisk(): Promise<Finding[]> {
  const { dataDir, files, retention } = settings()
  const folders = [dataDir, ...(files.kind === 'folder' ? [files.dir] : [])]
  const findings: Finding[] = []
  for (const folder of new Set([...folders, retention.backupsFolder])) {
    const stats = await statfs(folder).catch(() => null)
    if (!stats) continue
    const percent = Math.round((100 * stats.bavail) / stats.blocks)
    const text = `${percent} % free in ${folder}`
    if (percent >= 20) findings.push(ok('disk', text))
    else findings.push((percent < 5 ? fault : warning)('disk', `${text}. Make room.`))
  }
  return findings
}

async function checkCertificate(): Promise<Finding[]> {
  const { appUrl } = settings()
  if (appUrl.protocol !== 'https:')
    return [warning('certificate', `APP_URL is ${appUrl.origin}, without TLS`)]
  const { valid_to, issuer, subject } = await readCertificate(appUrl)
  const days = Math.floor((Date.parse(valid_to) - Date.now()) / DAY_MS)
  if (days < 20)
    return [(days < 0 ? fault : warning)('certificate', `${days} days left. Run: certbot renew`)]
  return issuer.CN === subject.CN
    ? [warning('certificate', 'self-signed. Request a real one (docs/host.md, section 9).')]
    : [ok('certificate', `${days} days left`)]
}

const readCertificate = ({ hostname, port }: URL) =>
  new Promise<tls.PeerCertificate>((resolve, reject) => {
    const socket = tls.connect(
      {
        host: hostname,
        port: Number(port || 443),
        servername: hostname,
        rejectUnauthorized: false,
      },
      () => {
        resolve(socket.getPeerCertificate())
        socket.destroy()
      },
    )
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${hostname} does not answer`)))
    socket.once('error', reject)
  })

async function checkBackup(): Promise<Finding[]> {
  const { databaseUrl, retention } = settings()
  if (!databaseUrl) return []
  const times = (await listBackupTimes()) ?? []
  const [newest] = times
  if (newest === undefined)
    return [
      warning('backup', `none in ${retention.backupsFolder}. Run: systemctl start uns-backup`),
    ]
  const days = Math.floor((Date.now() - newest) / DAY_MS)
  return days > 1
    ? [warning('backup', `the newest is ${days} days old. See: systemctl status uns-backup`)]
    : [
        ok(
          'backup',
          `${times.length} in ${retention.backupsFolder}, the newest from the last two days`,
        ),
      ]
}
