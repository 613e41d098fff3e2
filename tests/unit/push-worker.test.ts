import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

type Listener = (event: object) => void

function startWorker() {
  const listeners = new Map<string, Listener>()
  const shown: unknown[] = []
  const opened: string[] = []
  const worker = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: (...notification: unknown[]) => shown.push(notification) },
    clients: { openWindow: (url: string) => opened.push(url) },
    location: { origin: 'https://uns.example' },
  }
  runInNewContext(readFileSync('public/push-worker.js', 'utf8'), { self: worker, URL })
  const emit = (name: string, event: object) =>
    listeners.get(name)?.({ waitUntil: () => undefined, ...event })
  return { listeners, shown, opened, emit }
}

test('the service worker shows reminders and opens them, and answers no request', () => {
  const { listeners, shown, opened, emit } = startWorker()
  expect([...listeners.keys()]).toEqual(['push', 'notificationclick'])
  const message = { title: 'Water', body: 'Soon', url: '/series/water', tag: 'x' }
  emit('push', { data: { json: () => message } })
  expect(shown).toMatchObject([['Water', { body: 'Soon', tag: 'x' }]])
  emit('notificationclick', { notification: { close: () => undefined, data: message } })
  expect(opened).toEqual(['https://uns.example/series/water'])
})

test('a notification opens pages of the site only', () => {
  const { opened, emit } = startWorker()
  const data = { url: 'https://evil.example/' }
  emit('notificationclick', { notification: { close: () => undefined, data } })
  expect(opened).toEqual([])
})
