const globalStore = globalThis as { unsProcessWide?: Record<string, unknown> }

/** One object per process: route bundles and hot reloads duplicate modules. */
export function getProcessSingleton<T extends object>(name: string, create: () => T): T {
  globalStore.unsProcessWide ??= {}
  globalStore.unsProcessWide[name] ??= create()
  return globalStore.unsProcessWide[name] as T
}
