import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'

/**
 * Installs the packages of studio/ or lab/ when one of its programs first runs, and again after a
 * change of its lock file.
 *
 * @param {string} folder
 */
export function installPackages(folder) {
  if (isInstalled(folder)) return
  // Not to the output, which another program may read.
  process.stderr.write(`Installing the packages of ${folder}/ …\n`)
  const command = ['ci', '--prefix', folder, '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', command, { stdio: ['inherit', 2, 2] })
  if (status !== 0) throw new Error(`npm could not install ${folder}/package-lock.json.`)
}

/** @param {string} folder */
function isInstalled(folder) {
  const installedFile = `${folder}/node_modules/.package-lock.json`
  if (!existsSync(installedFile)) return false
  return statSync(installedFile).mtimeMs >= statSync(`${folder}/package-lock.json`).mtimeMs
}
