import { setTimeout as sleep } from 'node:timers/promises'
import { withinDeadline } from '@/base/deadline'
import { unavailable } from '@/base/errors'
import { log } from '@/base/log'
import { contentVersion } from '@/lib/content/version'
import type { Copy } from './copy'
import type { Made } from './shelf'

/** Which content this instance shows: looked up all the time, so that no visitor has to. */

const LOOK_EVERY_MS = 500
/** So long somebody waits to hear that the page in hand is of one content. */
const PATIENCE_MS = 2_000
/** So often the content may change while one page is made. */
const MOST_TRIES = 5

export type Freshness = {
  version: () => string
  /** Makes a page of one content, never of the former and the next. */
  unmixed: (make: () => Promise<Copy>) => Promise<Made>
  stop: () => void
}

export async function watchContent(ask = contentVersion): Promise<Freshness> {
  let version = ''
  let isAway = false

  /** Whether the database could say. */
  async function look(): Promise<boolean> {
    try {
      version = await withinDeadline(ask)
      isAway = false
    } catch (error) {
      if (!isAway) log().warn({ event: 'content.unknown', err: error })
      isAway = true
    }
    return !isAway
  }

  let timer: NodeJS.Timeout
  const lookAgain = () => {
    timer = setTimeout(() => void look().then(lookAgain), LOOK_EVERY_MS)
    timer.unref()
  }
  await look()
  lookAgain()

  /** The change and its version are committed together: the same before and after means none in between. */
  async function unmixed(make: () => Promise<Copy>): Promise<Made> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = version
      const copy = await make()
      const isSure = await Promise.race([look(), sleep(PATIENCE_MS, false, { ref: false })])
      if (version === before) return { copy, version, isSure }
    }
    throw unavailable('the content changes faster than its pages are made')
  }

  return { version: () => version, unmixed, stop: () => clearTimeout(timer) }
}
