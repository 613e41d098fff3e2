import type {
  PublicKeyCredentialCreationOptionsJSON as PasskeyCreationOptions,
  PublicKeyCredentialRequestOptionsJSON as PasskeyRequestOptions,
} from '@simplewebauthn/browser'

/** Loads the WebAuthn library only when a passkey is used. */

export type PasskeyResult = { response: unknown; error?: undefined } | { error: PasskeyError }
export type PasskeyError = 'cancelled' | 'known' | 'failed' | 'elsewhere' | 'offline'
export type { PasskeyCreationOptions, PasskeyRequestOptions }

export const supportsPasskeys = () => typeof window.PublicKeyCredential === 'function'

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

/** Waits until a passkey is chosen in autofill; the next passkey request cancels it. */
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

/** A passkey works only on the site's own domain, so at another URL the error is not the device's. */
async function runPasskeyRequest(
  rpId: string | undefined,
  request: () => Promise<unknown>,
): Promise<PasskeyResult> {
  if (rpId && !isCurrentHost(rpId)) return { error: 'elsewhere' }
  try {
    return { response: await request() }
  } catch (error) {
    const { name } = error as Error
    return { error: ERRORS_BY_NAME[name] ?? 'failed' }
  }
}

const isCurrentHost = (rpId: string) => `.${window.location.hostname}`.endsWith(`.${rpId}`)
