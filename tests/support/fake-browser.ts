import { vi } from 'vitest'

export class FakeStorage {
  items = new Map<string, string>()
  isBlocked = false
  getItem(key: string) {
    this.#mayRefuse()
    return this.items.get(key) ?? null
  }
  setItem(key: string, value: string) {
    this.#mayRefuse()
    this.items.set(key, value)
  }
  removeItem(key: string) {
    this.#mayRefuse()
    this.items.delete(key)
  }
  #mayRefuse() {
    if (this.isBlocked) throw new DOMException('The operation is insecure.', 'SecurityError')
  }
}

export function stubBrowser() {
  const style = new Map<string, string>()
  const page = {
    lang: 'en-IN',
    dataset: {} as Record<string, string>,
    style: { setProperty: (name: string, value: string) => style.set(name, value) },
  }
  const browser = {
    localStorage: new FakeStorage(),
    sessionStorage: new FakeStorage(),
    window: new EventTarget(),
    document: { documentElement: page, cookie: '', addEventListener: vi.fn() },
    addEventListener: vi.fn(),
    fetch: vi.fn<typeof fetch>(async () => Response.json({})),
  }
  for (const [name, value] of Object.entries(browser)) vi.stubGlobal(name, value)
  return { ...browser, page, style }
}

export const asha = {
  id: 'u1',
  firstname: 'Asha',
  lastname: 'Rao',
  name: 'Asha Rao',
  email: 'asha@school.example',
  is_subscribed: 0,
} as const
