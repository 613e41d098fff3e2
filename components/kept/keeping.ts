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
  const [outcome] = await Promise.all([keepItem(item, onShare), registerShell()])
  return outcome
}
