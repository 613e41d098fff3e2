import { routes } from '@/lib/routes'

const WORKER_PATH = '/kept-worker.js'

/** Of the pages of what is kept, in the page's language alone. Resolves when they open without a connection. */
export async function registerShell(): Promise<void> {
  const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: routes.kept })
  const worker = registration.active ?? registration.waiting ?? registration.installing
  await new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve()
      if (worker?.state === 'redundant') reject(new Error('not loaded'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}
