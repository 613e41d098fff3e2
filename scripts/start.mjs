// Plain JavaScript, so that a start with a current build needs no compiler.
import { spawn } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { findBuildProblem, PROGRAMS_FOLDER } from './build-stamp.mjs'

/** Restarting does not help, so the systemd unit stops at this code (EX_CONFIG). */
const UNUSABLE_BUILD_CODE = 78

/**
 * A live release is never built in place: another instance may be serving it, and the user of the
 * site may not write there.
 *
 * @param {{ isLive: boolean }} options
 */
export async function start({ isLive }) {
  const problem = findBuildProblem()
  if (problem && (isLive || !isWritable('.'))) {
    process.stderr.write(`${problem}: run "npm run build" there, then start again.\n`)
    process.exit(UNUSABLE_BUILD_CODE)
  }
  if (problem) await buildInChild()
  await import(pathToFileURL(path.resolve(PROGRAMS_FOLDER, 'start.js')).href)
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    // No right to write, or a read-only file system.
    return false
  }
}

/** A process of its own, whose memory is free again before the database opens. The channel ends it with this one. */
async function buildInChild() {
  const runner = fileURLToPath(new URL('run.mjs', import.meta.url))
  const stdio = /** @type {const} */ (['inherit', 'inherit', 'inherit', 'ipc'])
  const child = spawn(process.execPath, [runner, 'build-for-start'], { stdio: [...stdio] })
  const stop = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal)
  process.on('SIGTERM', stop).on('SIGINT', stop)
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) process.exit(code ?? 1)
  process.off('SIGTERM', stop).off('SIGINT', stop)
}
