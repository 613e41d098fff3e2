import 'server-only'
import { createScopedValue } from './request-scope'

/** Names a request wherever it leaves a trace: log, emails, webhook deliveries, error page. */
const currentRequestId = createScopedValue<string>('request id')

export const getCurrentRequestId = (): string | undefined => currentRequestId.get()

/** For a new request: nothing of an earlier one on its connection applies. */
export const openRequestScope = <Result>(id: string, work: () => Result): Result =>
  currentRequestId.runAlone(id, work)

/** For work that was stored and is done later. Undefined when no request asked for it. */
export const runForRequest = <Result>(id: string | null | undefined, work: () => Result): Result =>
  currentRequestId.run(id ?? undefined, work)

/** Short enough to read out on the phone. The log is searched for it, because ids begin with it. */
export const shortenRequestId = (requestId: string): string => requestId.slice(0, 8)
