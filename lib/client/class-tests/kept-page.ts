/** So that this page opens again without a connection. */

const WORKER_PATH = '/sheets-worker.js'

/** False if it does not: a browser without such workers, or a frame that did not load. */
export async function keepPage(): Promise<boolean> {
  const { pathname } = window.location
  try {
    const registration = await navigator.serviceWorker.register(WORKER_PATH, { scope: pathname })
    const worker = await waitForWorker(registration)
    const { port1, port2 } = new MessageChannel()
    const answer = new Promise<boolean>((resolve) => {
      port1.onmessage = ({ data }) => resolve(data)
    })
    const frame = new URL('../saved', window.location.href).pathname
    worker.postMessage({ frame, files: listLoadedFiles() }, [port2])
    return await answer
  } catch {
    // The page works on, as long as it is open.
    return false
  }
}

function waitForWorker({ active, waiting, installing }: ServiceWorkerRegistration) {
  const worker = installing ?? waiting ?? active
  return new Promise<ServiceWorker>((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve(worker)
      if (!worker || worker.state === 'redundant') reject(new Error('no worker'))
    }
    worker?.addEventListener('statechange', look)
    look()
  })
}

const listLoadedFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname)
    .filter((path) => path.startsWith('/_next/static/'))
