import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Names that resolve to this machine in tests only: the site, a sibling site and a stranger. */
export const TEST_HOSTS = { own: 'uns.test', beside: 'blog.uns.test', stranger: 'evil.example' }

/** One certificate for the run, which Node trusts from the start of each worker. */
export default function createTlsCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uns-certificate-'))
  const [key, certificate] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')]
  const altNames = ['localhost', ...Object.values(TEST_HOSTS)]
    .map((name) => `DNS:${name}`)
    .join(',')
  const requestArgs = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1']
  const subjectArgs = ['-nodes', '-days', '2', '-subj', '/CN=UNS tests', '-addext']
  const fileArgs = ['-keyout', key, '-out', certificate]
  execFileSync(
    'openssl',
    [...requestArgs, ...subjectArgs, `subjectAltName=${altNames}`, ...fileArgs],
    {
      stdio: 'pipe',
    },
  )
  process.env.TEST_CERTIFICATE = folder
  process.env.NODE_EXTRA_CA_CERTS = certificate
  return () => rmSync(folder, { recursive: true, force: true })
}
