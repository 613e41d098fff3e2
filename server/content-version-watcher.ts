import { setTimeout as sleep } from 'node:timers/promises'
import { withDeadline } from '@/base/deadline'
import { createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { getContentVersion } from '@/lib/content/version'
import type { CachedResponse } from './cached-response'
import { shareContentVersion } from './contract'
import type { CacheRenderResult } from './response-cache'

/** The current content version, polled in the background so that no request waits for it. */

const POLL_INTERVAL_MS = 500
const CONFIRM_TIMEOUT_MS = 2_000
const MAX_RENDER_ATTEMPTS = 5

export type ContentVersionWatcher = {
  version: () => string
  /** Whether the last poll failed. */
  isUnavailable: () => boolean
  /** Renders until the content version is the same before and after. */
  renderAtOneVersion: (render: () => Promise<CachedResponse>) => Promise<CacheRenderResult>
  stop: () => void
}

export async function watchContentVersion(
  readVersion = getContentVersion,
): Promise<ContentVersionWatcher> {
  let version = ''
  let isUnavailable = false

  async function poll(): Promise<boolean> {
    try {
      version = await withDeadline(readVersion)
      shareContentVersion(version)
      isUnavailable = false
    } catch (error) {
      if (!isUnavailable) log().warn({ event: 'content.version-unknown', err: error })
      isUnavailable = true
    }
    return !isUnavailable
  }

  let timer: NodeJS.Timeout
  const schedulePoll = () => {
    timer = setTimeout(() => void poll().then(schedulePoll), POLL_INTERVAL_MS)
    timer.unref()
  }
  await poll()
  schedulePoll()

  /** A change and its version commit together, so equal versions mean no change in between. */
  async function renderAtOneVersion(
    render: () => Promise<CachedResponse>,
  ): Promise<CacheRenderResult> {
    for (let attempts = 0; attempts < MAX_RENDER_ATTEMPTS; attempts += 1) {
      const versionBefore = version
      const response = await render()
      const isConfirmed = await Promise.race([
        poll(),
        sleep(CONFIRM_TIMEOUT_MS, false, { ref: false }),
      ])
      if (version === versionBefore) return { response, version, isConfirmed }
    }
    throw createUnavailableError('the content changes faster than its pages render')
  }

  function stop() {
    clearTimeout(timer)
    shareContentVersion(undefined)
  }

  return { version: () => version, isUnavailable: () => isUnavailable, renderAtOneVersion, stop }
}
