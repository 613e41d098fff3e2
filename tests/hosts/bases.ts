import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { nodeProgram } from '@/scripts/node-program'
import { unpackDebian } from './debian'
import type { Podman } from './podman'

/**
 * The images that deploy/Dockerfile begins from, made of Debian's and npm's packages: no registry of
 * images is asked. `uns-build` stands for node:22-slim, `uns-base` for distroless' cc-debian.
 */
export async function makeBases({ podman }: Podman, work: string) {
  const root = path.join(work, 'root')
  unpackDebian(root)
  const libraries = execFileSync('chroot', [root, 'dpkg', '-L', ...OF_CC], { encoding: 'utf8' })
  const list = path.join(work, 'libraries')
  const kept = libraries
    .split('\n')
    .filter((file) => /^\/(?!\.$|usr\/share\/(doc|man)\b)/.test(file))
  writeFileSync(
    list,
    [...new Set([...kept, '/lib', '/lib64'])].map((file) => `.${file}`).join('\n'),
  )
  const base = path.join(work, 'base.tar')
  execFileSync('tar', ['-C', root, '--no-recursion', '-cf', base, '-T', list])
  await podman('import', base, 'localhost/uns-base')

  putNode(root)
  const build = path.join(work, 'build.tar')
  execFileSync('tar', ['-C', root, '-cf', build, '.'])
  await podman(
    'import',
    '--change',
    'ENV PATH=/usr/local/bin:/usr/bin:/bin',
    build,
    'localhost/uns-build',
  )
}

const OF_CC = ['base-files', 'gcc-14-base', 'libc6', 'libgcc-s1', 'libstdc++6', 'tzdata']

/** Node 22 and the npm at hand, and whose certificates this machine trusts when it fetches packages. */
function putNode(root: string) {
  const local = path.join(root, 'usr/local')
  cpSync(nodeProgram('22'), path.join(local, 'bin/node'))
  const npm = execFileSync('npm', ['root', '--global'], { encoding: 'utf8' }).trim()
  cpSync(path.join(npm, 'npm'), path.join(local, 'lib/node_modules/npm'), { recursive: true })
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', path.join(local, 'bin/npm'))
  mkdirSync(path.join(root, 'etc/ssl/certs'), { recursive: true })
  cpSync('/etc/ssl/certs/ca-certificates.crt', path.join(root, 'etc/ssl/certs/trusted.crt'))
  writeFileSync(
    path.join(local, 'lib/node_modules/npm/npmrc'),
    'cafile=/etc/ssl/certs/trusted.crt\n',
  )
}
