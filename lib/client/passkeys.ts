import type {
  PublicKeyCredentialRequestOptionsJSON as Asking,
  PublicKeyCredentialCreationOptionsJSON as Making,
} from '@simplewebauthn/browser'

/** The browser's side of passkeys. The library comes when one is made or shown, and not before. */

export type Shown = { answer: unknown; fault?: undefined } | { fault: PasskeyFault }
export type PasskeyFault = 'cancelled' | 'known' | 'failed'
export type { Asking, Making }

export const knowsPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Whether a field's own suggestions can offer one. */
export const suggestsPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

export const makePasskey = (options: Making): Promise<Shown> =>
  shown(async () => (await library()).startRegistration({ optionsJSON: options }))

export const showPasskey = (options: Asking): Promise<Shown> =>
  shown(async () => (await library()).startAuthentication({ optionsJSON: options }))

/** Waits behind the field until one is chosen there; the next one that is asked for ends the waiting. */
export const suggestPasskey = (options: Asking): Promise<Shown> =>
  shown(async () =>
    (await library()).startAuthentication({ optionsJSON: options, useBrowserAutofill: true }),
  )

const library = () => import('@simplewebauthn/browser')

const FAULTS: Record<string, PasskeyFault> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
}

async function shown(work: () => Promise<unknown>): Promise<Shown> {
  try {
    return { answer: await work() }
  } catch (error) {
    const { name } = error as Error
    return { fault: FAULTS[name] ?? 'failed' }
  }
}
