type Entry = { value: object; create: () => object }
const globalStore = globalThis as { unsProcessWide?: Record<string, Entry> }
const entries = () => {
  globalStore.unsProcessWide ??= {}
  return globalStore.unsProcessWide
}

/** One object per process: route bundles and hot reloads duplicate modules. */
export function getProcessSingleton<T extends object>(name: string, create: () => T): T {
  entries()[name] ??= { value: create(), create }
  return entries()[name]?.value as T
}

/** As in a new process. Modules keep the object, so its contents change. Only tests need it. */
export function resetProcessSingleton(name: string): void {
  const entry = entries()[name]
  if (!entry) return
  const { value, create } = entry
  if (value instanceof Map || value instanceof Set) value.clear()
  else for (const key of Object.keys(value)) Reflect.deleteProperty(value, key)
  Object.assign(value, create())
}

/** For one that is read on each use. Only tests need it. */
export function replaceProcessSingleton(name: string, value: object): void {
  entries()[name] = { value, create: () => value }
}

export const listProcessSingletons = (): string[] => Object.keys(entries())
