const WORKER_PATH = '/push-worker.js'
const LOGOUT_TIMEOUT_MS = 1_000

export function canUsePush(): boolean {
  const canPush = typeof PushManager !== 'undefined' && typeof Notification !== 'undefined'
  return canPush && 'serviceWorker' in navigator && Notification.permission !== 'denied'
}

/** The server decides: logging out, or resetting a password elsewhere, ends a device without this browser. */
export async function isKnownDevice(fingerprints: string[]): Promise<boolean> {
  const endpoint = (await findSubscription())?.endpoint
  return endpoint !== undefined && fingerprints.includes(await fingerprint(endpoint))
}

type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

/** The worker is registered only when the user turns reminders on. */
export async function subscribeToPush(
  key: string,
): Promise<BrowserSubscription | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register(WORKER_PATH)
    const registration = await navigator.serviceWorker.ready
    // One of an earlier user or key would be refused or shared.
    await (await registration.pushManager.getSubscription())?.unsubscribe()
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    const { endpoint, keys } = subscription.toJSON()
    if (!endpoint || !keys?.p256dh || !keys.auth) return 'failed'
    return { endpoint, p256dh: keys.p256dh, auth: keys.auth }
  } catch {
    // No push service is reachable, or the browser blocks workers.
    return 'failed'
  }
}

/** At logout. The endpoint names the device to the server. A slow browser does not delay the logout. */
export async function unsubscribeFromPush(): Promise<string | undefined> {
  if (!canUsePush()) return
  const subscription = await Promise.race([
    // Blocked by the browser, so it shows no reminders.
    findSubscription().catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, LOGOUT_TIMEOUT_MS)),
  ])
  // The server forgets the device even if the push service is not reachable.
  void subscription?.unsubscribe().catch(() => false)
  return subscription?.endpoint
}

async function findSubscription() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH)
  return registration?.pushManager.getSubscription()
}

async function fingerprint(endpoint: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
