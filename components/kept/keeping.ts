import { canPrefetch } from '@/components/library/network-connection'
import { type KeepOutcome, keepItem, listShelf, syncShelf } from '@/lib/client/kept/shelf'
import { registerShell } from '@/lib/client/kept/shell'

let shelf: Promise<Set<string>> | undefined

/** Renews what is kept, once for all buttons of a page. */
export async function isKept(item: string): Promise<boolean> {
  shelf ??= syncShelf(canPrefetch() !== false)
    .then(listShelf)
    .then((items) => new Set(items.map(({ item: name }) => name)))
  return (await shelf).has(item)
}

export async function keepOnDevice(
  item: string,
  onShare: (share: number) => void,
): Promise<KeepOutcome> {
  // Asked for while the user presses the button; the browser may refuse.
  void navigator.storage?.persist?.().catch(() => false)
  const shell = registerShell().then(
    () => true,
    () => false,
  )
  const outcome = await keepItem(item, onShare)
  if (outcome !== 'kept' || (await shell)) return outcome
  return (await hasSpace()) ? 'connection' : 'full'
}

/** For the pages that open it. */
async function hasSpace() {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota === 0 || quota - usage > SHELL_BYTES
}

const SHELL_BYTES = 4_000_000
