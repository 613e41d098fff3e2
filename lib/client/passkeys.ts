import type {
  PublicKeyCredentialRequestOptionsJSON as Asking,
  PublicKeyCredentialCreationOptionsJSON as Making,
} from '@simplewebauthn/browser'

/** The browser's side of passkeys. The library comes when one is made or shown, and not before. */

export type Shown = { answer: unknown; fault?: undefined } | { fault: PasskeyFault }
export type PasskeyFault = 'cancelled' | 'known' | 'failed' | 'elsewhere' | 'offline'
export type { Asking, Making }

export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Whether a field's own suggestions can offer one. */
export const suggestsPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

export const makePasskey = (options: Making): Promise<Shown> =>
  shown(options.rp.id, async () => (await library()).startRegistration({ optionsJSON: options }))

export const showPasskey = (options: Asking): Promise<Shown> =>
  shown(options.rpId, async () => (await library()).startAuthentication({ optionsJSON: options }))

/** Waits behind the field until one is chosen there; the next one that is asked for ends the waiting. */
export const suggestPasskey = (options: Asking): Promise<Shown> =>
  shown(options.rpId, async () =>
    (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: true }),
  )

const library = () => import('@simplewebauthn/browser')

const FAULTS: Record<string, PasskeyFault> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
}

/** A device answers to the site's own name alone, so at another address it is not to blame. */
async function shown(site: string | undefined, work: () => Promise<unknown>): Promise<Shown> {
  if (site && !isHere(site)) return { fault: 'elsewhere' }
  try {
    return { answer: await work() }
  } catch (error) {
    const { name } = error as Error
    return { fault: FAULTS[name] ?? 'failed' }
  }
}

const isHere = (site: string) => `.${window.location.hostname}`.endsWith(`.${site}`)
