import 'server-only'

const globalStore = globalThis as { unsProcessWide?: Record<string, unknown> }

/** One object a process: route bundles and hot reloads make new copies of a module, not of this. */
export function getProcessSingleton<T extends object>(name: string, create: () => T): T {
  globalStore.unsProcessWide ??= {}
  globalStore.unsProcessWide[name] ??= create()
  return globalStore.unsProcessWide[name] as T
}
