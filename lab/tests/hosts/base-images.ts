import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findOrInstallNode } from '../../node-program'
import { unpackDebian } from './debian'
import type { PodmanHost } from './podman'

/**
 * The base images of deploy/Dockerfile, built from packages of Debian and npm without an image
 * registry. `uns-build` replaces node:22-slim, `uns-base` distroless' cc-debian.
 */
export async function createBaseImages({ podman }: PodmanHost, workFolder: string) {
  const root = path.join(workFolder, 'root')
  unpackDebian(root)
  const libraries = execFileSync('chroot', [root, 'dpkg', '-L', ...CC_PACKAGES], {
    encoding: 'utf8',
  })
  const listFile = path.join(workFolder, 'libraries')
  const libraryFiles = libraries
    .split('\n')
    .filter((file) => /^\/(?!\.$|usr\/share\/(doc|man)\b)/.test(file))
  writeFileSync(
    listFile,
    [...new Set([...libraryFiles, '/lib', '/lib64'])].map((file) => `.${file}`).join('\n'),
  )
  const baseTar = path.join(workFolder, 'base.tar')
  execFileSync('tar', ['-C', root, '--no-recursion', '-cf', baseTar, '-T', listFile])
  await podman('import', baseTar, 'localhost/uns-base')

  installNode(root)
  const buildTar = path.join(workFolder, 'build.tar')
  execFileSync('tar', ['-C', root, '-cf', buildTar, '.'])
  await podman(
    'import',
    '--change',
    'ENV PATH=/usr/local/bin:/usr/bin:/bin',
    buildTar,
    'localhost/uns-build',
  )
}

const CC_PACKAGES = ['base-files', 'gcc-14-base', 'libc6', 'libgcc-s1', 'libstdc++6', 'tzdata']

/** Node 22, the local npm, and the certificates that this machine trusts for packages. */
function installNode(root: string) {
  const localFolder = path.join(root, 'usr/local')
  cpSync(findOrInstallNode('22'), path.join(localFolder, 'bin/node'))
  const npmRoot = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
  cpSync(path.join(npmRoot, 'npm'), path.join(localFolder, 'lib/node_modules/npm'), {
    recursive: true,
  })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(localFolder, 'bin/npm'))
  mkdirSync(path.join(root, 'etc/ssl/certs'), { recursive: true })
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(root, 'etc/ssl/certs/trusted.crt'))
  writeFileSync(
    path.join(localFolder, 'lib/node_modules/npm/npmrc'),
    'cafile=/etc/ssl/certs/trusted.crt\n',
  )
}
