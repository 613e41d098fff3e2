import type {
  PublicKeyCredentialCreationOptionsJSON as PasskeyCreationOptions,
  PublicKeyCredentialRequestOptionsJSON as PasskeyRequestOptions,
} from '@simplewebauthn/browser'

/** The browser's side of passkeys. The library comes when one is made or shown, and not before. */

export type PasskeyResult = { answer: unknown; fault?: undefined } | { fault: PasskeyError }
export type PasskeyError = 'cancelled' | 'known' | 'failed' | 'elsewhere' | 'offline'
export type { PasskeyCreationOptions, PasskeyRequestOptions }

export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function'

/** Whether a field's own suggestions can offer one. */
export const supportsPasskeyAutofill = async () =>
  supportsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

export const createPasskey = (options: PasskeyCreationOptions): Promise<PasskeyResult> =>
  runPasskeyRequest(options.rp.id, async () =>
    (await loadLibrary()).startRegistration({ optionsJSON: options }),
  )

export const requestPasskey = (options: PasskeyRequestOptions): Promise<PasskeyResult> =>
  runPasskeyRequest(options.rpId, async () =>
    (await loadLibrary()).startAuthentication({ optionsJSON: options }),
  )

/** Waits behind the field until one is chosen there; the next one that is asked for ends the waiting. */
export const suggestPasskey = (options: PasskeyRequestOptions): Promise<PasskeyResult> =>
  runPasskeyRequest(options.rpId, async () =>
    (await loadLibrary()).startAuthentication({ optionsJSON: options, useBrowserAutofill: true }),
  )

const loadLibrary = () => import('@simplewebauthn/browser')

const ERRORS_BY_NAME: Record<string, PasskeyError> = {
  AbortError: 'cancelled',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
}

/** A device answers to the site's own name alone, so at another address it is not to blame. */
async function runPasskeyRequest(
  rpId: string | undefined,
  request: () => Promise<unknown>,
): Promise<PasskeyResult> {
  if (rpId && !isCurrentHost(rpId)) return { fault: 'elsewhere' }
  try {
    return { answer: await request() }
  } catch (error) {
    const { name } = error as Error
    return { fault: ERRORS_BY_NAME[name] ?? 'failed' }
  }
}

const isCurrentHost = (rpId: string) => `.${window.location.hostname}`.endsWith(`.${rpId}`)
