import 'server-only'

const drawer = globalThis as { unsProcessWide?: Record<string, unknown> }

/** One object a process: route bundles and hot reloads make new copies of a module, not of this. */
export function processWide<T extends object>(name: string, make: () => T): T {
  drawer.unsProcessWide ??= {}
  drawer.unsProcessWide[name] ??= make()
  return drawer.unsProcessWide[name] as T
}
