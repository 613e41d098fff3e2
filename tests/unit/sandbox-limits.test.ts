import { expect, test, vi } from 'vitest'
import * as limitedProcess from '@/base/limited-process'
import { inspectInSandbox } from '@/lib/files/inspect/sandbox'

const spawnLimitedProcess = vi
  .spyOn(limitedProcess, 'spawnLimitedProcess')
  .mockImplementation(() => {
    throw new Error('not started')
  })

test('an uploaded file is inspected for at most 20 seconds of CPU time, within a minute', async () => {
  await expect(inspectInSandbox('pdf', ['file'])).rejects.toThrow('not started')
  const [, limits, options] = spawnLimitedProcess.mock.lastCall ?? []
  expect(limits?.maxCpuSeconds).toBe(20)
  expect(options?.timeout).toBe(60_000)
  expect(options?.killSignal).toBe('SIGKILL')
})
