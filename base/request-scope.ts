import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { getProcessSingleton } from './process-singleton'

/** One store for all values: before Node 24, every promise pays for each store. */
const storage = getProcessSingleton(
  'request scope',
  () => new AsyncLocalStorage<Readonly<Record<string, unknown>>>(),
)

/** A value that a request passes to everything that runs for it; undefined outside. */
export function createScopedValue<Value>(name: string) {
  const get = () => storage.getStore()?.[name] as Value | undefined
  const run = <Result>(value: Value | undefined, work: () => Result): Result =>
    storage.run({ ...storage.getStore(), [name]: value }, work)
  const runAlone = <Result>(value: Value, work: () => Result): Result =>
    storage.run({ [name]: value }, work)
  return { get, run, runAlone }
}
