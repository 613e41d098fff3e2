import { setTimeout as sleep } from 'node:timers/promises'
import { withDeadline } from '@/base/deadline'
import { createUnavailableError } from '@/base/errors'
import { log } from '@/base/log'
import { getContentVersion } from '@/lib/content/version'
import type { CachedResponse } from './cached-response'
import type { CacheRenderResult } from './response-cache'

/** Which content this instance shows: looked up all the time, so that no visitor has to. */

const POLL_INTERVAL_MS = 500
/** So long somebody waits to hear that the page in hand is of one content. */
const CONFIRM_TIMEOUT_MS = 2_000
/** So often the content may change while one page is made. */
const MAX_RENDER_ATTEMPTS = 5

export type ContentVersionWatcher = {
  version: () => string
  /** Makes a page of one content, never of the former and the next. */
  unmixed: (render: () => Promise<CachedResponse>) => Promise<CacheRenderResult>
  stop: () => void
}

export async function watchContentVersion(
  readVersion = getContentVersion,
): Promise<ContentVersionWatcher> {
  let version = ''
  let isUnavailable = false

  /** Whether the database could say. */
  async function poll(): Promise<boolean> {
    try {
      version = await withDeadline(readVersion)
      isUnavailable = false
    } catch (error) {
      if (!isUnavailable) log().warn({ event: 'content.unknown', err: error })
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

  /** The change and its version are committed together: the same before and after means none in between. */
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
      if (version === versionBefore) return { copy: response, version, isSure: isConfirmed }
    }
    throw createUnavailableError('the content changes faster than its pages are made')
  }

  return { version: () => version, unmixed: renderAtOneVersion, stop: () => clearTimeout(timer) }
}
