import 'server-only'
import { createScopedValue } from './request-scope'

export type JobScope = { name: string; hasFailed: boolean }

const currentJob = createScopedValue<JobScope>('job')

/** Lines that the work logs name the job. An error among them fails its run, because jobs log and go on. */
export const runInJobScope = <Result>(scope: JobScope, work: () => Result): Result =>
  currentJob.run(scope, work)

export const getJobScope = (): JobScope | undefined => currentJob.get()
