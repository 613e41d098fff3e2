const WORKER_PATH = '/push-worker.js'

type PushState = 'unsupported' | 'denied' | 'on' | 'off'

/** Of this browser. The worker is registered only when the user turns reminders on. */
export async function findPushSubscription(): Promise<PushState> {
  const canPush = typeof PushManager !== 'undefined' && typeof Notification !== 'undefined'
  if (!canPush || !('serviceWorker' in navigator)) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(WORKER_PATH)
  return (await registration?.pushManager.getSubscription()) ? 'on' : 'off'
}

type BrowserSubscription = { endpoint: string; p256dh: string; auth: string }

export async function subscribeToPush(
  key: string,
): Promise<BrowserSubscription | 'denied' | 'failed'> {
  try {
    if ((await Notification.requestPermission()) !== 'granted') return 'denied'
    await navigator.serviceWorker.register(WORKER_PATH)
    const registration = await navigator.serviceWorker.ready
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
