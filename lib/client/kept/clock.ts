import type { Vault } from './vault'

/** `offset` is the server's clock less the device's, `latest` the latest time that was seen, by the server's clock. */
type StoredClock = { offset: number; latest: number }
export type KeptClock = { now: number; isSetBack: boolean }

const NAME = 'clock'
/** Devices correct their clocks by seconds. */
const TOLERANCE_MS = 2 * 60_000

/** A clock that was set back locks until the next contact. */
export async function readClock(vault: Vault): Promise<KeptClock> {
  const { offset, latest } = (await vault.readJson<StoredClock>(NAME)) ?? { offset: 0, latest: 0 }
  const now = Date.now() + offset
  // Without space left, what is here still opens.
  if (now > latest) await vault.writeJson(NAME, { offset, latest: now }).catch(() => undefined)
  return { now, isSetBack: now < latest - TOLERANCE_MS }
}

/** The server's time counts, also after a clock that was ahead. */
export const setClock = (vault: Vault, serverNow: string) => {
  const latest = Date.parse(serverNow)
  return vault.writeJson(NAME, { offset: latest - Date.now(), latest } satisfies StoredClock)
}
