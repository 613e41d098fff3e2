/** Never throws: what the browser refuses to store (private mode, full disk) stays in memory. */
function createSafeStorage(getStorage: () => Storage) {
  const memory = new Map<string, string | null>()
  return {
    read(key: string): string | null {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return getStorage().getItem(key)
      } catch {
        // Refused by the browser, so nothing was stored.
        return null
      }
    },
    write(key: string, text: string | null) {
      try {
        if (text === null) getStorage().removeItem(key)
        else getStorage().setItem(key, text)
        memory.delete(key)
      } catch {
        // Refused or full: kept in memory while the page is open.
        memory.set(key, text)
      }
    },
  }
}

/** Shared by all tabs; holds only `token` and `user`. */
export const localStore = createSafeStorage(() => localStorage)

export const sessionStore = createSafeStorage(() => sessionStorage)
