/** A browser storage that never throws: what it refuses (private mode, full disk) lives in memory. */
function createSafeStorage(getStorage: () => Storage) {
  const memory = new Map<string, string | null>()
  return {
    read(key: string): string | null {
      if (memory.has(key)) return memory.get(key) ?? null
      try {
        return getStorage().getItem(key)
      } catch {
        // Refused by the browser, so nothing was ever kept there.
        return null
      }
    },
    write(key: string, text: string | null) {
      try {
        if (text === null) getStorage().removeItem(key)
        else getStorage().setItem(key, text)
        memory.delete(key)
      } catch {
        // Refused or full: for as long as the page is open.
        memory.set(key, text)
      }
    },
  }
}

/** Shared by all tabs; holds `token` and `user`, nothing else. */
export const localStore = createSafeStorage(() => localStorage)

/** Belongs to this tab and ends with it. */
export const sessionStore = createSafeStorage(() => sessionStorage)
